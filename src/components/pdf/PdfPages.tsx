import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PDF_FIT_PERCENT, PDF_ZOOM_PERCENTS } from '#machines/constants.ts';
import { PDF_TEXT } from '#src/content/pdf.ts';
import type { PageSize, PlacedPage } from './pageLayout.ts';
import classes from './Pdf.module.css';
import { PdfToolbar } from './PdfToolbar.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import { usePageLayout } from './usePageLayout.ts';

const FIT_STEP = PDF_ZOOM_PERCENTS.indexOf(PDF_FIT_PERCENT);
const LAST_STEP = PDF_ZOOM_PERCENTS.length - 1;

/** All pages of a document at their true heights, with page count and zoom; what a page shows comes from outside. */
export function PdfPages({
  label,
  sizes,
  isLoaded,
  onLaidOut,
  onScrolledToEnd,
  renderPage,
}: {
  label: string;
  sizes: readonly PageSize[];
  isLoaded: boolean;
  onLaidOut: () => void;
  onScrolledToEnd: (() => void) | undefined;
  renderPage: (page: PlacedPage, isNear: boolean) => ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [zoomStep, setZoomStep] = useState(FIT_STEP);
  const zoomPercent = PDF_ZOOM_PERCENTS[zoomStep] ?? PDF_FIT_PERCENT;
  const { layout, seen, isLaidOut } = usePageLayout(box, sizes, zoomPercent);
  const tellLaidOut = useEffectEvent(onLaidOut);

  useEffect(() => {
    if (isLaidOut) tellLaidOut();
  }, [isLaidOut]);

  return (
    <div className={classes.viewer}>
      <PdfToolbar
        page={seen.current}
        total={sizes.length}
        zoomPercent={zoomPercent}
        onZoomOut={zoomStep > 0 ? () => setZoomStep(zoomStep - 1) : null}
        onZoomIn={zoomStep < LAST_STEP ? () => setZoomStep(zoomStep + 1) : null}
        onFitWidth={zoomStep === FIT_STEP ? null : () => setZoomStep(FIT_STEP)}
      />
      <ScrollRegion label={label} box={box} isReady={isLaidOut && isLoaded} onScrolledToEnd={onScrolledToEnd}>
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
