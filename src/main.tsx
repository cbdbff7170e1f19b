import '#src/components/trustedTypes.ts';
import './app/theme/reset.css';
import './app/theme/mantineBase.css';
import './app/theme/tokens.css';
import './app/theme/fonts.css';
import './app/theme/global.css';
import { LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { screenAt } from '#machines/journey/routes.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { App } from '#src/app/App.tsx';
import { createJourney, type JourneyParts } from '#src/app/createJourney.ts';
import { nextTask } from '#src/components/nextTask.ts';
import { showProduct } from '#src/app/entry/showProduct.ts';
import { missingStyles, preloadScreen } from '#src/app/lazyScreens.ts';
import { lazyPersistence } from '#src/app/lazyPersistence.ts';
import { bridgeUrl } from '#src/app/bridgeUrl.ts';
import { inspectFile } from '#src/app/inspectFile.ts';
import { inTime } from '#src/services/inTime.ts';
import type { InputStore } from '#src/journey/hooks.ts';
import { createServices } from '#src/services/createServices.ts';
import { policyOr } from '#src/services/simulation.ts';
import { documentWriter } from '#src/app/documentWriter.ts';
import { createSessionStore } from '#src/services/storage.ts';

const container = document.querySelector<HTMLElement>('#root');
if (container === null) throw new Error('index.html has no element with the id root');

void start(container).catch((error: unknown) => {
  // The page says so, see firstPaint.ts.
  document.dispatchEvent(new Event('product-missing'));
  reportError(error);
});
// A style sheet that does not come must not take its screen away: without it the screen is plain, but complete (R1.6).
window.addEventListener('vite:preloadError', (event) => {
  const [, styleSheet] = /^Unable to preload CSS for (.*)$/.exec(event.payload.message) ?? [];
  if (styleSheet === undefined) return;
  event.preventDefault();
  missingStyles.add(styleSheet);
});

/** Starts the product part by part, so that a slow phone stays answerable. */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  // The screen that the address names is on its way while what is saved is read.
  void preloadScreen(screenAt(window.location.pathname) ?? 'notFound');
  // Not needed for the first paint, but before the journey starts.
  const savingLoaded = Promise.all([
    import('#src/services/persistence/createPersistence.ts'),
    import('#src/app/followJourney.ts'),
  ]);
  // A build for demonstration is watched by the page that shows it in a frame; no other build has the code for it.
  const { frameElement } = window;
  const watch =
    import.meta.env.VITE_DEMONSTRATION === 'true' && frameElement !== null
      ? (await import('#src/app/demonstration/watchPage.ts')).watchPage(window, frameElement)
      : null;
  await nextTask();
  const store = watch?.storage.store ?? createSessionStore(window);
  const services = createServices(watch?.clock, inspectFile);
  const persistence =
    watch?.storage.persistence ??
    lazyPersistence(
      savingLoaded.then(([{ createPersistence }]) =>
        createPersistence({
          home: window,
          chosenBytes: async (id) => (await services.chosenFile(id)?.arrayBuffer()) ?? null,
        }),
      ),
    );
  const { session, isSaved, isOwn } = store.load(
    import.meta.env['VITE_START_AS_GUEST'] === 'true' ? GUEST_SESSION : DEMO_SESSION,
  );
  const email = session.user?.email ?? null;
  const loading = persistence.load(email, isSaved);
  const hasFailed = savingLoaded.then(() => new Promise<never>(() => {}));
  const found = await Promise.race([inTime(loading, LOAD_DEADLINE_MS, null), hasFailed]);
  await nextTask();

  /** Runs a journey; what was saved of it already need not be saved again. */
  const run = async (parts: Pick<JourneyParts, 'session' | 'isOwn' | 'loaded'>, saved: SavedJourney | null) => {
    const journey = createJourney({
      ...parts,
      services,
      store,
      policy: policyOr(DEFAULT_POLICY),
      today: new Date(),
      persistence,
      ...(watch !== null && { watched: { inspect: watch.inspect, clock: watch.clock } }),
    });
    const { actor } = journey;
    const saving = savingLoaded.then(([, { followJourney }]) => followJourney(actor, saved));
    const inputStore: InputStore = {
      ...services.inputStore,
      open: (file) => services.openFile(file, persistence.fileBytes),
      settled: async () => !store.isRefused() && (await persistence.settled(actor)),
    };
    await nextTask();
    const stopBridge = bridgeUrl(actor);
    // As it was prerendered, whatever is requested of a watched product at once.
    const opened = actor.getSnapshot();
    watch?.follow(actor, inputStore);
    await nextTask();
    const shown = await showProduct(
      root,
      <App {...{ actor, opened, inputStore, documentWriter }} now={services.now} />,
      openScreen(opened),
    );
    const stop = () => {
      shown.unmount();
      stopBridge();
      void saving.then((stopSaving) => stopSaving());
      journey.stop();
    };
    return { actor, stop };
  };

  const { actor, stop } = await run({ session, isOwn, loaded: found }, found?.journey ?? null);

  /** What comes late is restored by a journey that starts anew at the same address (R15.6). */
  const restoreLate = async () => {
    const [{ journey, loss }, [, { mergeJourneys }]] = await Promise.all([loading, savingLoaded]);
    if (journey === null || actor.getSnapshot().context.user?.email !== email) return;
    const merged = mergeJourneys(journey, actor);
    stop();
    const { isOwnSession: isOwn } = actor.getSnapshot().context;
    await run({ session: store.load(session).session, isOwn, loaded: { journey: merged, loss } }, null);
  };
  if (found === null) void restoreLate().catch(() => {});
}
