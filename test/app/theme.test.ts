import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { cssVariablesResolver, theme } from '#src/app/theme/theme.ts';

const THEME_FOLDER = resolve(import.meta.dirname, '../../src/app/theme');
const tokens = readFileSync(resolve(THEME_FOLDER, 'tokens.css'), 'utf8');

const OWN_PALETTES = new Set(Object.keys(theme.colors ?? {}));

type Sheet = Record<string, Record<string, string>>;

/** The variables that Mantine would write into the page; a static file keeps a strict Content-Security-Policy possible. */
function expectedVariables(): Sheet {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const own = cssVariablesResolver(merged);
  const usual = defaultCssVariablesResolver(merged);
  const ofScheme = (scheme: 'dark' | 'light') => ({
    '--mantine-color-scheme': scheme,
    ...withoutForeignPalettes({ ...usual[scheme], ...own[scheme] }),
  });
  return {
    ':root': withoutForeignPalettes({ ...usual.variables, ...own.variables }),
    ":root[data-mantine-color-scheme='dark']": ofScheme('dark'),
    ":root[data-mantine-color-scheme='light']": ofScheme('light'),
  };
}

function writtenVariables(): Sheet {
  const sheet = readFileSync(resolve(THEME_FOLDER, 'mantineVariables.css'), 'utf8');
  return Object.fromEntries(
    [...sheet.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => [
      selector.trim(),
      Object.fromEntries(
        [...body.matchAll(/(--[\w-]+):([^;]*);/g)].map(([, name = '', value = '']) => [
          name,
          value.trim().replaceAll(/\s+/g, ' '),
        ]),
      ),
    ]),
  );
}

function withoutForeignPalettes(variables: Record<string, string>): Record<string, string> {
  const foreign = Object.keys(DEFAULT_THEME.colors).filter((color) => !OWN_PALETTES.has(color));
  return Object.fromEntries(
    Object.entries(variables).filter(
      ([name]) => !foreign.some((color) => name.startsWith(`--mantine-color-${color}-`)),
    ),
  );
}

function tokensOf(scheme: 'light' | 'dark'): Record<string, string> {
  const start = tokens.indexOf(`[data-mantine-color-scheme='${scheme}'] {`);
  const block = tokens.slice(start, tokens.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--cca-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const TINTS = ['action-tint', 'highlight-tint', 'danger-tint', 'success-tint', 'warning-tint', 'info-tint'];
const GROUNDS = ['page', 'surface', 'sunken', ...TINTS];
const TEXTS = ['ink', 'quiet', 'action', 'danger', 'success', 'warning', 'info'];
const textPairs = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-highlight', 'highlight'],
  ['on-danger', 'danger'],
] as const;
const partPairs = ['line-strong', 'focus'].flatMap((part) =>
  GROUNDS.slice(0, 3).map((ground) => [part, ground] as const),
);

describe.each(['light', 'dark'] as const)('the %s colors', (scheme) => {
  const colors = tokensOf(scheme);
  const tooFaint = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs
      .map(([one, other]) => ({ pair: `${one} on ${other}`, ratio: contrast(colors[one] ?? '', colors[other] ?? '') }))
      .filter(({ ratio }) => !(ratio >= least));

  it('keep 4.5:1 for every pair of text and ground, and 3:1 for parts of controls', () => {
    expect([tooFaint(textPairs, 4.5), tooFaint(partPairs, 3)]).toEqual([[], []]);
  });
});

describe('the style sheet of Mantine variables', () => {
  it('is what the theme gives', () => {
    expect(writtenVariables()).toEqual(expectedVariables());
  });
});
