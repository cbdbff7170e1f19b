import { answerSamples } from '#src/review/journey/samples.ts';
import { createStepper } from '#src/review/engine/session/stepper.ts';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { viewSavedJourney, viewSession } from '#machines/journey/views/viewSavedJourney.ts';

/** What time and a call that answers at once bring about by themselves on a page that has just been loaded. */
const BY_ITSELF = /^xstate\.(?:done\.actor\.issueDocumentNumber|after\.remainingTime\.)/;

/**
 * Where the chart puts a page that is reloaded at this address, with what was saved of it, and has had
 * the time that a timed screen takes.
 */
export function stateAfterReload(last: JourneySnapshot, address: URL): JourneySnapshot {
  const session = viewSession(last);
  const { today, policy, isOwnSession } = last.context;
  const saved = session.isAuthenticated ? viewSavedJourney(last) : null;
  const input = { session, isOwnSession, today, policy, saved };
  const stepper = createStepper(createJourneyMachine());
  const opened = { type: 'url.opened', path: address.pathname, hash: address.hash };
  let { snapshot } = stepper.step(stepper.start(input).snapshot, opened);
  for (;;) {
    const next = answerSamples(snapshot).find(({ type }) => BY_ITSELF.test(type));
    if (next === undefined) return snapshot;
    ({ snapshot } = stepper.step(snapshot, next));
  }
}
