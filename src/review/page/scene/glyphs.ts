export const GLYPHS = {
  check: 'M-4 0.5l2.7 2.8l5.3-6.3',
  halfCheck: 'M-4 0.5l2.7 2.8l2.2-2.6',
  cross: 'M-3.2-3.2l6.4 6.4M3.2-3.2l-6.4 6.4',
  question: 'M-2-2.2a2.1 2.1 0 1 1 3.2 1.9c-.8.5-1.2.9-1.2 1.6M0 3.6v.1',
  exclamation: 'M0-3.8v4.4M0 3.4v.1',
  minus: 'M-3.6 0h7.2',
  clock: 'M0-2.8v2.8l1.9 1.3',
  play: 'M-1.8-2.8l4.6 2.8l-4.6 2.8z',
  link: 'M-1 1.2l2.2-2.4M-.6-2.2l.9-1a2 2 0 0 1 2.9 2.8l-.9.9M.6 2.2l-.9 1a2 2 0 0 1-2.9-2.8l.9-.9',
  barred: 'M-2.9 2.9l5.8-5.8',
} as const;

export type GlyphName = keyof typeof GLYPHS;
