import { LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { addressOf, screenAt } from '#machines/journey/routes.ts';
import { getOpenScreen } from '#machines/journey/views/openScreen.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import type { AppServices } from '#src/journey/hooks.ts';
import { createServices } from '#src/services/services.ts';
import { withTimeout } from '#src/services/clock.ts';
import { createSessionStore, mayHaveSavedJourney } from '#src/services/storage.ts';
import { createJourney, type JourneyParts } from './createJourney.ts';
import { documentWriter } from './documentWriter.ts';
import { inspectFile } from './inspectFile.ts';
import { lazyPersistence, loadPersistence } from './lazyPersistence.ts';

const DEFAULT_SESSION = import.meta.env['VITE_START_AS_GUEST'] === 'true' ? GUEST_SESSION : DEMO_SESSION;

/** Restores the saved journey, starts it and renders the product. The chart runs while React and the screen load. */
export async function startProduct(container: HTMLElement): Promise<void> {
  const view = import('./entry/showProduct.tsx');
  // Awaited below; until then, a rejection must not count as unhandled.
  view.catch(() => {});
  const reviewPage = await connectIfFramed();
  const store = reviewPage?.storage.store ?? createSessionStore(window);
  const services = createServices(reviewPage?.clock, inspectFile);
  const { session, isSaved, isOwn } = store.load(DEFAULT_SESSION);
  const mayHaveSaved = mayHaveSavedJourney(window);
  // On a first visit, the web fonts load after the screen instead.
  if (mayHaveSaved) import('./theme/fonts.css').catch(() => {});
  const persistence =
    reviewPage?.storage.persistence ??
    lazyPersistence(loadPersistence(services.chosenFile), {
      email: session.user?.email ?? null,
      mayTakeOver: isSaved,
      mayHaveSaved,
    });

  const startJourney = (parts: Pick<JourneyParts, 'session' | 'isOwn' | 'loaded' | 'isMerged'>) => {
    const openedAddress = addressOf(window.location);
    const { actor, stop } = createJourney({
      ...parts,
      services,
      store,
      persistence,
      policy: services.policy(),
      today: new Date(),
      page: window,
      ...(reviewPage !== null && { inspection: { inspect: reviewPage.inspect, clock: reviewPage.clock } }),
    });
    const appServices: AppServices = {
      actor,
      openedAddress,
      documentWriter,
      now: services.now,
      inputStore: {
        ...services.inputStore,
        open: (file) => services.openFile(file, persistence.fileBytes),
        saveAll: async () => !store.isRefused() && (await persistence.saveAll(actor)),
      },
    };
    return { appServices, stop };
  };

  const restored = await persistence.restore();
  const { appServices, stop } = startJourney({ session, isOwn, loaded: restored });
  reviewPage?.connect(appServices.actor, appServices.inputStore);
  const { showProduct } = await view;
  // Except on the landing page, waits for the persistence code, in case the page closes right away (R15.1).
  const isLanding = screenAt(window.location.pathname) === 'landing';
  if (!isLanding && restored !== null) await withTimeout(persistence.whenReady(), LOAD_DEADLINE_MS, null);
  const show = await showProduct(container, appServices, getOpenScreen(appServices.actor.getSnapshot()));
  if (restored !== null) return;

  // If the saved journey arrives after the deadline, the chart restarts with it merged in (R15.6).
  const late = await persistence.restoreLate(appServices.actor);
  if (late === null) return;
  const snapshot = appServices.actor.getSnapshot();
  stop();
  const { isOwnSession } = snapshot.context;
  show(startJourney({ session: viewSession(snapshot), isOwn: isOwnSession, loaded: late, isMerged: true }).appServices);
}

/** Connects to the review page if the product runs in its iframe. Only demonstration builds contain that code. */
async function connectIfFramed() {
  const { frameElement } = window;
  if (import.meta.env.VITE_DEMONSTRATION !== 'true' || frameElement === null) return null;
  return (await import('#src/review/demonstration/connectToReviewPage.ts')).connectToReviewPage(window, frameElement);
}
