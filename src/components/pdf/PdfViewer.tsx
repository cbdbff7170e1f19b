import 'react-pdf/dist/Page/TextLayer.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { Document, type DocumentProps, Page } from 'react-pdf';
import { PDF_TEXT_PAGES_LIMIT } from '#machines/constants.ts';
import { readableTree } from './mendPdfLibrary.ts';
import { PDF_OPTIONS } from './pdfLibrary.ts';
import { PdfPages, type PdfPagesProps } from './PdfPages.tsx';
import { type PageSize, pixelRatioFor } from './usePageLayout.ts';

/** What the library would say itself; the screen says it. */
const SILENT = { suspense: false, loading: null, error: null, noData: null } as const;

type LoadedPdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

/** A document by its address or its bytes; `isLoaded` is what the journey made of `onLoaded`. */
export type PdfViewerProps = Omit<PdfPagesProps, 'sizes' | 'onLaidOut' | 'renderPage'> & {
  readonly source: string | File;
  readonly onLoaded: () => void;
  readonly onFailed: () => void;
};

/** Draws a PDF with react-pdf; a password, a missing file and a broken one all end in `onFailed` (R10.1, R12.1). */
export function PdfViewer({ source, onLoaded, onFailed, ...pages }: PdfViewerProps) {
  const file = useBytes(source, onFailed);
  const [sizes, setSizes] = useState<readonly PageSize[] | null>(null);
  const hasTextEverywhere = sizes !== null && sizes.length <= PDF_TEXT_PAGES_LIMIT;
  return (
    <Document
      {...SILENT}
      file={file}
      options={PDF_OPTIONS}
      onLoadSuccess={(pdf) => void readSizes(pdf).then(setSizes, onFailed)}
      onLoadError={onFailed}
      onSourceError={onFailed}
      onPassword={onFailed}
    >
      {sizes !== null && (
        <PdfPages
          {...pages}
          sizes={sizes}
          onLaidOut={onLoaded}
          renderPage={(page, isNear) =>
            (isNear || hasTextEverywhere) && (
              <Page
                {...SILENT}
                pageNumber={page.number}
                width={page.width}
                devicePixelRatio={pixelRatioFor(page)}
                renderMode={isNear ? 'canvas' : 'none'}
                renderAnnotationLayer={false}
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

/**
 * The bytes of a document, null until they are there. The library is not given the address, because its own loader
 * leaves a promise rejected that nobody waits for where the address is refused (R10.1).
 */
function useBytes(source: string | File, onFailed: () => void): Blob | null {
  const [fetched, setFetched] = useState<Blob | null>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (source instanceof File) return;
    const leaving = new AbortController();
    const failUnlessLeft = () => leaving.signal.aborted || fail();
    fetch(source, leaving)
      .then((response) => (response.ok ? response.blob() : Promise.reject(new Error(String(response.status)))))
      .then(setFetched, failUnlessLeft);
    return () => leaving.abort();
  }, [source]);
  return source instanceof File ? source : fetched;
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
