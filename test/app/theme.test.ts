import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { theme } from '#src/app/theme/theme.ts';

const SHEET = resolve(import.meta.dirname, '../../src/app/theme/mantineVariables.css');
const IMPORTED_SHEET = /'(@mantine\/[\w/.]+\.layer\.css)'/g;
const READ_VARIABLE = /var\((--mantine-[\w-]+)/g;
/** What Mantine's program names by a size, or by the one color that components have here. */
const COMPOSED =
  /^--mantine-(?:(?:font-size|spacing|radius|z-index)-|color-default|color-action-filled|primary-color-contrast$)/;

/** Mantine's own variables point at the product's tokens, whose pairs keep 4.5:1 for text and 3:1 for parts. */
const OWN = {
  '--mantine-color-body': 'var(--cca-page)',
  '--mantine-color-text': 'var(--cca-ink)',
  '--mantine-color-error': 'var(--cca-danger)',
  '--mantine-color-success': 'var(--cca-success)',
  '--mantine-color-dimmed': 'var(--cca-quiet)',
  '--mantine-color-placeholder': 'var(--cca-quiet)',
  '--mantine-color-default': 'var(--cca-surface)',
  '--mantine-color-default-hover': 'var(--cca-sunken)',
  '--mantine-color-default-color': 'var(--cca-ink)',
  '--mantine-color-default-border': 'var(--cca-line-strong)',
  '--mantine-primary-color-filled': 'var(--cca-action)',
  '--mantine-primary-color-filled-hover': 'var(--cca-action-hover)',
  '--mantine-primary-color-contrast': 'var(--cca-on-action)',
  '--mantine-color-action-filled': 'var(--cca-action)',
  '--mantine-color-action-filled-hover': 'var(--cca-action-hover)',
};

type Sheet = Record<string, Record<string, string>>;

/** The variables that Mantine would write into the page; a static file keeps a strict Content-Security-Policy possible. */
function expectedVariables(): Sheet {
  const usual = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const whole = {
    ':root': usual.variables,
    ":root[data-mantine-color-scheme='dark']": { '--mantine-color-scheme': 'dark', ...usual.dark, ...OWN },
    ":root[data-mantine-color-scheme='light']": { '--mantine-color-scheme': 'light', ...usual.light, ...OWN },
  };
  const read = readVariables(Object.values(whole));
  return Object.fromEntries(Object.entries(whole).map(([selector, variables]) => [selector, pick(variables, read)]));
}

/** What the style sheets that the product takes from Mantine read, its program, and a variable that is read itself. */
function readVariables(written: readonly Record<string, string>[]): (name: string) => boolean {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx)$/.test(file));
  const sheets = files.flatMap((file) => namesIn(readFileSync(resolve('src', file), 'utf8'), IMPORTED_SHEET));
  const texts = [...new Set(sheets)].map((sheet) => readFileSync(resolve('node_modules', sheet), 'utf8'));
  const read = new Set(texts.flatMap((text) => namesIn(text, READ_VARIABLE)));
  const isRead = (name: string) => read.has(name) || COMPOSED.test(name);
  for (const [name, value] of written.flatMap(Object.entries)) {
    if (isRead(name)) for (const inner of namesIn(value, READ_VARIABLE)) read.add(inner);
  }
  return isRead;
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

function pick(variables: Record<string, string>, isPicked: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => isPicked(name)));
}

function writtenVariables(): Sheet {
  const parts = [...readFileSync(SHEET, 'utf8').matchAll(/([^{}]+)\{([^}]*)\}/g)];
  const variablesIn = (body: string) =>
    [...body.matchAll(/(--[\w-]+):([^;]*);/g)].map(([, name, value = '']) => [
      name,
      value.trim().replaceAll(/\s+/g, ' '),
    ]);
  return Object.fromEntries(
    parts.map(([, selector = '', body = '']) => [selector.trim(), Object.fromEntries(variablesIn(body))]),
  );
}

it('The style sheet of Mantine variables is what the theme gives, as far as something reads it', () => {
  expect(writtenVariables()).toEqual(expectedVariables());
});
