import { IconArrowAutofitWidth, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PDF_ZOOM_PERCENTS } from '#machines/constants.ts';
import { IconButton } from '#src/components/IconButton.tsx';
import { PDF_TEXT } from '#src/content/components.ts';
import classes from './Pdf.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';
import { type PageSize, type PlacedPage, usePageLayout, type Zoom } from './usePageLayout.ts';

export type PdfPagesProps = {
  readonly label: string;
  readonly sizes: readonly PageSize[];
  /** Starts at the width of the box, however narrow. */
  readonly isFitted?: boolean | undefined;
  readonly isLoaded: boolean;
  readonly box?: RefObject<HTMLDivElement | null> | undefined;
  readonly onLaidOut: () => void;
  readonly onScrolledToEnd?: (() => void) | undefined;
  readonly renderPage: (page: PlacedPage, isNear: boolean) => ReactNode;
};

/** All pages of a document at their true heights, with page count and zoom; the caller renders each page. */
export function PdfPages(props: PdfPagesProps) {
  const { label, sizes, isFitted = false, isLoaded, onLaidOut, onScrolledToEnd, renderPage } = props;
  const ownBox = useRef<HTMLDivElement>(null);
  const box = props.box ?? ownBox;
  const [zoom, setZoom] = useState<Zoom>(isFitted ? 'fit' : 'start');
  const { layout, seen, zoomPercent, isFitting, isLaidOut, updateView } = usePageLayout(box, sizes, zoom);
  const zoomWords = PDF_TEXT.zoom(zoomPercent);
  const tool = (act: 'zoomOut' | 'zoomIn' | 'fitWidth', next: Zoom | undefined, glyph: ReactNode) => (
    <IconButton
      className={classes.tool}
      aria-label={PDF_TEXT[act]}
      title={PDF_TEXT[act]}
      aria-disabled={next === undefined}
      onClick={() => next !== undefined && setZoom(next)}
    >
      {glyph}
    </IconButton>
  );
  const notifyLaidOut = useEffectEvent(onLaidOut);

  useEffect(() => {
    if (isLaidOut) notifyLaidOut();
  }, [isLaidOut]);

  return (
    <div className={classes.viewer}>
      <div className={classes.toolbar} role="group" aria-label={PDF_TEXT.tools}>
        <span className={classes.place}>{PDF_TEXT.page(seen.current, sizes.length)}</span>
        {tool(
          'zoomOut',
          PDF_ZOOM_PERCENTS.findLast((percent) => percent < zoomPercent),
          <IconZoomOut aria-hidden />,
        )}
        <span className={classes.zoom} title={`${zoomWords} ${PDF_TEXT.zoomMeaning}`}>
          <span>{zoomWords}</span> <span className={classes.meaning}>{PDF_TEXT.zoomMeaning}</span>
        </span>
        {tool(
          'zoomIn',
          PDF_ZOOM_PERCENTS.find((percent) => percent > zoomPercent),
          <IconZoomIn aria-hidden />,
        )}
        {tool('fitWidth', isFitting ? undefined : 'fit', <IconArrowAutofitWidth aria-hidden />)}
      </div>
      <ScrollRegion
        label={label}
        box={box}
        isReady={isLaidOut && isLoaded}
        onViewChange={updateView}
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
