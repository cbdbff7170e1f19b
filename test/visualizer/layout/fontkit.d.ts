declare module 'fontkit' {
  type Glyph = { readonly advanceWidth: number };
  type Font = {
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): Glyph;
  };
  export function openSync(path: string): Font;
}
