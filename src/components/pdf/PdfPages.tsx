import { IconArrowAutofitWidth, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  PDF_MAX_CANVAS_PIXELS,
  PDF_MAX_CANVAS_SIDE_PIXELS,
  PDF_NARROW_BOX_ENLARGEMENT,
  PDF_NARROW_BOX_PX,
  PDF_PAGE_GAP_PX,
  PDF_PIXEL_RATIO,
  PDF_PX_PER_POINT,
  PDF_ZOOM_PERCENTS,
} from '#machines/constants.ts';
import { IconButton } from '#src/components/IconButton.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { PDF_TEXT } from '#src/content/components.ts';
import classes from './Pdf.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';

export type PageSize = { readonly width: number; readonly height: number };

type PlacedPage = ReturnType<typeof layOutPages>['pages'][number];

/** A percentage of the paper size, `fit` for the width of the box, or `start` for the initial zoom. */
type Zoom = number | 'fit' | 'start';

export type PdfPagesProps = {
  readonly label: string;
  readonly sizes: readonly PageSize[];
  /** Starts at the width of the box, even if the box is narrow. */
  readonly isFitted?: boolean | undefined;
  readonly isLoaded: boolean;
  readonly box?: RefObject<HTMLDivElement | null> | undefined;
  readonly onLaidOut: () => void;
  readonly onScrolledToEnd?: (() => void) | undefined;
  readonly renderPage: (page: PlacedPage, isNear: boolean) => ReactNode;
};

export function PdfPages(props: PdfPagesProps) {
  const { label, sizes, isFitted = false, isLoaded, onLaidOut, onScrolledToEnd, renderPage } = props;
  const ownBox = useRef<HTMLDivElement>(null);
  const box = props.box ?? ownBox;
  const [zoom, setZoom] = useState<Zoom>(isFitted ? 'fit' : 'start');
  const [boxWidth, setBoxWidth] = useState(0);
  // A string, so setting an equal value doesn't re-render.
  const [visibleJson, setVisibleJson] = useState(() => JSON.stringify(findVisiblePages([], 0, 0)));
  const visible = JSON.parse(visibleJson) as ReturnType<typeof findVisiblePages>;
  const exactPercent = zoomPercentOf(zoom, sizes, boxWidth);
  const zoomPercent = Math.round(exactPercent);
  const zoomText = PDF_TEXT.zoom(zoomPercent);
  const isFitting = exactPercent === zoomPercentOf('fit', sizes, boxWidth);
  const layout = layOutPages(sizes, exactPercent);
  const lastLayout = useRef(layout);
  const isLaidOut = boxWidth > 0;
  const renderTool = (act: 'zoomOut' | 'zoomIn' | 'fitWidth', next: Zoom | undefined, glyph: ReactNode) => (
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
  // Keeps the reading position when the zoom or the width changes.
  useLayoutEffect(() => {
    const element = box.current;
    const { width, height } = lastLayout.current;
    if (element !== null && (layout.width !== width || layout.height !== height)) {
      element.scrollTo({
        top: element.scrollTop * (layout.height / height),
        left: centeredScrollLeft(element, width, layout.width),
      });
    }
    lastLayout.current = layout;
  });

  return (
    <div className={classes.viewer}>
      <Row gap={1} className={classes.toolbar} role="group" aria-label={PDF_TEXT.tools}>
        <Text as="span" kind="quiet" className={classes.place}>
          {PDF_TEXT.page(visible.current, sizes.length)}
        </Text>
        {renderTool(
          'zoomOut',
          PDF_ZOOM_PERCENTS.findLast((percent) => percent < zoomPercent),
          <IconZoomOut aria-hidden />,
        )}
        <Text as="span" kind="quiet" className={classes.zoom} title={`${zoomText} ${PDF_TEXT.zoomMeaning}`}>
          <span>{zoomText}</span> <VisuallyHidden>{PDF_TEXT.zoomMeaning}</VisuallyHidden>
        </Text>
        {renderTool(
          'zoomIn',
          PDF_ZOOM_PERCENTS.find((percent) => percent > zoomPercent),
          <IconZoomIn aria-hidden />,
        )}
        {renderTool('fitWidth', isFitting ? undefined : 'fit', <IconArrowAutofitWidth aria-hidden />)}
      </Row>
      <ScrollRegion
        label={label}
        box={box}
        isReady={isLaidOut && isLoaded}
        onViewChange={({ clientWidth, clientHeight, scrollTop }) => {
          setBoxWidth(clientWidth);
          setVisibleJson(JSON.stringify(findVisiblePages(layout.pages, scrollTop, clientHeight)));
        }}
        onScrolledToEnd={onScrolledToEnd}
      >
        <div className={classes.pages} style={{ width: layout.width, height: layout.height }}>
          {layout.pages.map(({ number, ...position }) => (
            <div
              key={number}
              className={classes.page}
              role="group"
              aria-label={PDF_TEXT.page(number, sizes.length)}
              style={position}
            >
              {isLaidOut &&
                renderPage({ number, ...position }, number >= visible.firstNear && number <= visible.lastNear)}
            </div>
          ))}
        </div>
      </ScrollRegion>
    </div>
  );
}

/** Converts a zoom to percent of the paper size, for a box of this inner width; narrow boxes start enlarged. */
export function zoomPercentOf(zoom: Zoom, sizes: readonly PageSize[], boxWidth: number): number {
  if (typeof zoom === 'number') return zoom;
  const fullWidthPercent = (100 * Math.max(0, boxWidth - 2 * PDF_PAGE_GAP_PX)) / (widestOf(sizes) * PDF_PX_PER_POINT);
  const fittingPercent = Math.min(fullWidthPercent, Math.max(...PDF_ZOOM_PERCENTS));
  return zoom === 'start' && boxWidth < PDF_NARROW_BOX_PX
    ? fittingPercent * PDF_NARROW_BOX_ENLARGEMENT
    : fittingPercent;
}

function widestOf(sizes: readonly PageSize[]): number {
  return Math.max(...sizes.map(({ width }) => width));
}

/** Stacks pages vertically, in CSS pixels; 100 percent is the paper size. */
function layOutPages(sizes: readonly PageSize[], zoomPercent: number) {
  const scale = PDF_PX_PER_POINT * (zoomPercent / 100);
  let top = PDF_PAGE_GAP_PX;
  const pages = sizes.map((size, index) => {
    const width = Math.round(size.width * scale);
    const height = Math.floor((size.height / size.width) * width);
    const page = { number: index + 1, top, width, height };
    top += height + PDF_PAGE_GAP_PX;
    return page;
  });
  return { pages, width: Math.round(widestOf(sizes) * scale) + 2 * PDF_PAGE_GAP_PX, height: top };
}

/** Returns the scroll position that keeps the middle in place when the content width changes. */
function centeredScrollLeft(
  { scrollLeft, clientWidth }: Pick<HTMLElement, 'scrollLeft' | 'clientWidth'>,
  lastWidth: number,
  width: number,
): number {
  const middle = ((scrollLeft + clientWidth / 2) / Math.max(lastWidth, clientWidth)) * width;
  return Math.max(0, middle - clientWidth / 2);
}

/** Finds the page in the middle of the box, and the range of pages within one box height of the visible area. */
function findVisiblePages(pages: readonly PlacedPage[], scrollTop: number, boxHeight: number) {
  const middle = scrollTop + boxHeight / 2;
  const near = pages.filter(
    ({ top, height }) => top + height >= scrollTop - boxHeight && top <= scrollTop + 2 * boxHeight,
  );
  return {
    current: pages.findLast(({ top }) => top <= middle)?.number ?? 1,
    firstNear: near[0]?.number ?? 1,
    lastNear: near.at(-1)?.number ?? 1,
  };
}

/** Returns the canvas pixels per CSS pixel: the same on every display, fewer for pages too large to draw. */
export function pixelRatioFor({ width, height }: PageSize): number {
  const byArea = Math.sqrt(PDF_MAX_CANVAS_PIXELS / (width * height));
  const bySide = PDF_MAX_CANVAS_SIDE_PIXELS / Math.max(width, height);
  // A canvas is at least one pixel wide and high.
  return Math.max(Math.min(PDF_PIXEL_RATIO, byArea, bySide), 1 / Math.max(1, Math.min(width, height)));
}
