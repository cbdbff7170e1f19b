import { addressOf, currentPlace, placeOf } from './address.ts';
import type { ViewerActor } from './machine.ts';

/**
 * Synchronizes the address bar and the viewer: another view or selection is a new entry, a word of a search is not.
 * Returns how to stop.
 */
export function bridgeAddress(
  actor: ViewerActor,
  page: Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>,
): () => void {
  const open = () => actor.send({ type: 'address.opened', place: placeOf(page.location.hash) });
  page.addEventListener('popstate', open);
  page.addEventListener('hashchange', open);
  open();
  const subscription = actor.subscribe((snapshot) => {
    const place = currentPlace(snapshot);
    const address = addressOf(place);
    if (address === page.location.hash) return;
    const before = placeOf(page.location.hash);
    const isStep = before.view !== place.view || before.selectedId !== place.selectedId;
    if (isStep && page.location.hash !== '') page.history.pushState(null, '', address);
    else page.history.replaceState(null, '', address);
  });
  return () => {
    page.removeEventListener('popstate', open);
    page.removeEventListener('hashchange', open);
    subscription.unsubscribe();
  };
}
