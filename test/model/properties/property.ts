import type { JourneyContext } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import type { Session } from '#machines/domain/session.ts';
import type { ExploredChart, Step } from '#test/model/exploration/explore.ts';

/** A property that every explored step must satisfy. */
export type Property = {
  readonly name: string;
  readonly requirements: readonly string[];
  readonly isSatisfied: (step: Step) => boolean;
};

/** A property of all reachable states together, which can't be checked step by step. */
export type ChartProperty = {
  readonly name: string;
  readonly requirements: readonly string[];
  readonly violations: (chart: ExploredChart) => readonly string[];
};

/** Events that can end the session or clear the entered data. */
export const ENDING_EVENTS: ReadonlySet<string> = new Set([
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

/** Compares identity first, because steps reuse the unchanged parts of a snapshot. */
export const isEqual = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Returns whether a step left these parts of the context unchanged. */
export const isUnchanged = ({ before, after }: Step, ...names: readonly (keyof JourneyContext)[]) =>
  names.every((name) => isEqual(before.context[name], after.context[name]));
