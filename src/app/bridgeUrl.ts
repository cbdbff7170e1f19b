import { type Location, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { Redirect } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTED_SCREEN_IDS, ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { openPath, openScreen } from '#machines/journey/views/openScreen.ts';
import type { JourneyActor } from '#src/journey/JourneyProvider.tsx';

export type Bridge = ReturnType<typeof bridgeUrl>;

/** What the bridge has to know of a snapshot. */
type Place = {
  readonly screen: ScreenId;
  /** Path and fragment; null for an unknown address, which stays in the address bar (R1.2). */
  readonly address: string | null;
  readonly isTimed: boolean;
  readonly redirect: Redirect | null;
};

/** What the address bar has to do: write an address, or return to the entry that this one was reached from. */
type Move = 'back' | { readonly to: string; readonly replace: boolean; readonly state: { cameFrom: string | null } };

/**
 * Ties the address bar to the journey, each driving the other so that they never disagree, and opens the address at hand
 * (R1.7). While an address is read, what the chart answers replaces it; while a step back is under way, the chart may go
 * on and the bar catches up when it has arrived. While the chart refuses every other address, Back and Forward are undone
 * and no history entry is lost.
 */
export function bridgeUrl(actor: JourneyActor) {
  const history = createBrowserHistory();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((changed) => changed());
  let shown = placeOf(actor.getSnapshot());
  let doing: 'nothing' | 'reading' | 'returning' | 'undoing' = 'nothing';

  const write = (isAnswer: boolean) => {
    const left = shown;
    shown = placeOf(actor.getSnapshot());
    const isMoving = doing === 'returning' || doing === 'undoing';
    const move = isMoving ? null : moveTo(shown, left, history.location, isAnswer);
    if (move === null) return;
    if (move === 'back') {
      doing = 'returning';
      history.go(-1);
      return;
    }
    history[move.replace ? 'replace' : 'push'](move.to, move.state);
    tell();
  };
  const read = () => {
    const { pathname, hash } = history.location;
    doing = 'reading';
    actor.send({ type: 'url.opened', path: pathname, hash });
    doing = 'nothing';
    write(true);
  };

  const subscription = actor.subscribe({
    next: () => {
      if (doing !== 'reading') write(false);
    },
    error: () => {},
  });
  const stopListening = history.listen(({ delta }) => {
    const arrived = doing;
    doing = 'nothing';
    if (arrived === 'returning') write(true);
    else if (arrived === 'undoing') write(false);
    else if (delta !== null && actor.getSnapshot().hasTag('held')) {
      doing = 'undoing';
      history.go(-delta);
      return;
    } else read();
    tell();
  });
  read();

  return {
    /** Calls back whenever the address has changed, until it is told to stop. */
    onAddress: (changed: () => void) => {
      listeners.add(changed);
      return (): void => {
        listeners.delete(changed);
      };
    },
    stop: () => {
      subscription.unsubscribe();
      stopListening();
    },
  };
}

/**
 * What has to happen so that the address bar says what the chart shows, or null. A step forward makes a history entry; an
 * answer to an address, a redirect and the end of a timed screen replace one; a step back returns to where it came from.
 */
function moveTo(shown: Place, left: Place, location: Location, isAnswer: boolean): Move | null {
  const { address } = shown;
  const here = addressOf(location);
  if (address === null || address === here) return null;
  const cameFrom = originOf(location.state);
  const isTurned = isAnswer || (shown.redirect !== null && shown.redirect !== left.redirect);
  if (!isTurned && cameFrom === address && isBefore(shown.screen, left.screen)) return 'back';
  const replace = isTurned || left.isTimed;
  return { to: address, replace, state: { cameFrom: replace ? cameFrom : here } };
}

function placeOf(snapshot: JourneySnapshot): Place {
  const screen = openScreen(snapshot);
  const path = openPath(snapshot);
  const { landingAnchor, redirect } = snapshot.context;
  const fragment = screen === 'landing' && landingAnchor !== null ? `#${landingAnchor}` : '';
  return {
    screen,
    address: path === null ? null : `${path}${fragment}`,
    isTimed: snapshot.hasTag('timed'),
    redirect,
  };
}

/** The part of a location that the chart decides: the path, and on the landing page the fragment. */
function addressOf({ pathname, hash }: Location): string {
  return pathname === ROUTES.landing.path ? `${pathname}${hash}` : pathname;
}

function isBefore(screen: ScreenId, other: ScreenId): boolean {
  return orderOf(screen) < orderOf(other);
}

function orderOf(screen: ScreenId): number {
  return ROUTED_SCREEN_IDS.findIndex((one) => one === screen);
}

/** The address from which a history entry was reached, as the bridge noted it; anything else counts as unknown. */
function originOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('cameFrom' in state)) return null;
  return typeof state.cameFrom === 'string' ? state.cameFrom : null;
}
