import type { Box, Geometry } from '#src/review/engine/layout/geometry.ts';

/** How a drawing is placed in its window: multiplied by the zoom, then moved, in pixels of the window. */
export type View = { readonly x: number; readonly y: number; readonly zoom: number };

export type Size = { readonly width: number; readonly height: number };

export const LEAST_ZOOM = 0.05;
export const MOST_ZOOM = 4;
const MARGIN = 24;
/** A small drawing is not blown up when it is fitted. */
const MOST_FITTED_ZOOM = 1.25;
/** A drawing is not fitted into a window in which nobody could read its names: its beginning is shown. */
const LEAST_FITTED_ZOOM = { map: 0.55, chart: 0.14 };
/** An item that is searched for is shown large enough to be read; the names on the map are so from further away. */
export const READABLE_ZOOM = { map: 0.38, chart: 0.75 };

/** The whole drawing in the middle of the window, or in a small one its beginning. */
export function fitted(drawing: Size & Pick<Geometry, 'altitude'>, frame: Size): View {
  const free = { width: frame.width - 2 * MARGIN, height: frame.height - 2 * MARGIN };
  const share = Math.min(free.width / drawing.width, free.height / drawing.height);
  const zoom = within(LEAST_FITTED_ZOOM[drawing.altitude], share, MOST_FITTED_ZOOM);
  const start = (room: number, length: number) => (length * zoom > room ? 0 : (room - length * zoom) / 2);
  return { zoom, x: start(frame.width, drawing.width), y: start(frame.height, drawing.height) };
}

/** The least movement after which the item is in the window, zoomed so far at least; the same view when it is so already. */
export function revealing(view: View, item: Box, frame: Size, readable: number): View {
  const most = Math.min((frame.width - 2 * MARGIN) / item.width, (frame.height - 2 * MARGIN) / item.height);
  const zoom = within(LEAST_ZOOM, view.zoom, Math.max(most, LEAST_ZOOM));
  const wanted = zoom < readable ? Math.min(readable, most) : zoom;
  if (wanted > view.zoom || zoom < view.zoom) return centredOn(item, wanted, frame);
  return {
    zoom,
    x: moved(view.x, item.x * zoom, item.width * zoom, frame.width),
    y: moved(view.y, item.y * zoom, item.height * zoom, frame.height),
  };
}

function centredOn(item: Box, zoom: number, frame: Size): View {
  return {
    zoom,
    x: frame.width / 2 - (item.x + item.width / 2) * zoom,
    y: frame.height / 2 - (item.y + item.height / 2) * zoom,
  };
}

function moved(offset: number, start: number, length: number, room: number): number {
  return within(MARGIN - start, offset, room - MARGIN - start - length);
}

function within(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** How much a drawing says: names only, labels too, or every rule. */
export type Detail = 'far' | 'middle' | 'near';

/** Below it a label is too small to be read. */
const FAR_BELOW = { map: 0.5, chart: 0.45 };
/** From it on the small print can be read. */
const NEAR_FROM = { map: 0.7, chart: 0.7 };

/** How much a drawing says at this zoom, where 1 shows it in its own size. */
export function detailAt(altitude: 'map' | 'chart', zoom: number): Detail {
  if (zoom < FAR_BELOW[altitude]) return 'far';
  return zoom < NEAR_FROM[altitude] ? 'middle' : 'near';
}
