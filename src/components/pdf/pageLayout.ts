import {
  PDF_FIT_PERCENT,
  PDF_MAX_CANVAS_PIXELS,
  PDF_MAX_PIXEL_RATIO,
  PDF_NARROW_BOX_PERCENT,
  PDF_NARROW_BOX_PX,
  PDF_PAGE_GAP_PX,
  PDF_PX_PER_UNIT,
} from '#machines/constants.ts';

/** The size of a page in the document's own units. */
export type PageSize = { readonly width: number; readonly height: number };

/** Where a page stands in the scrolling box, in CSS pixels. */
export type PlacedPage = {
  readonly number: number;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
};

/** All pages one below the other, the space they take, and how large they are: 100 percent is their size on paper. */
export type PageLayout = {
  readonly pages: readonly PlacedPage[];
  readonly width: number;
  readonly height: number;
  readonly paperPercent: number;
};

/** What of a layout is in view: the page in the middle, and the pages within one box height of it. */
export type SeenPages = { readonly current: number; readonly firstNear: number; readonly lastNear: number };

/** How large a document is shown in a box of this inner width until the reader chooses otherwise. */
export function startingZoomPercent(boxWidth: number): number {
  return boxWidth > 0 && boxWidth < PDF_NARROW_BOX_PX ? PDF_NARROW_BOX_PERCENT : PDF_FIT_PERCENT;
}

/** Places pages in a box of this inner width; at a zoom of 100 percent the widest page fits it. */
export function layOutPages(sizes: readonly PageSize[], boxWidth: number, zoomPercent: number): PageLayout {
  const widest = Math.max(...sizes.map(({ width }) => width));
  const fittingWidth = Math.max(0, boxWidth - 2 * PDF_PAGE_GAP_PX);
  const scale = (fittingWidth / widest) * (zoomPercent / PDF_FIT_PERCENT);
  const innerWidth = Math.floor(widest * scale);
  let top = PDF_PAGE_GAP_PX;
  const pages = sizes.map((size, index) => {
    const width = Math.floor(size.width * scale);
    const height = Math.floor((size.height / size.width) * width);
    const left = PDF_PAGE_GAP_PX + Math.floor((innerWidth - width) / 2);
    const page = { number: index + 1, top, left, width, height };
    top += height + PDF_PAGE_GAP_PX;
    return page;
  });
  const paperPercent = Math.round((scale / PDF_PX_PER_UNIT) * 100);
  return { pages, width: innerWidth + 2 * PDF_PAGE_GAP_PX, height: top, paperPercent };
}

/** How far a box is scrolled sideways so that what was in its middle stays there; content that fitted starts in the middle. */
export function anchoredLeft(
  { scrollLeft, clientWidth }: Pick<HTMLElement, 'scrollLeft' | 'clientWidth'>,
  lastWidth: number,
  width: number,
): number {
  const middle = lastWidth <= clientWidth ? width / 2 : ((scrollLeft + clientWidth / 2) / lastWidth) * width;
  return Math.max(0, middle - clientWidth / 2);
}

/** Which pages a box of this height shows when scrolled so far. */
export function seenPages({ pages }: PageLayout, scrollTop: number, boxHeight: number): SeenPages {
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

/** Device pixels for each CSS pixel of a page: sharp, at most two, and never a canvas that is too large to draw. */
export function pixelRatioFor({ width, height }: PageSize, devicePixelRatio: number): number {
  const largest = Math.sqrt(PDF_MAX_CANVAS_PIXELS / (width * height));
  return Math.min(PDF_MAX_PIXEL_RATIO, devicePixelRatio, largest);
}
