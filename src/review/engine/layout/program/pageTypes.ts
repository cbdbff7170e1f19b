import type { Box, Point } from '#src/review/engine/layout/geometry.ts';
import type { Side } from '#src/review/engine/layout/sheet.ts';

/** A box of a page: rows that are read like lines of text, from left to right and from above to below. */
export type PageBox = {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
};

/** Where a line meets a box: so many pixels along that side, or anywhere on it when null. */
export type PageEnd = { readonly boxId: string; readonly side: Side; readonly offset: number | null };

/** A line between two boxes of a page, and the size of its label. */
export type PageLine = {
  readonly id: string;
  readonly from: PageEnd;
  readonly to: PageEnd;
  readonly label: { readonly width: number; readonly height: number };
};

/** A line that has found its way. */
export type PagePath = { readonly points: readonly Point[]; readonly label: Box };

/** A page laid out, in pixels from its upper left corner. */
export type Page = {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly paths: ReadonlyMap<string, PagePath>;
};
