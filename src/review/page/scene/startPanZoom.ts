import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom, zoomIdentity } from 'd3-zoom';
import type { Box, Geometry } from '#src/review/engine/layout/geometry.ts';
import { fitView, MIN_ZOOM, MAX_ZOOM, revealView, type Size, type View } from './panZoom.ts';

/** A touch that moves less than this is a tap. */
const TAP_DISTANCE = 8;
const CLICK_DISTANCE = 4;
const REVEAL_MS = 240;

/** Moves a drawing in its frame. Distances are in viewport pixels, boxes in pixels of the drawing. */
export type PanZoom = {
  readonly fit: (drawing: Geometry) => void;
  readonly zoomBy: (factor: number) => void;
  readonly panBy: (dx: number, dy: number) => void;
  /** Returns false if the item is already in view. */
  readonly reveal: (item: Box, readable: number) => boolean;
  readonly stop: () => void;
};

type Callbacks = {
  readonly onView: (view: View) => void;
  readonly onGesture: () => void;
};

export function startPanZoom(frame: HTMLElement, { onView, onGesture }: Callbacks): PanZoom {
  const target = select<HTMLElement, unknown>(frame);
  const classifyWheel = createWheelClassifier();
  let view: View = { x: 0, y: 0, zoom: 1 };
  const glide = createGlide();
  const behavior = zoom<HTMLElement, unknown>()
    .scaleExtent([MIN_ZOOM, MAX_ZOOM])
    .clickDistance(CLICK_DISTANCE)
    .tapDistance(TAP_DISTANCE)
    .filter((event: MouseEvent | WheelEvent | TouchEvent) => isZoomInput(event))
    .on('zoom', ({ transform: { x, y, k }, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      view = { x, y, zoom: k };
      onView(view);
      if (sourceEvent === null) return;
      glide.stop();
      onGesture();
    });

  function isZoomInput(event: MouseEvent | WheelEvent | TouchEvent): boolean {
    if (event.type === 'wheel') return !isPanned.has(event);
    return !('button' in event) || event.button === 0;
  }

  const isPanned = new WeakSet<Event>();
  const onWheel = (event: WheelEvent) => {
    if (classifyWheel(event) === 'zoom') return;
    isPanned.add(event);
    event.preventDefault();
    onGesture();
    panBy(-event.deltaX, -event.deltaY);
  };

  function applyView({ x, y, zoom: k }: View): void {
    behavior.transform(target, zoomIdentity.translate(x, y).scale(k));
  }

  function panBy(dx: number, dy: number): void {
    behavior.translateBy(target, dx / view.zoom, dy / view.zoom);
  }

  // Registered before d3-zoom's listeners, which then skip the events that pan.
  frame.addEventListener('wheel', onWheel, { passive: false });
  target.call(behavior).on('dblclick.zoom', null);
  return {
    fit: (drawing) => {
      glide.stop();
      applyView(fitView(drawing, sizeOf(frame)));
    },
    zoomBy: (factor) => behavior.scaleBy(target, factor),
    panBy,
    reveal: (item, readable) => {
      const to = revealView(view, item, sizeOf(frame), readable);
      const needsMove = to.x !== view.x || to.y !== view.y || to.zoom !== view.zoom;
      if (needsMove) glide.to(view, to, applyView);
      return needsMove;
    },
    stop: () => {
      glide.stop();
      frame.removeEventListener('wheel', onWheel);
      target.on('.zoom', null);
    },
  };
}

function sizeOf(frame: HTMLElement): Size {
  return { width: frame.clientWidth, height: frame.clientHeight };
}

/** Animates from one view to another, or jumps if the user prefers reduced motion. */
function createGlide() {
  let request = 0;
  const stop = () => cancelAnimationFrame(request);
  return {
    stop,
    to(from: View, to: View, applyView: (view: View) => void) {
      stop();
      if (from === to || matchMedia('(prefers-reduced-motion: reduce)').matches) return applyView(to);
      let startedAt: number | null = null;
      const step = (now: number) => {
        startedAt ??= now;
        const share = Math.min(1, (now - startedAt) / REVEAL_MS);
        applyView(interpolateView(from, to, 1 - (1 - share) ** 3));
        if (share < 1) request = requestAnimationFrame(step);
      };
      request = requestAnimationFrame(step);
    },
  };
}

function interpolateView(from: View, to: View, share: number): View {
  const interpolate = (key: keyof View) => from[key] + (to[key] - from[key]) * share;
  return { x: interpolate('x'), y: interpolate('y'), zoom: interpolate('zoom') };
}

/** Wheel events closer together than this belong to one gesture. */
const GESTURE_GAP_MS = 250;
/** A notched wheel moves at least this far per event; a trackpad starts with less. */
const NOTCH_PX = 50;

export type WheelGesture = 'zoom' | 'pan';

type WheelLike = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'timeStamp'>;

/**
 * Classifies wheel events as zoom (notched wheel, pinch) or pan (trackpad). The first event decides for the whole
 * gesture, because later events of a fast trackpad stroke look like a wheel.
 */
function createWheelClassifier(): (event: WheelLike) => WheelGesture {
  let last = -Infinity;
  let gesture: WheelGesture = 'zoom';
  return (event) => {
    if (event.ctrlKey || event.metaKey) return 'zoom';
    if (event.timeStamp - last > GESTURE_GAP_MS) gesture = isNotch(event) ? 'zoom' : 'pan';
    last = event.timeStamp;
    return gesture;
  };
}

function isNotch({ deltaX, deltaY, deltaMode, shiftKey }: WheelLike): boolean {
  if (shiftKey || deltaX !== 0) return false;
  return deltaMode !== 0 || Math.abs(deltaY) >= NOTCH_PX;
}
