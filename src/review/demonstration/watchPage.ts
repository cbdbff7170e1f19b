import { openPath } from '#machines/journey/views/openScreen.ts';
import type { InputStore, JourneyActor } from '#src/journey/hooks.ts';
import { publish, subscribeToCommands } from '#src/review/engine/session/framedProduct.ts';
import { demonstrate } from '#src/review/demonstration/commands/demonstrate.ts';
import { publishSteps } from './publishSteps.ts';

/** Prepares a page to be watched by the page that shows it in this frame. */
export function watchPage(page: Window, frame: Element) {
  const demonstration = demonstrate(page);
  const { clock, storage } = demonstration;
  const inspect = publishSteps({
    now: clock.now,
    // The product's own listeners come first.
    publish: (step) => queueMicrotask(() => publish(frame, { type: 'product.stepPublished', ...step })),
    later: createSeldom(page),
  });
  preventFocusStealing(page.document);

  let greetedAt = '';
  let pathNow = () => page.location.pathname;
  const greet = () => {
    const path = pathNow();
    greetedAt = path;
    const product = { path, ...demonstration.speed(), atMs: clock.now(), failing: demonstration.failing() };
    publish(frame, { type: 'product.greeted', product });
  };
  const greetIfMoved = () => {
    if (pathNow() !== greetedAt) greet();
  };

  /**
   * Greets, replays the route that the page was loaded for, before any service can answer, and says so. From now on the
   * page takes commands. Called in the turn in which the journey starts: a step published before the greeting is ignored.
   */
  const follow = (actor: JourneyActor, inputStore: Pick<InputStore, 'secret'>) => {
    const answer = demonstration.begin(actor, inputStore);
    const handle = demonstration.createHandler(actor, inputStore, greet);
    subscribeToCommands(page, (command) => {
      const refusal = handle(command);
      if (refusal !== 'later') publish(frame, { type: 'product.answered', command, refusal });
    });
    // The address bar follows the chart a little later.
    pathNow = () => openPath(actor.getSnapshot()) ?? page.location.pathname;
    actor.subscribe({ next: () => queueMicrotask(greetIfMoved), error: () => {} });
    page.addEventListener('popstate', greetIfMoved);
    page.addEventListener('pagehide', () => publish(frame, { type: 'product.lost' }));
    page.addEventListener('pageshow', greet);
    greet();
    // The steps of the route are published first.
    if (answer !== null) queueMicrotask(() => publish(frame, { type: 'product.answered', ...answer }));
  };
  return { inspect, clock, storage, follow };
}

const SELDOM_MS = 100;

/** Throttles slow work: does the latest that it is given, after painting. */
function createSeldom(page: Pick<Window, 'setTimeout'>): (act: () => void) => void {
  let next: (() => void) | null = null;
  const run = () => {
    next?.();
    next = null;
  };
  return (act) => {
    if (next === null) page.setTimeout(run, SELDOM_MS);
    next = act;
  };
}

/** Lets a screen that opens focus its heading only if the frame has the focus, so it isn't taken from the page around. */
function preventFocusStealing(framed: Document): void {
  const prototype = framed.defaultView?.HTMLElement.prototype;
  if (prototype === undefined) return;
  const focus = Reflect.get(prototype, 'focus') as (this: HTMLElement, options?: FocusOptions) => void;
  prototype.focus = function focusIfActive(this: HTMLElement, options?: FocusOptions) {
    if (framed.hasFocus()) focus.call(this, options);
  };
}
