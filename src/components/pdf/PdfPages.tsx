import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PDF_ZOOM_PERCENTS } from '#machines/constants.ts';
import { PDF_TEXT } from '#src/content/pdf.ts';
import classes from './Pdf.module.css';
import { PdfToolbar } from './PdfToolbar.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import { type PageSize, type PlacedPage, usePageLayout, type Zoom } from './usePageLayout.ts';

export type PdfPagesProps = {
  readonly label: string;
  readonly sizes: readonly PageSize[];
  /** Starts at the width of the box, however narrow it is. */
  readonly isFitted?: boolean | undefined;
  readonly isLoaded: boolean;
  readonly box?: RefObject<HTMLDivElement | null> | undefined;
  readonly onLaidOut: () => void;
  readonly onScrolledToEnd?: (() => void) | undefined;
  readonly renderPage: (page: PlacedPage, isNear: boolean) => ReactNode;
};

/** All pages of a document at their true heights, with page count and zoom; what a page shows comes from outside. */
export function PdfPages(props: PdfPagesProps) {
  const { label, sizes, isFitted = false, isLoaded, onLaidOut, onScrolledToEnd, renderPage } = props;
  const ownBox = useRef<HTMLDivElement>(null);
  const box = props.box ?? ownBox;
  const [zoom, setZoom] = useState<Zoom>(isFitted ? 'fit' : 'start');
  const { layout, seen, zoomPercent, isFitting, isLaidOut, look } = usePageLayout(box, sizes, zoom);
  const zoomTo = (next: Zoom | undefined) => (next === undefined ? null : () => setZoom(next));
  const acts = {
    zoomOut: zoomTo(PDF_ZOOM_PERCENTS.findLast((percent) => percent < zoomPercent)),
    zoomIn: zoomTo(PDF_ZOOM_PERCENTS.find((percent) => percent > zoomPercent)),
    fitWidth: zoomTo(isFitting ? undefined : 'fit'),
  };
  const notifyLaidOut = useEffectEvent(onLaidOut);

  useEffect(() => {
    if (isLaidOut) notifyLaidOut();
  }, [isLaidOut]);

  return (
    <div className={classes.viewer}>
      <PdfToolbar place={PDF_TEXT.page(seen.current, sizes.length)} zoomPercent={zoomPercent} acts={acts} />
      <ScrollRegion
        label={label}
        box={box}
        isReady={isLaidOut && isLoaded}
        onLook={look}
        onScrolledToEnd={onScrolledToEnd}
      >
        <div className={classes.pages} style={{ width: layout.width, height: layout.height }}>
          {layout.pages.map(({ number, ...place }) => (
            <div
              key={number}
              className={classes.page}
              role="group"
              aria-label={PDF_TEXT.page(number, sizes.length)}
              style={place}
            >
              {isLaidOut && renderPage({ number, ...place }, number >= seen.firstNear && number <= seen.lastNear)}
            </div>
          ))}
        </div>
      </ScrollRegion>
    </div>
  );
}
