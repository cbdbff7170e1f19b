/** How painted letters look; the weight as CSS has it. */
export type Lettering = { readonly weight: number; readonly color: string; readonly isRightToLeft: boolean };

/** A picture of letters in RGBA, as a canvas has it. Its sides and where it begins from the start of the baseline, in ems. */
export type Painting = Readonly<Record<'x' | 'ascent' | 'width' | 'height', number>> & {
  readonly image: Pick<ImageData, 'data' | 'width' | 'height'>;
};

/** Draws letters that no embedded font has. */
export type TextPainter = {
  /** Returns how far the letters reach along the line, in ems. */
  widthOf(text: string, lettering: Lettering): number;
  paint(text: string, lettering: Lettering): Painting;
};

/** Loads the fonts that this text needs, and returns a painter that has them. */
export type LoadPainter = (text: string) => Promise<TextPainter>;
