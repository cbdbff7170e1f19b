declare module 'fontkit' {
  export type Glyph = {
    readonly id: number;
    readonly advanceWidth: number;
    readonly path: { toSVG(): string };
  };
  export type GlyphRun = { readonly glyphs: readonly Glyph[]; readonly advanceWidth: number };
  export type Font = {
    readonly unitsPerEm: number;
    readonly ascent: number;
    getGlyph(id: number): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): GlyphRun;
  };
  export function create(bytes: Uint8Array): Font;
  export function openSync(path: string): Font;
}
