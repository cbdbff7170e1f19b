import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { createBrowserRouter, createMemoryRouter, type Location, RouterProvider, useBlocker } from 'react-router-dom';
import type { Redirect } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTED_SCREEN_IDS, ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { isOpenScreenTimed, openPath, openScreen } from '#machines/journey/views/openScreen.ts';
import type { JourneyActor } from '#src/journey/JourneyProvider.tsx';
import { ErrorPage } from './errors/ErrorPage.tsx';

/** The address bar tied to the chart: each drives the other and they never disagree (R1.7). */
export type Bridge = { readonly router: ReturnType<typeof createBrowserRouter>; readonly stop: () => void };

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
 * Ties the address bar to the journey and opens the address at hand. While an address is read, what the chart answers
 * replaces it; while a step back is under way, the chart may go on and the bar catches up when it has arrived.
 */
export function bridgeUrl(actor: JourneyActor, page: ReactNode): Bridge {
  const router = createBrowserRouter(everyAddress(actor, page));
  let shown = placeOf(actor.getSnapshot());
  let doing: 'nothing' | 'reading' | 'returning' = 'nothing';

  const write = (isAnswer: boolean) => {
    const left = shown;
    shown = placeOf(actor.getSnapshot());
    const move = doing === 'returning' ? null : moveTo(shown, left, router.state.location, isAnswer);
    if (move === 'back') {
      doing = 'returning';
      void router.navigate(-1);
    } else if (move !== null) void router.navigate(move.to, move);
  };
  const read = () => {
    const { pathname, hash } = router.state.location;
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
  const stopListening = onPop(router, () => {
    if (doing !== 'returning') return read();
    doing = 'nothing';
    write(true);
  });
  read();

  return {
    router,
    stop: () => {
      subscription.unsubscribe();
      stopListening();
      router.dispose();
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

/** Tells when the browser has gone to another entry of its history. */
function onPop(router: Bridge['router'], act: () => void): () => void {
  let known = router.state.location;
  return router.subscribe(({ location, navigation, historyAction }) => {
    // Not by its key: every entry that the browser itself makes, as for a typed fragment, has the same.
    if (navigation.state !== 'idle' || location === known) return;
    known = location;
    if (historyAction === 'POP') act();
  });
}

/** The page where there is no address bar: in the build, which writes the landing page down. */
export function bridgeNowhere(actor: JourneyActor, page: ReactNode): Bridge {
  const router = createMemoryRouter(everyAddress(actor, page));
  return { router, stop: () => router.dispose() };
}

function everyAddress(actor: JourneyActor, page: ReactNode) {
  const historyGuard = <HistoryGuard actor={actor} />;
  const element = (
    <>
      {page}
      {historyGuard}
    </>
  );
  return [{ path: '*', element, errorElement: <ErrorPage /> }];
}

/** Shows the page behind the bridge. */
export function UrlBridge({ router }: Pick<Bridge, 'router'>) {
  return <RouterProvider router={router} />;
}

/** While the chart refuses every other address, Back and Forward are undone and no history entry is lost (R1.7). */
function HistoryGuard({ actor }: { readonly actor: JourneyActor }) {
  const isHeld = useSelector(actor, holdsPlace);
  return isHeld ? <PopBlocker actor={actor} /> : null;
}

function PopBlocker({ actor }: { readonly actor: JourneyActor }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && holdsPlace(actor.getSnapshot()));
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  return null;
}

function holdsPlace(snapshot: JourneySnapshot): boolean {
  return snapshot.hasTag('held');
}

function placeOf(snapshot: JourneySnapshot): Place {
  const screen = openScreen(snapshot);
  const path = openPath(snapshot);
  const { landingAnchor, redirect } = snapshot.context;
  const fragment = screen === 'landing' && landingAnchor !== null ? `#${landingAnchor}` : '';
  return {
    screen,
    address: path === null ? null : `${path}${fragment}`,
    isTimed: isOpenScreenTimed(snapshot),
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
