import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import faxDecoderUrl from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { pdfjs } from 'react-pdf';
import { PDF_WORKER_CLOSE_MS } from '#machines/constants.ts';
import { makeReadableStreamsIterable, providePromiseWithResolvers } from './mendPdfLibrary.ts';

providePromiseWithResolvers();
makeReadableStreamsIterable();

/** The library's folder, with decoders, character maps and fonts, each fetched only when a document needs it. */
const FOLDER = faxDecoderUrl.replace(/wasm\/[^/]*$/, '');

/**
 * How every document is read. A broken one is reported to the creator, not to the console. The decoders of scanned
 * pages are scripts, since the content security policy refuses WebAssembly.
 */
export const PDF_OPTIONS = {
  verbosity: pdfjs.VerbosityLevel.ERRORS,
  useWasm: false,
  wasmUrl: `${FOLDER}wasm/`,
  cMapUrl: `${FOLDER}cmaps/`,
  standardFontDataUrl: `${FOLDER}standard_fonts/`,
};

/**
 * Starts a worker for one document: `ready` when it answers, rejected when its script does not load. The library's own
 * would never be asked for again after it once failed.
 */
export function startPdfWorker() {
  const port = new Worker(workerUrl, { type: 'module' });
  const ready = new Promise<Event>((resolve, reject) => {
    port.addEventListener('message', resolve, { once: true });
    port.addEventListener('error', reject, { once: true });
  }).then(() => pdfjs.PDFWorker.create({ port, verbosity: PDF_OPTIONS.verbosity }));
  return {
    ready,
    /** Ends the worker, after the time that the library needs to close the document and release its fonts. */
    close: () => void setTimeout(() => port.terminate(), PDF_WORKER_CLOSE_MS),
  };
}

export { pdfjs };
