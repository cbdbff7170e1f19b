import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineThemeColors,
  mergeMantineTheme,
} from '@mantine/core';
import { theme } from './theme.ts';

/** Maps Mantine's colors to the design tokens, which have a contrast of 4.5:1 for text and 3:1 for controls. */
const TOKENS = {
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
  '--mantine-primary-color-contrast': 'var(--cca-on-action)',
  '--mantine-color-action-filled': 'var(--cca-action)',
  '--mantine-color-action-filled-hover': 'var(--cca-action-hover)',
};

const UNUSED_VARIABLES =
  /^--mantine-(?:breakpoint|h\d|heading|primary-color-(?:\d|light)|color-\w+-(?:light|outline|text))/;

/**
 * Returns Mantine's variables for a stylesheet. MantineProvider would write them to a style element, which the
 * Content-Security-Policy blocks.
 */
export function mantineVariables(): string {
  const colors = theme.colors as MantineThemeColors;
  const resolved = defaultCssVariablesResolver({ ...mergeMantineTheme(DEFAULT_THEME, theme), colors });
  return convertCssVariables(
    {
      variables: usedVariables(resolved.variables),
      light: usedVariables({ ...resolved.light, ...TOKENS }),
      dark: usedVariables({ ...resolved.dark, ...TOKENS }),
    },
    ':root',
  );
}

function usedVariables(variables: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED_VARIABLES.test(name)));
}
