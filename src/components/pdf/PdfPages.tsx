import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PDF_ZOOM_PERCENTS } from '#machines/constants.ts';
import { PDF_TEXT } from '#src/content/pdf.ts';
import type { PageSize, PlacedPage, Zoom } from './pageLayout.ts';
import classes from './Pdf.module.css';
import { PdfToolbar, ZOOM_KEYS as KEYS } from './PdfToolbar.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import { usePageLayout } from './usePageLayout.ts';

/** All pages of a document at their true heights, with page count and zoom; what a page shows comes from outside. */
export function PdfPages({
  label,
  sizes,
  isFitted = false,
  isLoaded,
  box: givenBox,
  onLaidOut,
  onScrolledToEnd,
  renderPage,
}: {
  label: string;
  sizes: readonly PageSize[];
  isFitted?: boolean | undefined;
  isLoaded: boolean;
  box?: RefObject<HTMLDivElement | null> | undefined;
  onLaidOut: () => void;
  onScrolledToEnd: (() => void) | undefined;
  renderPage: (page: PlacedPage, isNear: boolean) => ReactNode;
}) {
  const ownBox = useRef<HTMLDivElement>(null);
  const box = givenBox ?? ownBox;
  const [zoom, setZoom] = useState<Zoom>(isFitted ? 'fit' : 'start');
  const { layout, seen, zoomPercent, isFitting, isLaidOut } = usePageLayout(box, sizes, zoom);
  const zoomTo = (next: Zoom | undefined) => (next === undefined ? null : () => setZoom(next));
  const zoomIn = zoomTo(PDF_ZOOM_PERCENTS.find((percent) => percent > zoomPercent));
  const zoomOut = zoomTo(PDF_ZOOM_PERCENTS.findLast((percent) => percent < zoomPercent));
  const fitWidth = zoomTo(isFitting ? undefined : 'fit');
  const zoomByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (KEYS.zoomIn.includes(event.key)) zoomIn?.();
    if (KEYS.zoomOut.includes(event.key)) zoomOut?.();
    if (KEYS.fitWidth.includes(event.key)) fitWidth?.();
  };
  const notifyLaidOut = useEffectEvent(onLaidOut);

  useEffect(() => {
    if (isLaidOut) notifyLaidOut();
  }, [isLaidOut]);

  return (
    <div className={classes.viewer}>
      <PdfToolbar
        page={seen.current}
        total={sizes.length}
        zoomPercent={zoomPercent}
        onZoomOut={zoomOut}
        onZoomIn={zoomIn}
        onFitWidth={fitWidth}
      />
      <ScrollRegion
        label={label}
        box={box}
        isReady={isLaidOut && isLoaded}
        onScrolledToEnd={onScrolledToEnd}
        onKeyDown={zoomByKey}
      >
        <div className={classes.pages} style={{ width: layout.width, height: layout.height }}>
          {layout.pages.map((page) => (
            <div
              key={page.number}
              className={classes.page}
              role="group"
              aria-label={PDF_TEXT.page(page.number, sizes.length)}
              style={{ top: page.top, left: page.left, width: page.width, height: page.height }}
            >
              {isLaidOut && renderPage(page, page.number >= seen.firstNear && page.number <= seen.lastNear)}
            </div>
          ))}
        </div>
      </ScrollRegion>
    </div>
  );
}
