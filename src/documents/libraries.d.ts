declare module 'fontkit' {
  export type Glyph = { readonly id: number; readonly advanceWidth: number };
  export type Font = {
    readonly unitsPerEm: number;
    readonly ascent: number;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): { readonly glyphs: readonly Glyph[]; readonly advanceWidth: number };
  };
  export function create(bytes: Uint8Array): Font;
  export function openSync(path: string): Font;
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number } | null;
  }
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
  }
  interface AnnotationOption {
    structParent?: PDFKit.PDFStructureElement;
  }
}

declare module 'pdfkit/output' {
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array>;
}
