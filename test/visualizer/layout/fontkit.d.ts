declare module 'fontkit' {
  type Glyph = { readonly advanceWidth: number };
  type Font = {
    readonly unitsPerEm: number;
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): Glyph;
  };
  export function openSync(path: string): Font;
}
