import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { StepResult, Stepper } from '#machines/graph/exploration/stepper.ts';
import { GUEST_SESSION, sessionFromStored, storedFromSession } from '#machines/domain/session.ts';
import { factsAfter, type JourneyFacts } from '#machines/journey/facts.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { openPath, openScreen } from '#machines/journey/views/openScreen.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { viewSession } from '#machines/journey/views/viewSession.ts';
import { decodeKept, encodeKept } from '#src/services/keeping/factsCodec.ts';

/** Where an unknown address stays in the address bar, any will do. */
const UNKNOWN_PATH = '/no-such-page';

export const journeyOf = (snapshot: AnyMachineSnapshot) => snapshot as unknown as JourneySnapshot;

/** The event with which the address of a screen is opened, that of an open landing section included. */
function addressOf(snapshot: JourneySnapshot): EventObject {
  const { landingAnchor } = snapshot.context;
  const hash = openScreen(snapshot) === 'landing' && landingAnchor !== null ? `#${landingAnchor}` : '';
  return opening(openPath(snapshot) ?? UNKNOWN_PATH, hash);
}

export function opening(path: string, hash = ''): EventObject {
  return { type: 'url.opened', path, hash } as EventObject;
}

/** What the browser holds of a moment, read back as the product reads it: nothing is handed on but stored bytes and texts. */
function readBack(
  snapshot: JourneySnapshot,
  awayMs: number,
): { session: typeof GUEST_SESSION; kept: JourneyFacts | null } {
  const stored = storedFromSession(viewSession(snapshot));
  const session = stored === null ? GUEST_SESSION : sessionFromStored(stored, GUEST_SESSION);
  if (session.user === null) return { session, kept: null };
  const bytes = encodeKept({ email: session.user.email, keptAtMs: 0, facts: viewFacts(snapshot) });
  const kept = decodeKept(bytes);
  if (typeof kept === 'string') throw new Error(`What was kept is refused: ${kept}`);
  return { session, kept: factsAfter(kept.facts, awayMs) };
}

/** The moment after the page was loaded again at the same address, and what the chart told the app on the way. */
export function restart(
  stepper: Stepper<AnyMachineSnapshot>,
  before: JourneySnapshot,
  awayMs = 0,
): Pick<StepResult<JourneySnapshot>, 'snapshot' | 'emitted'> {
  const { today, policy } = before.context;
  const begun = stepper.start({ ...readBack(before, awayMs), today, policy });
  const opened = stepper.step(begun.snapshot, addressOf(before));
  return { snapshot: journeyOf(opened.snapshot), emitted: [...begun.emitted, ...opened.emitted] };
}
