import { LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { screenAt } from '#machines/journey/routes.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import type { Seam } from '#src/journey/hooks.ts';
import { createServices } from '#src/services/services.ts';
import { maySavedJourneyExist } from '#src/services/ownStorage.ts';
import { inTime } from '#src/services/inTime.ts';
import { createSessionStore } from '#src/services/storage.ts';
import { addressOf, urlOpened } from './address.ts';
import { createJourney, type JourneyParts } from './createJourney.ts';
import { documentWriter } from './documentWriter.ts';
import { followJourney } from './followJourney.ts';
import { inspectFile } from './inspectFile.ts';
import { lazyPersistence, loadPersistence } from './lazyPersistence.ts';

const DEFAULT_SESSION = import.meta.env['VITE_START_AS_GUEST'] === 'true' ? GUEST_SESSION : DEMO_SESSION;

/**
 * Starts the journey of this page, restores what was saved of it, and renders the product in the container. The chart runs
 * while React and the screen are still loading.
 */
export async function startProduct(container: HTMLElement): Promise<void> {
  const view = import('./entry/showProduct.tsx');
  // Awaited below; an early failure is not an unhandled rejection.
  view.catch(() => {});
  const watch = await watchedPage();
  const store = watch?.storage.store ?? createSessionStore(window);
  const services = createServices(watch?.clock, inspectFile);
  const { session, isSaved, isOwn } = store.load(DEFAULT_SESSION);
  const mayHaveSaved = maySavedJourneyExist(window);
  // A first visit gets its screen before our fonts.
  if (mayHaveSaved) loadFonts();
  const persistence =
    watch?.storage.persistence ??
    lazyPersistence(loadPersistence(services.chosenFile), {
      email: session.user?.email ?? null,
      mayTakeOver: isSaved,
      mayHaveSaved,
    });

  /** Starts a journey at the current address. A restored one equals its saved record, so it isn't saved again. */
  const begin = (parts: Pick<JourneyParts, 'session' | 'isOwn' | 'loaded'>, isRestored: boolean) => {
    const journey = createJourney({
      ...parts,
      services,
      store,
      persistence,
      policy: services.policy(),
      today: new Date(),
      ...(watch !== null && { watched: { inspect: watch.inspect, clock: watch.clock } }),
    });
    const { actor } = journey;
    const openedAddress = addressOf(window.location);
    actor.send(urlOpened(window.location));
    const stopFollowing = followJourney(actor, isRestored ? (parts.loaded?.journey ?? null) : null);
    const seam: Seam = {
      actor,
      openedAddress,
      documentWriter,
      now: services.now,
      inputStore: {
        ...services.inputStore,
        open: (file) => services.openFile(file, persistence.fileBytes),
        settled: async () => !store.isRefused() && (await persistence.settled(actor)),
      },
    };
    const stop = () => {
      stopFollowing();
      journey.stop();
    };
    return { seam, stop };
  };

  const found = await persistence.found();
  const { seam, stop } = begin({ session, isOwn, loaded: found }, true);
  const { showProduct } = await view;
  // From here on, everything typed is saved even if the page closes right away (R15.1). The landing page saves nothing.
  const hasForm = screenAt(window.location.pathname) !== 'landing';
  if (hasForm && found !== null) await inTime(persistence.whenReady(), LOAD_DEADLINE_MS, null);
  const show = await showProduct(container, seam, openScreen(seam.actor.getSnapshot()));
  loadFonts();
  watch?.follow(seam.actor, seam.inputStore);
  if (found !== null) return;

  // A saved journey that arrives after the deadline restarts the journey with it merged in (R15.6).
  const late = await persistence.late(seam.actor);
  if (late === null) return;
  const snapshot = seam.actor.getSnapshot();
  stop();
  const parts = { session: viewSession(snapshot), isOwn: snapshot.context.isOwnSession, loaded: late };
  show(begin(parts, false).seam);
}

function loadFonts(): void {
  import('./theme/fonts.css').catch(() => {});
}

/** Lets the page around the product watch it, in a demonstration build; no other build contains that code. */
async function watchedPage() {
  const { frameElement } = window;
  if (import.meta.env.VITE_DEMONSTRATION !== 'true' || frameElement === null) return null;
  return (await import('#src/app/demonstration/watchPage.ts')).watchPage(window, frameElement);
}
