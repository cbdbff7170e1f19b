import { getOpenPath } from '#machines/journey/views/openScreen.ts';
import type { InputStore, JourneyActor } from '#src/journey/hooks.ts';
import { publish, subscribeToCommands } from '#src/review/engine/session/framedProduct.ts';
import { demonstrate } from '#src/review/demonstration/commands/demonstrate.ts';
import { publishSteps } from './publishSteps.ts';

/** Connects the product to the review page that shows it in a frame. */
export function connectToReviewPage(page: Window, frame: Element) {
  const demonstration = demonstrate(page);
  const { clock, storage } = demonstration;
  const inspect = publishSteps({
    now: clock.now,
    // Lets the product's own listeners run first.
    publish: (step) => queueMicrotask(() => publish(frame, { type: 'product.stepPublished', ...step })),
    throttle: createThrottle(page),
  });
  preventFocusStealing(page.document);

  let greetedPath = '';
  let readPath = () => page.location.pathname;
  const greet = () => {
    const path = readPath();
    greetedPath = path;
    const product = { path, ...demonstration.speed(), atMs: clock.now(), failing: demonstration.failing() };
    publish(frame, { type: 'product.greeted', product });
  };
  const greetIfMoved = () => {
    if (readPath() !== greetedPath) greet();
  };

  /**
   * Replays the requested route before any service can respond, then accepts commands. Must be called synchronously
   * after the journey starts, because steps published before the greeting are ignored.
   */
  const connect = (actor: JourneyActor, inputStore: Pick<InputStore, 'storeSecret'>) => {
    const answer = demonstration.begin(actor, inputStore);
    const handle = demonstration.createHandler(actor, inputStore, greet);
    subscribeToCommands(page, (command) => {
      const refusal = handle(command);
      if (refusal !== 'later') publish(frame, { type: 'product.answered', command, refusal });
    });
    // The address bar is updated after the chart.
    readPath = () => getOpenPath(actor.getSnapshot()) ?? page.location.pathname;
    actor.subscribe({ next: () => queueMicrotask(greetIfMoved), error: () => {} });
    page.addEventListener('popstate', greetIfMoved);
    page.addEventListener('pagehide', () => publish(frame, { type: 'product.lost' }));
    page.addEventListener('pageshow', greet);
    greet();
    // Published in a microtask, because the route's steps must come first and are still in the microtask queue.
    if (answer !== null) queueMicrotask(() => publish(frame, { type: 'product.answered', ...answer }));
  };
  return { inspect, clock, storage, connect };
}

const THROTTLE_MS = 100;

function createThrottle(page: Pick<Window, 'setTimeout'>): (callback: () => void) => void {
  let next: (() => void) | null = null;
  const run = () => {
    next?.();
    next = null;
  };
  return (callback) => {
    if (next === null) page.setTimeout(run, THROTTLE_MS);
    next = callback;
  };
}

/** Ignores `focus` calls while the focus is outside the frame, because screens focus their heading when they open. */
function preventFocusStealing(framed: Document): void {
  const prototype = framed.defaultView?.HTMLElement.prototype;
  if (prototype === undefined) return;
  const focus = Reflect.get(prototype, 'focus') as (this: HTMLElement, options?: FocusOptions) => void;
  prototype.focus = function focusIfActive(this: HTMLElement, options?: FocusOptions) {
    if (framed.hasFocus()) focus.call(this, options);
  };
}
