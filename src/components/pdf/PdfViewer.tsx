import { useEffect, useEffectEvent, useState } from 'react';
import { Document, type DocumentProps, Page } from 'react-pdf';
import { PDF_TEXT_PAGES_LIMIT } from '#machines/constants.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { PDF_TEXT } from '#src/content/components.ts';
import { PDF_OPTIONS, startPdfWorker } from './pdfLibrary.ts';
import { PdfPages, type PdfPagesProps, pixelRatioFor } from './PdfPages.tsx';
import { type ReadPage, readPages } from './readPages.ts';

/** Turns off react-pdf's own messages. */
const SILENT = { suspense: false, loading: null, error: null, noData: null } as const;

/** `source` is a URL or the bytes; the parent sets `isLoaded` in response to `onLoaded`. */
export type PdfViewerProps = Omit<PdfPagesProps, 'sizes' | 'onLaidOut' | 'renderPage'> & {
  readonly source: string | File;
  readonly onLoaded: () => void;
  readonly onFailed: () => void;
};

/** Renders a PDF with react-pdf; it fails only if no page can be drawn (R10.1, R12.1, R20.7). */
export function PdfViewer({ source, onLoaded, onFailed, ...view }: PdfViewerProps) {
  const pdf = usePdf(source, onFailed);
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
      {...pdf}
      onLoadSuccess={(loaded) => void readPages(loaded).then(setPages, onFailed)}
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
            if (page === undefined || page.isBroken)
              return (
                <Row as="p" justify="center">
                  {PDF_TEXT.broken}
                </Row>
              );
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

/**
 * Starts a worker and fetches the bytes here, because a failed request in the library leaves an unhandled rejection
 * (R10.1). The file is null until both are ready.
 */
function usePdf(source: string | File, onFailed: () => void) {
  const [pdf, setPdf] = useState<Pick<DocumentProps, 'file' | 'options'>>({ file: null, options: PDF_OPTIONS });
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const unmounting = new AbortController();
    const { ready, close } = startPdfWorker();
    Promise.all([bytesOf(source, unmounting.signal), ready]).then(
      ([file, worker]) => setPdf({ file, options: { ...PDF_OPTIONS, worker } }),
      () => unmounting.signal.aborted || fail(),
    );
    return () => {
      unmounting.abort();
      close();
    };
  }, [source]);
  return pdf;
}

async function bytesOf(source: string | File, signal: AbortSignal): Promise<Blob> {
  if (source instanceof File) return source;
  const response = await fetch(source, { signal });
  if (!response.ok) throw new Error(`The PDF request failed with status ${response.status}`);
  return response.blob();
}
