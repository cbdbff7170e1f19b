import { createTheme, type MantineThemeOverride } from '@mantine/core';
import { SHELL } from '#src/content/shell.ts';

const colors: MantineThemeOverride['colors'] = {
  action: [
    '#e7f1ec',
    '#cfe4db',
    '#a6d6c2',
    '#7fdfbc',
    '#5fd3a9',
    '#3db08a',
    '#1f8a6a',
    '#137258',
    '#0b5d48',
    '#084a39',
  ],
  gray: ['#fbf8f3', '#f4eee4', '#e6dfd3', '#cfc6b6', '#b5ac9d', '#9d9484', '#857b6c', '#5c554a', '#35322c', '#16130f'],
  dark: ['#f4efe6', '#b5ac9d', '#9d9484', '#827b6c', '#35322c', '#2b2924', '#1b1a17', '#12110f', '#0d0c0b', '#080807'],
};

const LIGHT_ACTION_SHADE = 8;
const DARK_ACTION_SHADE = 4;

/** The build writes the variables of this theme to a stylesheet; see mantineVariables.ts. */
export const theme = createTheme({
  colors,
  primaryColor: 'action',
  primaryShade: { light: LIGHT_ACTION_SHADE, dark: DARK_ACTION_SHADE },
  autoContrast: true,
  black: '#16130f',
  fontFamily: 'var(--cca-font-text)',
  headings: { fontFamily: 'var(--cca-font-display)', fontWeight: '700' },
  fontSizes: { md: 'var(--cca-size-text)', sm: 'var(--cca-size-small)' },
  defaultRadius: 'md',
  radius: { md: 'var(--cca-radius-input)', lg: 'var(--cca-radius-card)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // Plain objects, because `Checkbox.extend` would add the whole component to the initial download.
  components: {
    Checkbox: { defaultProps: { size: 'md' } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': SHELL.dismissMessage } } },
  },
});
