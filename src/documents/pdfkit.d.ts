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
