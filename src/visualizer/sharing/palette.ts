/** The colors of an exported or printed picture, by the names that they have in the product's theme. */
export type Palette = Readonly<Record<(typeof COLOR_NAMES)[number], string>>;

export type Scheme = 'light' | 'dark';

const COLOR_NAMES = [
  'page',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'quiet',
  'action',
  'action-tint',
  'on-action',
  'highlight',
  'highlight-tint',
  'danger',
  'success',
  'warning',
  'info',
  'focus',
] as const;

export const PALETTES: Readonly<Record<Scheme, Palette>> = {
  light: {
    page: '#fbf8f3',
    surface: '#ffffff',
    sunken: '#f4eee4',
    line: '#e6dfd3',
    'line-strong': '#857b6c',
    ink: '#16130f',
    quiet: '#5c554a',
    action: '#0b5d48',
    'action-tint': '#e7f1ec',
    'on-action': '#ffffff',
    highlight: '#ffc145',
    'highlight-tint': '#fff3d6',
    danger: '#b3261e',
    success: '#0b6b3a',
    warning: '#8a5a00',
    info: '#1f5fa8',
    focus: '#0b5d48',
  },
  dark: {
    page: '#12110f',
    surface: '#1b1a17',
    sunken: '#26241f',
    line: '#35322c',
    'line-strong': '#827b6c',
    ink: '#f4efe6',
    quiet: '#b5ac9d',
    action: '#5fd3a9',
    'action-tint': '#143026',
    'on-action': '#16130f',
    highlight: '#ffc145',
    'highlight-tint': '#3a2e12',
    danger: '#ff8a80',
    success: '#5fd3a9',
    warning: '#ffc145',
    info: '#8cc7ff',
    focus: '#5fd3a9',
  },
};

/** A palette as custom properties for the style of an element, over what the paper would otherwise get. */
export function paletteStyle(scheme: Scheme): Readonly<Record<`--cca-${string}`, string>> {
  return Object.fromEntries(Object.entries(PALETTES[scheme]).map(([name, color]) => [`--cca-${name}`, color]));
}
