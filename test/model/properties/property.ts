import type { JourneyContext } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import type { Session } from '#machines/domain/session.ts';
import type { ExploredChart, Step } from '#test/model/exploration/explore.ts';

/** A sentence that must hold for every step of every exploration. */
export type Property = {
  readonly name: string;
  readonly requirements: readonly string[];
  readonly holds: (step: Step) => boolean;
};

/** A sentence about all reachable states, which no single step can judge. */
export type ChartProperty = {
  readonly name: string;
  readonly requirements: readonly string[];
  readonly violations: (chart: ExploredChart) => readonly string[];
};

/** Events with which a creator gives up the session or the entered data. */
export const ENDING: ReadonlySet<string> = new Set([
  'session.signOutRequested',
  'session.changedElsewhere',
  'reset.confirmed',
]);

export const isGuest = ({ value }: JourneySnapshot) => value.session === 'guest';

export const isSubmitting = (snapshot: JourneySnapshot) =>
  snapshot.matches({ screen: { contract: { signing: 'submitting' } } });

export function isAllowed(screen: ScreenId, session: Session): boolean {
  const access = screen === 'notFound' ? 'anyone' : ROUTES[screen].access;
  if (access === 'anyone') return true;
  return session.isAuthenticated && (access === 'signedIn' || session.isPatreonConnected);
}

/** Whether two values are equal as JSON; parts that a step leaves alone are identical. */
export const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether a step left these parts of the context alone. */
export const isKept = ({ before, after }: Step, ...names: readonly (keyof JourneyContext)[]) =>
  names.every((name) => isSame(before.context[name], after.context[name]));
