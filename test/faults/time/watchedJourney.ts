import { createActor } from 'xstate';
import { inputOf } from '#machines/graph/exploration/surveyInputs.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { openPath } from '#machines/journey/views/openScreen.ts';
import { viewBusinessVerification, viewProcessing } from '#machines/journey/views/viewTimedScreen.ts';
import type { Clock } from '#src/services/wait.ts';
import { watchTimeOn } from '#src/services/watchTime.ts';
import { turnedPage } from '#test/services/turnedPage.ts';

/** The two timed screens: where they are, where they lead, and what they show. */
export const TIMED = [
  [ROUTES.processing.path, ROUTES.offers.path, viewProcessing],
  [ROUTES.businessVerification.path, ROUTES.contract.path, viewBusinessVerification],
] as const;

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
    listeners,
    open,
    send: (event: JourneyEvent) => actor.send(event),
    snapshot: (): JourneySnapshot => actor.getSnapshot(),
    path: () => openPath(actor.getSnapshot()),
    /** The messages said so far, and the addresses shown one after the other. */
    toasts,
    paths,
  };
}
