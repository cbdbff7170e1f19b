declare module 'fontkit' {
  export type Glyph = {
    readonly id: number;
    readonly advanceWidth: number;
    readonly path: { toSVG(): string };
  };
  export type Font = {
    readonly unitsPerEm: number;
    getGlyph(id: number): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): Glyph;
  };
  export function create(bytes: Uint8Array): Font;
  export function openSync(path: string): Font;
}
