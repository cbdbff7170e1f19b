import { useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { addressOf, ROUTED_SCREEN_IDS, type ScreenId } from '#machines/journey/routes.ts';
import { getOpenPath, getOpenScreen } from '#machines/journey/views/openScreen.ts';
import { useAppServices, useJourney } from '#src/journey/hooks.ts';

/**
 * Keeps the address bar and the chart in sync (R1.7). A new address is sent to the chart, which may redirect. When the
 * chart opens a screen, a history entry is pushed; a redirect, or leaving a timed screen, replaces the current entry
 * instead. If the chart returns to the screen of the previous entry, the history also moves back, except on sign-out.
 * Navigation is blocked while the contract is being submitted.
 */
export function AddressBridge() {
  const { actor, openedAddress } = useAppServices();
  const route = useJourney(viewRoute);
  const location = useLocation();
  const navigate = useNavigate();
  const lastSync = useRef<{ address: string | null; route: Route | null }>({ address: openedAddress, route: null });
  const isGoingBack = useRef(false);
  useEffect(() => {
    // Reads `window`, because the router's location is stale until React has rendered.
    const { pathname: path, hash } = window.location;
    const current = addressOf(window.location);
    const hasAddressChanged = current !== lastSync.current.address;
    if (hasAddressChanged && !isGoingBack.current) actor.send({ type: 'url.opened', path, hash });
    if (isGoingBack.current && !hasAddressChanged) return;
    isGoingBack.current = false;
    const previous = lastSync.current.route;
    const next = viewRoute(actor.getSnapshot());
    lastSync.current = { address: current, route: next };
    if (next.address === null || next.address === current) return;
    const { cameFrom } = Object(location.state) as { cameFrom?: unknown };
    const hasSignedOut = previous?.isSignedIn === true && !next.isSignedIn;
    const isRedirect =
      hasAddressChanged || previous === null || (next.redirect !== null && next.redirect !== previous.redirect);
    if (!isRedirect && !hasSignedOut && cameFrom === next.address && orderOf(next.screen) < orderOf(previous.screen)) {
      isGoingBack.current = true;
      void navigate(-1);
      return;
    }
    lastSync.current.address = next.address;
    const isReplaced = isRedirect || previous.isTimed;
    void navigate(next.address, { replace: isReplaced, state: { cameFrom: isReplaced ? cameFrom : current } });
  }, [actor, route, location, navigate]);
  return route.isHeld && <BlockNavigation />;
}

function BlockNavigation() {
  const blocker = useBlocker(true);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  return null;
}

type Route = ReturnType<typeof viewRoute>;

/** The address is null on the not-found screen, so the address bar keeps the unknown address (R1.2). */
function viewRoute(snapshot: JourneySnapshot) {
  const screen = getOpenScreen(snapshot);
  const path = getOpenPath(snapshot);
  const { landingAnchor, redirect } = snapshot.context;
  const fragment = screen === 'landing' && landingAnchor !== null ? `#${landingAnchor}` : '';
  return {
    screen,
    address: path === null ? null : `${path}${fragment}`,
    redirect,
    isSignedIn: snapshot.matches({ session: 'signedIn' }),
    isTimed: snapshot.hasTag('timed'),
    isHeld: snapshot.hasTag('held'),
  };
}

function orderOf(screen: ScreenId): number {
  return ROUTED_SCREEN_IDS.findIndex((id) => id === screen);
}
