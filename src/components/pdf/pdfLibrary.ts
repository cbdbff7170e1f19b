import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import faxDecoderUrl from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { pdfjs } from 'react-pdf';
import { PDF_WORKER_CLOSE_MS } from '#machines/constants.ts';
import { makeReadableStreamsIterable, providePromiseWithResolvers } from './pdfPolyfills.ts';

providePromiseWithResolvers();
makeReadableStreamsIterable();

/** The folder of decoders, character maps and fonts, which the library fetches on demand. */
const FOLDER = faxDecoderUrl.replace(/wasm\/[^/]*$/, '');

/** Decodes scanned pages in JavaScript, because the Content-Security-Policy blocks WebAssembly. */
export const PDF_OPTIONS = {
  verbosity: pdfjs.VerbosityLevel.ERRORS,
  useWasm: false,
  wasmUrl: `${FOLDER}wasm/`,
  cMapUrl: `${FOLDER}cmaps/`,
  standardFontDataUrl: `${FOLDER}standard_fonts/`,
};

/** Starts a worker for one document; the library's own shared worker can't be restarted after a failure. */
export function startPdfWorker() {
  const port = new Worker(workerUrl, { type: 'module' });
  const ready = new Promise<Event>((resolve, reject) => {
    port.addEventListener('message', resolve, { once: true });
    port.addEventListener('error', reject, { once: true });
  }).then(() => pdfjs.PDFWorker.create({ port, verbosity: PDF_OPTIONS.verbosity }));
  return {
    ready,
    /** Terminates the worker after a delay, so the library can close the document and release its fonts first. */
    close: () => void setTimeout(() => port.terminate(), PDF_WORKER_CLOSE_MS),
  };
}
