import type { Box, Geometry } from '#src/review/engine/layout/geometry.ts';

/** Position of a drawing in the viewport: scaled by `zoom`, then moved by `x` and `y` pixels. */
export type View = { readonly x: number; readonly y: number; readonly zoom: number };

export type Size = { readonly width: number; readonly height: number };

export const MIN_ZOOM = 0.12;
export const MAX_ZOOM = 4;
const MARGIN = 20;
/** Fitting doesn't enlarge small drawings beyond this. */
const MAX_FIT_ZOOM = 1.25;
/** Names are unreadable below this zoom, so fitting shows the beginning of the drawing instead. */
const MIN_FIT_ZOOM = { map: 0.55, chart: 0.2 };
/** Zoom at which a revealed item is readable; lower on the map, because its names are larger. */
export const READABLE_ZOOM = { map: 0.38, chart: 0.75 };

export function fitView(drawing: Size & Pick<Geometry, 'altitude'>, frame: Size): View {
  const free = { width: frame.width - 2 * MARGIN, height: frame.height - 2 * MARGIN };
  const share = Math.min(free.width / drawing.width, free.height / drawing.height);
  const zoom = clamp(MIN_FIT_ZOOM[drawing.altitude], share, MAX_FIT_ZOOM);
  const start = (room: number, length: number) => (length * zoom > room ? 0 : (room - length * zoom) / 2);
  return { zoom, x: start(frame.width, drawing.width), y: start(frame.height, drawing.height) };
}

/** Returns the closest view that shows a whole item, at a readable zoom if it fits. */
export function revealView(view: View, item: Box, frame: Size, readableZoom: number): View {
  const fitZoom = Math.min((frame.width - 2 * MARGIN) / item.width, (frame.height - 2 * MARGIN) / item.height);
  const zoom = clamp(MIN_ZOOM, view.zoom, Math.max(fitZoom, MIN_ZOOM));
  const wanted = zoom < readableZoom ? Math.min(readableZoom, fitZoom) : zoom;
  if (wanted > view.zoom || zoom < view.zoom) return centeredOn(item, wanted, frame);
  return {
    zoom,
    x: moveIntoFrame(view.x, item.x * zoom, item.width * zoom, frame.width),
    y: moveIntoFrame(view.y, item.y * zoom, item.height * zoom, frame.height),
  };
}

function centeredOn(item: Box, zoom: number, frame: Size): View {
  return {
    zoom,
    x: frame.width / 2 - (item.x + item.width / 2) * zoom,
    y: frame.height / 2 - (item.y + item.height / 2) * zoom,
  };
}

function moveIntoFrame(offset: number, start: number, length: number, room: number): number {
  return clamp(MARGIN - start, offset, room - MARGIN - start - length);
}

function clamp(min: number, value: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

/** Below this zoom, the content of screens is unreadable, so the drawing is collapsed. */
const OPEN_FROM = { map: 0.5, chart: 0.6 };
/** Text of a collapsed drawing grows by up to this factor before more text is added. */
const STEP = 1.25;
/** On-screen size of that text at the start of a step, relative to normal. */
const TEXT_SCALE = 0.75;
/** Zoom that shows a whole drawing in a typical window; steps are counted from it. */
const FIRST_STEP = { map: 0.4, chart: 0.2 };

/** Returns the layout scale of the collapsed drawing, which follows the zoom in steps; null if it is expanded. */
export function collapsedScale(altitude: Geometry['altitude'], zoom: number): number | null {
  if (zoom >= OPEN_FROM[altitude]) return null;
  const first = FIRST_STEP[altitude];
  return (first * STEP ** Math.floor(Math.log(zoom / first) / Math.log(STEP))) / TEXT_SCALE;
}
