import { LETTER_PAGE } from '#machines/constants.ts';

/** Sizes in points. */
export type TextStyle = {
  /** Fonts with the common Latin letters, licensed for embedding (SIL Open Font License). */
  readonly font: 'display' | 'text' | 'strong';
  readonly size: number;
  readonly lineGap: number;
  readonly color: string;
};

export const COLOR = {
  ink: '#16130F',
  quiet: '#5C554A',
  line: '#E6DFD3',
  fieldLine: '#8C8477',
  action: '#0B5D48',
  highlight: '#FFC145',
  highlightTint: '#FFF1D0',
  danger: '#B3261E',
  watermark: '#F0E2CC',
} as const;

export const STYLE = {
  title: { font: 'display', size: 28, lineGap: -2, color: COLOR.ink },
  lede: { font: 'text', size: 12, lineGap: 4, color: COLOR.quiet },
  heading: { font: 'display', size: 14, lineGap: 0, color: COLOR.ink },
  number: { font: 'display', size: 14, lineGap: 0, color: COLOR.action },
  partTitle: { font: 'display', size: 22, lineGap: 0, color: COLOR.ink },
  bullet: { font: 'strong', size: 10.5, lineGap: 4, color: COLOR.action },
  body: { font: 'text', size: 10.5, lineGap: 4, color: COLOR.ink },
  cell: { font: 'text', size: 9.5, lineGap: 2, color: COLOR.ink },
  cellStrong: { font: 'strong', size: 9.5, lineGap: 2, color: COLOR.ink },
  cellHead: { font: 'strong', size: 9.5, lineGap: 2, color: COLOR.action },
  fact: { font: 'text', size: 9.25, lineGap: 2.5, color: COLOR.quiet },
  small: { font: 'text', size: 8.5, lineGap: 2, color: COLOR.quiet },
  smallStrong: { font: 'strong', size: 8.5, lineGap: 2, color: COLOR.ink },
  warning: { font: 'strong', size: 9.5, lineGap: 2, color: COLOR.danger },
  link: { font: 'strong', size: 9.5, lineGap: 2, color: COLOR.action },
  answer: { font: 'strong', size: 10.5, lineGap: 1, color: COLOR.ink },
  watermark: { font: 'display', size: 42, lineGap: 0, color: COLOR.watermark },
} as const satisfies Record<string, TextStyle>;

/** A US Letter page and its margins, in points. */
export const PAGE = { ...LETTER_PAGE, left: 64, right: 64, top: 88, bottom: 716 } as const;
export const PAGE_TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
