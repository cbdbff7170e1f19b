/** How painted letters look, with the weight as in CSS. */
export type Lettering = { readonly weight: number; readonly color: string; readonly isRightToLeft: boolean };

/** A picture of letters, with its size and its offset from the start of the baseline in ems. */
export type Painting = Readonly<Record<'x' | 'ascent' | 'width' | 'height', number>> & {
  readonly image: Pick<ImageData, 'data' | 'width' | 'height'>;
};

/** Paints letters that no embedded font has. */
export type TextPainter = {
  /** Returns the advance width of the letters in ems. */
  widthOf(text: string, lettering: Lettering): number;
  paint(text: string, lettering: Lettering): Painting;
};

/** Loads the fonts that a text needs, and returns a painter that has them. */
export type LoadPainter = (text: string) => Promise<TextPainter>;
