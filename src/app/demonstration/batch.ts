/** Schedules one call for the next animation frame. */
export type NextFrame = (act: () => void) => void;

/** A hidden page or iframe gets no animation frames: this is the longest wait. */
const LONGEST_FRAME_MS = 100;

/** The next frame of this page, or soon when it has none. */
export function nextFrame(page: Pick<Window, 'requestAnimationFrame' | 'setTimeout' | 'clearTimeout'>): NextFrame {
  return (act) => {
    let isDone = false;
    const once = () => {
      if (isDone) return;
      isDone = true;
      page.clearTimeout(timer);
      act();
    };
    const timer = page.setTimeout(once, LONGEST_FRAME_MS);
    page.requestAnimationFrame(once);
  };
}

/** Work that takes its time is done once things are still, and not more often than this. */
const SELDOM_MS = 150;

/** Does the last of what it is given once the page has painted; what is replaced meanwhile is never done. */
export function createSeldom(page: Pick<Window, 'setTimeout'>, frame: NextFrame): (act: () => void) => void {
  let next: (() => void) | null = null;
  let isBusy = false;
  const afterPaint = () => frame(() => page.setTimeout(run, 0));
  const run = () => {
    const act = next;
    next = null;
    if (act === null) {
      isBusy = false;
      return;
    }
    act();
    page.setTimeout(afterPaint, SELDOM_MS);
  };
  return (act) => {
    next = act;
    if (isBusy) return;
    isBusy = true;
    afterPaint();
  };
}

/**
 * Delivers things in their order and in batches: the first at once, so that a single one is not late, and whatever
 * comes after it together, once in each frame.
 */
export function createBatch<Thing>(
  deliver: (things: readonly Thing[]) => void,
  frame: NextFrame,
): (thing: Thing) => void {
  let waiting: Thing[] = [];
  let isHeld = false;
  const flush = () => {
    if (waiting.length === 0) {
      isHeld = false;
      return;
    }
    const things = waiting;
    waiting = [];
    frame(flush);
    deliver(things);
  };
  return (thing) => {
    waiting.push(thing);
    if (isHeld) return;
    isHeld = true;
    // Not in the middle of the step: the product's own listeners come first.
    queueMicrotask(flush);
  };
}
