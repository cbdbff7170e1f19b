import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import faxDecoderUrl from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { pdfjs } from 'react-pdf';
import { makeReadableStreamsIterable } from './mendPdfLibrary.ts';

makeReadableStreamsIterable();
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * How every document is read. A broken one is reported to the creator, not to the console. The decoders of scanned
 * pages are scripts in one folder, since the content security policy refuses WebAssembly. One object, because react-pdf
 * reloads the document when it gets a new one.
 */
export const PDF_OPTIONS = {
  verbosity: pdfjs.VerbosityLevel.ERRORS,
  useWasm: false,
  wasmUrl: faxDecoderUrl.replace(/[^/]*$/, ''),
};

export { pdfjs };
