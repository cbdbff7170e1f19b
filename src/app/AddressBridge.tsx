import { useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { addressOf, ROUTED_SCREEN_IDS, type ScreenId } from '#machines/journey/routes.ts';
import { openPath, openScreen } from '#machines/journey/views/openScreen.ts';
import { useAppServices, useJourney } from '#src/journey/hooks.ts';

/**
 * Synchronizes the address bar with the chart (R1.7). A new address opens in the chart, whose answer replaces it. A step of
 * the chart pushes an entry; redirects and timed screens replace theirs; a step back goes back in history. Signing out is
 * no step back. Navigation is blocked while the contract is submitting.
 */
export function AddressBridge() {
  const { actor, openedAddress } = useAppServices();
  const place = useJourney(viewPlace);
  const location = useLocation();
  const navigate = useNavigate();
  /** The last address and place that the address bar and the chart agreed on. */
  const agreed = useRef<{ address: string | null; place: Place | null }>({ address: openedAddress, place: null });
  const isReturning = useRef(false);
  useEffect(() => {
    // The router's location lags behind while React renders.
    const { pathname: path, hash } = window.location;
    const current = addressOf(window.location);
    const hasMoved = current !== agreed.current.address;
    if (hasMoved && !isReturning.current) actor.send({ type: 'url.opened', path, hash });
    if (isReturning.current && !hasMoved) return;
    isReturning.current = false;
    const before = agreed.current.place;
    const now = viewPlace(actor.getSnapshot());
    agreed.current = { address: current, place: now };
    if (now.address === null || now.address === current) return;
    const { cameFrom } = Object(location.state) as { cameFrom?: unknown };
    const hasSignedOut = before?.isSignedIn === true && !now.isSignedIn;
    const answersAddress = hasMoved || before === null || (now.redirect !== null && now.redirect !== before.redirect);
    if (!answersAddress && !hasSignedOut && cameFrom === now.address && isBefore(now.screen, before.screen)) {
      isReturning.current = true;
      void navigate(-1);
      return;
    }
    agreed.current.address = now.address;
    const isReplaced = answersAddress || before.isTimed;
    void navigate(now.address, { replace: isReplaced, state: { cameFrom: isReplaced ? cameFrom : current } });
  }, [actor, place, location, navigate]);
  return place.isHeld && <Hold />;
}

/** Undoes every navigation while the chart accepts none (R1.7). */
function Hold() {
  const blocker = useBlocker(true);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  return null;
}

type Place = ReturnType<typeof viewPlace>;

/** Derives the screen and its address from a snapshot; null leaves an unknown address in the bar (R1.2). */
function viewPlace(snapshot: JourneySnapshot) {
  const screen = openScreen(snapshot);
  const path = openPath(snapshot);
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

function isBefore(screen: ScreenId, other: ScreenId): boolean {
  const orderOf = (id: ScreenId) => ROUTED_SCREEN_IDS.findIndex((one) => one === id);
  return orderOf(screen) < orderOf(other);
}
