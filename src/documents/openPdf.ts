import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { providePromiseWithResolvers } from '#src/components/pdf/pdfPolyfills.ts';

/** Opens a PDF in Node. Polyfills built-ins that pdfjs-dist 6 expects and Node 20 lacks. */
export function openPdf(bytes: Uint8Array) {
  providePromiseWithResolvers();
  if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
    const value = function copy(this: ArrayBuffer) {
      return this.slice(0);
    };
    Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', { configurable: true, value });
  }
  return getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
}
