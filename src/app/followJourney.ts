import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';
import type { ActorRefFrom } from 'xstate';
import type { createPersistenceMachine } from '#machines/persistence/persistence.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import type { JourneyActor } from '#src/journey/hooks.ts';

type PersistenceActor = ActorRefFrom<ReturnType<typeof createPersistenceMachine>>;

/** The actor that saves what is typed in a journey. */
export function persistenceOf(journey: JourneyActor): PersistenceActor {
  return journey.getSnapshot().children['persistence'] as PersistenceActor;
}

type Page = Pick<Window, 'addEventListener'> & { readonly document: Document };

/**
 * Saves every change of the journey, at the latest when the page is hidden (R15.1). Elapsed time is not a change: it is
 * computed on load. Returns an unsubscribe function.
 */
export function followJourney(actor: JourneyActor, saved: SavedJourney | null, page: Page = window): () => void {
  let known = textOf(saved ?? NOTHING_TYPED);
  const save = (snapshot: ReturnType<JourneyActor['getSnapshot']>) => {
    const { user } = snapshot.context;
    const journey = viewSavedJourney(snapshot);
    const text = textOf(journey);
    if (user === null || text === known) return;
    known = text;
    persistenceOf(actor).send({ type: 'journey.changed', email: user.email, journey });
  };
  const forgotten = actor.on('journey.forgotten', () => {
    known = NOTHING;
  });
  const changes = actor.subscribe({ next: save, error: () => {} });
  const hide = () => persistenceOf(actor).send({ type: 'page.hidden' });
  const hideIfHidden = () => {
    if (page.document.visibilityState === 'hidden') hide();
  };
  const pageEvents = new AbortController();
  const { signal } = pageEvents;
  page.document.addEventListener('visibilitychange', hideIfHidden, { signal });
  page.addEventListener('pagehide', hide, { signal });
  save(actor.getSnapshot());
  return () => {
    for (const subscription of [forgotten, changes]) subscription.unsubscribe();
    pageEvents.abort();
  };
}

/** Fills in what was saved where nothing has been typed since; a signed contract replaces everything (R15.6). */
export function mergeJourneys(saved: SavedJourney, actor: JourneyActor): SavedJourney {
  const typed = viewSavedJourney(actor.getSnapshot());
  if (saved.isContractSigned) return saved;
  const business = untouched(saved.business, typed.business, NOTHING_TYPED.business);
  return {
    ...untouched(saved, typed, NOTHING_TYPED),
    business,
    ownersAdded: Math.max(saved.ownersAdded, typed.ownersAdded),
  };
}

function untouched<Part extends object>(saved: Part, typed: Part, blank: Part): Part {
  const names = Object.keys(blank) as (keyof Part)[];
  const isBlank = (name: keyof Part) => JSON.stringify(typed[name]) === JSON.stringify(blank[name]);
  return Object.fromEntries(names.map((name) => [name, (isBlank(name) ? saved : typed)[name]])) as Part;
}

/** Serializes a journey for comparison: without elapsed time, and with its keys in a fixed order. */
function textOf(journey: SavedJourney): string {
  const progress = journey.progress === null ? null : { ...journey.progress, elapsedMs: 0 };
  return JSON.stringify({ ...NOTHING_TYPED, ...journey, progress, countdownMs: 0 });
}

const NOTHING = textOf(NOTHING_TYPED);
