declare namespace PDFKit {
  interface PDFKitReference {
    /** The bytes of its stream until it is written. */
    buffer: readonly Uint8Array[];
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
