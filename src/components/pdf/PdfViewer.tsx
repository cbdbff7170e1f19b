import { useEffect, useEffectEvent, useState } from 'react';
import { Document, type DocumentProps, Page } from 'react-pdf';
import { PDF_TEXT_PAGES_LIMIT } from '#machines/constants.ts';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';
import { PDF_TEXT } from '#src/content/components.ts';
import classes from './Pdf.module.css';
import { PDF_OPTIONS, startPdfWorker } from './pdfLibrary.ts';
import { PdfPages, type PdfPagesProps, pixelRatioFor } from './PdfPages.tsx';
import { type ReadPage, readPages } from './readPages.ts';

/** Turns off the library's own messages. */
const SILENT = { suspense: false, loading: null, error: null, noData: null } as const;

/** `source` is an address or the bytes; the journey sets `isLoaded` in response to `onLoaded`. */
export type PdfViewerProps = Omit<PdfPagesProps, 'sizes' | 'onLaidOut' | 'renderPage'> & {
  readonly source: string | File;
  readonly onLoaded: () => void;
  readonly onFailed: () => void;
};

/** Draws a PDF with react-pdf. It fails as a whole only if no page can be drawn (R10.1, R12.1, R20.7). */
export function PdfViewer({ source, onLoaded, onFailed, ...view }: PdfViewerProps) {
  const file = useBytes(source, onFailed);
  const options = useOptions(onFailed);
  const [pages, setPages] = useState<readonly ReadPage[]>([]);
  const hasTextEverywhere = pages.length <= PDF_TEXT_PAGES_LIMIT;
  const failPage = (failed: number) =>
    setPages((last) => last.map((page, index) => (index + 1 === failed ? { ...page, isBroken: true } : page)));
  const hasFailed = pages.length > 0 && pages.every(({ isBroken }) => isBroken);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  return (
    <Document
      {...SILENT}
      file={options === null ? null : file}
      options={options ?? PDF_OPTIONS}
      onLoadSuccess={(pdf) => void readPages(pdf).then(setPages, onFailed)}
      onLoadError={onFailed}
      onSourceError={onFailed}
      onPassword={onFailed}
    >
      {pages.length > 0 && (
        <PdfPages
          {...view}
          sizes={pages}
          onLaidOut={onLoaded}
          renderPage={({ number, width, height }, isNear) => {
            const page = pages[number - 1];
            if (page === undefined || page.isBroken) return <p className={classes.broken}>{PDF_TEXT.broken}</p>;
            if (!isNear && !hasTextEverywhere) return null;
            return (
              <>
                <Page
                  {...SILENT}
                  pageNumber={number}
                  width={width}
                  devicePixelRatio={pixelRatioFor({ width, height })}
                  renderMode={isNear ? 'canvas' : 'none'}
                  renderAnnotationLayer={false}
                  onLoadError={() => failPage(number)}
                  onRenderError={() => failPage(number)}
                />
                {page.fields.length > 0 && <VisuallyHidden>{page.fields.join('; ')}</VisuallyHidden>}
              </>
            );
          }}
        />
      )}
    </Document>
  );
}

/** Options with a worker for this document, null until it is ready. */
function useOptions(onFailed: () => void) {
  const [options, setOptions] = useState<DocumentProps['options'] | null>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const { ready, close } = startPdfWorker();
    ready.then((worker) => setOptions({ ...PDF_OPTIONS, worker }), fail);
    return close;
  }, []);
  return options;
}

/** Fetches the bytes here, because the library's own loader leaves an unhandled rejection when that fails (R10.1). */
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
