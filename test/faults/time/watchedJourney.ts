import { createActor } from 'xstate';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { openPath } from '#machines/journey/views/openScreen.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { inputOf } from '#machines/graph/exploration/surveyInputs.ts';
import { type WatchedPage, watchTimeOn } from '#src/services/watchTime.ts';
import type { Clock } from '#src/services/wait.ts';

/** A page that can be turned away from and back to. */
function turnedPage() {
  const events = new EventTarget();
  let listeners = 0;
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (type: string, listener: EventListener) => {
      listeners += 1;
      events.addEventListener(type, listener);
    },
    removeEventListener: (type: string, listener: EventListener) => {
      listeners -= 1;
      events.removeEventListener(type, listener);
    },
  };
  return {
    listeners: () => listeners,
    page: page as typeof page & WatchedPage,
    turn: (visibilityState: DocumentVisibilityState) => {
      page.visibilityState = visibilityState;
      events.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** The real chart with the real watch of time, both on this clock, at this address. */
export function watchedJourney(clock: Clock, path: string) {
  const { page, turn, listeners } = turnedPage();
  const machine = createJourneyMachine().provide({ actors: { watchTime: watchTimeOn(page, clock) } });
  const actor = createActor(machine, { clock, input: inputOf() });
  const toasts: string[] = [];
  const paths: string[] = [];
  actor.on('toast.shown', ({ toast }) => toasts.push(toast.key));
  actor.start();
  const open = (to: string) => actor.send({ type: 'url.opened', path: to, hash: '' });
  open(path);
  actor.subscribe((snapshot) => {
    const now = openPath(snapshot);
    if (now !== null && paths.at(-1) !== now) paths.push(now);
  });
  return {
    turn,
    /** How many times the page would be told of being seen again. */
    listeners,
    open,
    send: (event: JourneyEvent) => actor.send(event),
    snapshot: (): JourneySnapshot => actor.getSnapshot(),
    path: () => openPath(actor.getSnapshot()),
    /** The messages said so far, and the addresses shown one after the other. */
    toasts,
    paths,
    stop: () => actor.stop(),
  };
}
