import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { cssVariablesResolver, theme } from '#src/app/theme/theme.ts';

const SHEET = resolve(import.meta.dirname, '../../src/app/theme/mantineVariables.css');
const FOREIGN = Object.keys(DEFAULT_THEME.colors).filter((color) => !(color in (theme.colors ?? {})));

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
