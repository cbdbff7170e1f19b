import type { InspectionEvent } from 'xstate';
import { openPath } from '#machines/journey/views/openScreen.ts';
import type { InputStore, JourneyActor } from '#src/journey/hooks.ts';
import type { Clock } from '#src/services/clock.ts';
import { publish, subscribeToCommands } from '#src/visualizer/live/framedProduct.ts';
import { demonstrate } from '#src/app/demonstration/commands/demonstrate.ts';
import type { DemonstrationStorage } from '#src/app/demonstration/commands/memoryStorage.ts';
import { publishSteps } from './publishSteps.ts';

/** What the page of a watched product is made with. */
export type Watch = {
  readonly inspect: (inspected: InspectionEvent) => void;
  /** A clock of its own, and the memory of the page in place of this device. */
  readonly clock: Clock;
  readonly storage: DemonstrationStorage;
  /** From now on the page publishes what happens in it, and takes commands. */
  readonly follow: (actor: JourneyActor, inputStore: Pick<InputStore, 'secret'>) => void;
};

/** Gets a page ready to be watched by the page that shows it in this frame. */
export function watchPage(page: Window, frame: Element): Watch {
  const demonstration = demonstrate(page);
  const { clock, storage } = demonstration;
  const inspect = publishSteps({
    now: clock.now,
    // Not in the middle of the step: the product's own listeners come first.
    publish: (step) => queueMicrotask(() => publish(frame, { type: 'product.stepPublished', step })),
    later: createSeldom(page),
  });
  preventFocusStealing(page.document);

  let greetedAt = '';
  /** The address bar follows the chart a little later. */
  let pathNow = () => page.location.pathname;
  const greet = () => {
    const path = pathNow();
    greetedAt = path;
    const product = { path, speed: clock.speed(), atMs: clock.now(), failing: demonstration.failing() };
    publish(frame, { type: 'product.greeted', product });
  };
  const greetAnew = () => {
    if (pathNow() !== greetedAt) greet();
  };
  const leave = () => publish(frame, { type: 'product.lost' });

  const follow: Watch['follow'] = (actor, inputStore) => {
    const handle = demonstration.createHandler(actor, inputStore, greet);
    subscribeToCommands(page, (command) => {
      const refusal = handle(command);
      if (refusal !== 'later') publish(frame, { type: 'product.answered', command, refusal });
    });
    pathNow = () => openPath(actor.getSnapshot()) ?? page.location.pathname;
    actor.subscribe({ next: () => queueMicrotask(greetAnew), error: () => {} });
    page.addEventListener('popstate', greetAnew);
    page.addEventListener('pagehide', leave);
    page.addEventListener('pageshow', greet);
    greet();
    const answer = demonstration.begin(actor, inputStore);
    if (answer !== null) publish(frame, { type: 'product.answered', ...answer });
  };
  return { inspect, clock, storage, follow };
}

/** Work that takes its time is done once things are painted, and not more often than this. */
const SELDOM_MS = 100;

/** Does the last of what it is given, a little later; what is replaced meanwhile is never done. */
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

/**
 * A screen that opens takes the focus to its heading. In a frame without focus, it would take it away from whoever
 * works on the page around the frame: there it stays where it is.
 */
function preventFocusStealing(framed: Document): void {
  const prototype = framed.defaultView?.HTMLElement.prototype;
  if (prototype === undefined) return;
  const focus = Reflect.get(prototype, 'focus') as (this: HTMLElement, options?: FocusOptions) => void;
  prototype.focus = function focusIfActive(this: HTMLElement, options?: FocusOptions) {
    if (framed.hasFocus()) focus.call(this, options);
  };
}
