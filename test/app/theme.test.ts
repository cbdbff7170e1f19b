import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { theme } from '#src/app/theme/theme.ts';

const SHEET = resolve(import.meta.dirname, '../../src/app/theme/mantineVariables.css');
const FOREIGN = Object.keys(DEFAULT_THEME.colors).filter((color) => !(color in (theme.colors ?? {})));

/** Mantine's own variables point at the product's tokens, whose pairs keep 4.5:1 for text and 3:1 for parts. */
const OWN = {
  '--mantine-color-body': 'var(--cca-page)',
  '--mantine-color-text': 'var(--cca-ink)',
  '--mantine-color-anchor': 'var(--cca-action)',
  '--mantine-color-error': 'var(--cca-danger)',
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
  '--mantine-color-action-text': 'var(--cca-action)',
  '--mantine-color-action-light-color': 'var(--cca-action)',
  '--mantine-color-action-outline': 'var(--cca-action)',
};

type Sheet = Record<string, Record<string, string>>;

/** The variables that Mantine would write into the page; a static file keeps a strict Content-Security-Policy possible. */
function expectedVariables(): Sheet {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const usual = defaultCssVariablesResolver(merged);
  const ofScheme = (scheme: 'dark' | 'light') => ({
    '--mantine-color-scheme': scheme,
    ...withoutForeignPalettes({ ...usual[scheme], ...OWN }),
  });
  return {
    ':root': withoutForeignPalettes(usual.variables),
    ":root[data-mantine-color-scheme='dark']": ofScheme('dark'),
    ":root[data-mantine-color-scheme='light']": ofScheme('light'),
  };
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

function withoutForeignPalettes(variables: Record<string, string>): Record<string, string> {
  const isForeign = (name: string) => FOREIGN.some((color) => name.startsWith(`--mantine-color-${color}-`));
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !isForeign(name)));
}

it('The style sheet of Mantine variables is what the theme gives', () => {
  expect(writtenVariables()).toEqual(expectedVariables());
});
