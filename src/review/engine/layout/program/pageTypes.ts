import type { Box, Point } from '#src/review/engine/layout/geometry.ts';
import type { Side } from '#src/review/engine/layout/sheet.ts';

export type PageBox = {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
};

/** `offset` is in pixels along the side; null if the line may end anywhere on it. */
export type PageEnd = { readonly boxId: string; readonly side: Side; readonly offset: number | null };

export type PageLine = {
  readonly id: string;
  readonly from: PageEnd;
  readonly to: PageEnd;
  readonly label: { readonly width: number; readonly height: number };
};

export type PagePath = { readonly points: readonly Point[]; readonly label: Box };

/** Positions are in pixels from the page's upper left corner. */
export type Page = {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly paths: ReadonlyMap<string, PagePath>;
};
