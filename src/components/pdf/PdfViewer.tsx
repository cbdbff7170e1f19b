import 'react-pdf/dist/Page/TextLayer.css';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import faxDecoderUrl from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { type RefObject, useState } from 'react';
import { Document, type DocumentProps, Page, pdfjs } from 'react-pdf';
import { PDF_TEXT_PAGES_LIMIT } from '#machines/constants.ts';
import { type PageSize, pixelRatioFor } from './pageLayout.ts';
import { PdfPages } from './PdfPages.tsx';
import { readableTree } from './readableTree.ts';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * A broken document is reported to the creator, not to the console. The decoders of scanned pages lie in one folder, as
 * scripts, since the policy lets no WebAssembly run. One object, because a new one would load the document anew.
 */
const OPTIONS = {
  verbosity: pdfjs.VerbosityLevel.ERRORS,
  useWasm: false,
  wasmUrl: faxDecoderUrl.replace(/[^/]*$/, ''),
};

type LoadedPdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

/** A document by its address or its bytes, and its callbacks; `isLoaded` is what the journey made of `onLoaded`. */
export type PdfViewerProps = {
  readonly source: string | File;
  readonly label: string;
  /** Starts at the width of the box, however narrow it is. */
  readonly isFitted?: boolean | undefined;
  readonly isLoaded: boolean;
  readonly box?: RefObject<HTMLDivElement | null> | undefined;
  readonly onLoaded: () => void;
  readonly onFailed: () => void;
  readonly onScrolledToEnd?: (() => void) | undefined;
};

/** Draws a PDF with react-pdf; a password, a missing file and a broken one all end in `onFailed` (R10.1, R12.1). */
export function PdfViewer({
  source,
  label,
  isFitted,
  isLoaded,
  box,
  onLoaded,
  onFailed,
  onScrolledToEnd,
}: PdfViewerProps) {
  const [sizes, setSizes] = useState<readonly PageSize[] | null>(null);
  const hasTextEverywhere = sizes !== null && sizes.length <= PDF_TEXT_PAGES_LIMIT;
  return (
    <Document
      file={source}
      options={OPTIONS}
      suspense={false}
      loading={null}
      error={null}
      noData={null}
      onLoadSuccess={(pdf) => void readSizes(pdf).then(setSizes, onFailed)}
      onLoadError={onFailed}
      onSourceError={onFailed}
      onPassword={onFailed}
    >
      {sizes !== null && (
        <PdfPages
          label={label}
          sizes={sizes}
          isFitted={isFitted}
          isLoaded={isLoaded}
          box={box}
          onLaidOut={onLoaded}
          onScrolledToEnd={onScrolledToEnd}
          renderPage={(page, isNear) =>
            (isNear || hasTextEverywhere) && (
              <Page
                pageNumber={page.number}
                width={page.width}
                devicePixelRatio={pixelRatioFor(page)}
                renderMode={isNear ? 'canvas' : 'none'}
                renderAnnotationLayer={false}
                suspense={false}
                loading={null}
                error={null}
                noData={null}
                onLoadError={onFailed}
                onRenderError={onFailed}
              />
            )
          }
        />
      )}
    </Document>
  );
}

function readSizes(pdf: LoadedPdf): Promise<PageSize[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await pdf.getPage(number);
      const readTree = page.getStructTree.bind(page);
      // react-pdf puts the tree on the page as it stands, and asks this same object for it.
      page.getStructTree = async () => readableTree(await readTree());
      const { width, height } = page.getViewport({ scale: 1 });
      return { width, height };
    }),
  );
}
