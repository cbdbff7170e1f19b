import { type Location, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTED_SCREEN_IDS, ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { openPath, openScreen } from '#machines/journey/views/openScreen.ts';
import type { JourneyActor } from '#src/journey/hooks.ts';

/**
 * Ties the address bar to the journey, each driving the other so that they never disagree, and opens the current address
 * (R1.7). While an address is read, what the chart answers replaces it; while a step back is under way, the chart may go
 * on and the bar catches up when it has arrived. While the chart refuses every other address, Back and Forward are undone
 * and no history entry is lost. Gives back how to stop.
 */
export function bridgeUrl(actor: JourneyActor): () => void {
  const history = createBrowserHistory();
  let shown = placeOf(actor.getSnapshot());
  let doing: 'nothing' | 'reading' | 'returning' | 'undoing' = 'nothing';

  /**
   * Makes the address bar say what the chart shows. A step forward makes a history entry; an answer to an address, a
   * redirect and the end of a timed screen replace one; a step back returns to where it came from.
   */
  const write = (isAnswer: boolean) => {
    const previous = shown;
    shown = placeOf(actor.getSnapshot());
    const { address, redirect } = shown;
    const current = addressOf(history.location);
    if (doing === 'returning' || doing === 'undoing' || address === null || address === current) return;
    const { cameFrom } = Object(history.location.state) as { cameFrom?: unknown };
    const isTurned = isAnswer || (redirect !== null && redirect !== previous.redirect);
    if (!isTurned && cameFrom === address && isBefore(shown.screen, previous.screen)) {
      doing = 'returning';
      history.go(-1);
      return;
    }
    if (isTurned || previous.isTimed) history.replace(address, { cameFrom });
    else history.push(address, { cameFrom: current });
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
  const stopWatchingHistory = history.listen(({ delta }) => {
    const arrived = doing;
    doing = 'nothing';
    if (arrived === 'returning') write(true);
    else if (arrived === 'undoing') write(false);
    else if (delta !== null && actor.getSnapshot().hasTag('held')) {
      doing = 'undoing';
      history.go(-delta);
    } else read();
  });
  read();

  return () => {
    subscription.unsubscribe();
    stopWatchingHistory();
  };
}

/** What the bridge has to know of a snapshot. The address of an unknown one is null: it stays in the address bar (R1.2). */
function placeOf(snapshot: JourneySnapshot) {
  const screen = openScreen(snapshot);
  const path = openPath(snapshot);
  const { landingAnchor, redirect } = snapshot.context;
  const fragment = screen === 'landing' && landingAnchor !== null ? `#${landingAnchor}` : '';
  return { screen, address: path === null ? null : `${path}${fragment}`, isTimed: snapshot.hasTag('timed'), redirect };
}

/** The part of a location that the chart decides: the path, and on the landing page the fragment. */
function addressOf({ pathname, hash }: Location): string {
  return pathname === ROUTES.landing.path ? `${pathname}${hash}` : pathname;
}

function isBefore(screen: ScreenId, other: ScreenId): boolean {
  const orderOf = (id: ScreenId) => ROUTED_SCREEN_IDS.findIndex((one) => one === id);
  return orderOf(screen) < orderOf(other);
}
