import type { Session } from '#machines/domain/session.ts';
import type { TimedProgress } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { Remembered, SavedJourney } from '#machines/persistence/savedFormat.ts';
import { blankRemembered } from '#machines/persistence/savedJourney.ts';
import { getOpenScreen } from './openScreen.ts';

const REMEMBERED = Object.keys(blankRemembered()) as (keyof Remembered)[];

export function viewSavedJourney(snapshot: JourneySnapshot): SavedJourney {
  const { context } = snapshot;
  const { contractTimes, isContractSigned } = context;
  return {
    ...(Object.fromEntries(REMEMBERED.map((name) => [name, context[name]])) as Remembered),
    signature: isContractSigned ? context.signature : '',
    contractTimes: isContractSigned ? contractTimes : { ...contractTimes, agreedAt: null, signedAt: null },
    isCounting: snapshot.matches({ countdown: 'counting' }),
    progress: progressOf(snapshot),
  };
}

function progressOf(snapshot: JourneySnapshot): SavedJourney['progress'] {
  if (!snapshot.hasTag('timed')) return null;
  const screen = getOpenScreen(snapshot) as TimedProgress['screen'];
  const isPaused = snapshot.matches({ screen: { [screen]: { timer: 'paused' } } } as never);
  return { screen, elapsedMs: snapshot.context.elapsedMs, isPaused };
}

export function viewSession(snapshot: JourneySnapshot): Session {
  const isAuthenticated = snapshot.matches({ session: 'signedIn' });
  return {
    isAuthenticated,
    isPatreonConnected: snapshot.matches({ session: { signedIn: 'patreonConnected' } }),
    user: isAuthenticated ? snapshot.context.user : null,
  };
}
