import type { Box, Geometry } from '#src/review/engine/layout/geometry.ts';

/** How a drawing is placed in its window: multiplied by the zoom, then moved, in pixels of the window. */
export type View = { readonly x: number; readonly y: number; readonly zoom: number };

export type Size = { readonly width: number; readonly height: number };

export const LEAST_ZOOM = 0.12;
export const MOST_ZOOM = 4;
const MARGIN = 20;
/** A small drawing is not blown up when it is fitted. */
const MOST_FITTED_ZOOM = 1.25;
/** A drawing is not fitted into a window in which nobody could read its names: its beginning is shown. */
const LEAST_FITTED_ZOOM = { map: 0.55, chart: 0.2 };
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

/** Below it a drawing is closed: what is inside its screens is too small to be read. */
const OPEN_FROM = { map: 0.5, chart: 0.6 };
/** The letters of a closed drawing get larger up to this factor; then more is written. */
const STEP = 1.25;
/** The size of those letters on the screen at the beginning of a step, as a share of the usual size. */
const LETTERS = 0.75;
/** A step begins where a whole drawing is shown in the usual window. */
const FIRST_STEP = { map: 0.4, chart: 0.2 };

/** The scale at which a closed drawing is laid out, the same for a step of zooms; null for one that is open. */
export function closedScaleAt(altitude: Geometry['altitude'], zoom: number): number | null {
  if (zoom >= OPEN_FROM[altitude]) return null;
  const first = FIRST_STEP[altitude];
  return (first * STEP ** Math.floor(Math.log(zoom / first) / Math.log(STEP))) / LETTERS;
}
