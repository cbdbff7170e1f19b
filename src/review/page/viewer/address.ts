import { OVERLAYS, type Place, VIEWS } from './context.ts';
import type { StoryResult } from '#src/review/page/facts/storyLink.ts';
import type { ViewerSnapshot, ViewerActor } from './machine.ts';

/** Returns a hash such as `#/chart?item=offers&show=proof`. */
export function addressOf({ view, selectedId, sentence, overlays, query }: Place): string {
  const params = new URLSearchParams();
  if (selectedId !== null) params.set('item', selectedId);
  if (sentence !== null) params.set('says', sentence);
  if (overlays.length > 0) params.set('show', overlays.join(','));
  if (query !== '') params.set('find', query);
  const search = params.size === 0 ? '' : `?${params.toString()}`;
  return `#/${view}${search}`;
}

/** Phones start with the storyboard, because the map is unreadable there. */
const PHONE = '(max-width: 48rem)';

/** Parses a hash. Unknown values fall back to their defaults. */
export function placeOf(address: string, firstView: Place['view'] = 'map'): Place {
  const [path = '', search = ''] = address.replace(/^#\/?/, '').split('?');
  const params = new URLSearchParams(search);
  const shown = (params.get('show') ?? '').split(',');
  return {
    view: VIEWS.find((name) => name === path) ?? firstView,
    selectedId: params.get('item'),
    sentence: params.get('says'),
    overlays: OVERLAYS.filter((overlay) => shown.includes(overlay)),
    query: params.get('find') ?? '',
  };
}

export function storyAddress(code: string): string {
  return `#/map?story=${code}`;
}

function currentPlace({ value, context }: ViewerSnapshot): Place {
  const { selectedId, sentence, overlays, query } = context;
  return { view: value.view, selectedId, sentence, overlays, query };
}

/**
 * Keeps the URL and the viewer in sync: a new view or selection adds a history entry, other changes replace the current
 * one. Opens a story found in the URL. Returns a cleanup function.
 */
export function bridgeAddress(
  actor: ViewerActor,
  page: Pick<Window, 'location' | 'history' | 'matchMedia' | 'addEventListener' | 'removeEventListener'>,
  readStory: (code: string) => Promise<StoryResult>,
): () => void {
  const firstView = page.matchMedia(PHONE).matches ? 'storyboard' : 'map';
  const open = () => {
    const code = new URLSearchParams(page.location.hash.split('?')[1]).get('story');
    actor.send({ type: 'address.opened', place: placeOf(page.location.hash, firstView) });
    if (code !== null) void openStory(code);
  };
  const openStory = async (code: string) => {
    const { story, problem } = await readStory(code);
    actor.send(story === null ? { type: 'story.refused', problem } : { type: 'story.opened', story });
  };
  page.addEventListener('popstate', open);
  page.addEventListener('hashchange', open);
  open();
  const subscription = actor.subscribe((snapshot) => {
    const place = currentPlace(snapshot);
    const address = addressOf(place);
    if (address === page.location.hash) return;
    const before = placeOf(page.location.hash);
    const isNewEntry =
      before.view !== place.view || before.selectedId !== place.selectedId || before.sentence !== place.sentence;
    if (isNewEntry && page.location.hash !== '') page.history.pushState(null, '', address);
    else page.history.replaceState(null, '', address);
  });
  return () => {
    page.removeEventListener('popstate', open);
    page.removeEventListener('hashchange', open);
    subscription.unsubscribe();
  };
}
