import '#src/components/trustedTypes.ts';
import './app/entry/hideForeignProperties.ts';
import './app/theme/mantineBase.css';
import './app/theme/tokens.css';
import './app/theme/fonts.css';
import './app/theme/global.css';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { createJourney, yearOf } from '#src/app/createJourney.ts';
import { noteArrival, reloadOnce } from '#src/app/errors/reloadOnce.ts';
import { goWithoutStyles } from '#src/app/entry/goWithoutStyles.ts';
import { nextTask } from '#src/app/entry/nextTask.ts';
import { framedPage, Product } from '#src/app/entry/Product.tsx';
import { showProduct } from '#src/app/entry/showProduct.ts';
import { tellNotLoaded } from '#src/app/entry/tellNotLoaded.ts';
import { bridgeUrl } from '#src/app/UrlBridge.tsx';
import { createOutside } from '#src/services/outside.ts';
import { policyOr } from '#src/services/simulation.ts';
import { papers } from '#src/app/papers.ts';
import { openingFiles } from '#src/services/files.ts';
import { clearBrowser, createSessionStore } from '#src/services/storage.ts';
import { VERSIONS_CHANNEL } from '#src/services/keeping/versionsChannel.ts';
import { isWatched } from '#src/visualizer/live/watchFlag.ts';

const PROGRAM = 'program';
const place = document.querySelector<HTMLElement>('#root');
if (place === null) throw new Error('index.html has no element with the id root');

// It is not needed for the first paint, but before the journey starts.
const keeperLoaded = import('#src/services/keeping/keeper.ts');
const watchLoaded = isWatched(window.location.search) ? import('#src/app/demonstration/watchPage.ts') : null;
const started = start(place);
void started.then(() => noteArrival(PROGRAM), giveUp);
goWithoutStyles();

/** Starts the product part by part, so that a slow phone stays answerable; gives back how to stop it. */
async function start(root: HTMLElement): Promise<() => void> {
  await nextTask();
  const watch = (await (await watchLoaded)?.watchPage(window)) ?? null;
  const store = watch?.home?.store ?? createSessionStore(window);
  const outside = createOutside({ pace: 'simulated', clock: watch?.clock });
  const { createKeeper } = await keeperLoaded;
  await nextTask();
  const keeper =
    watch?.home?.keeper ??
    createKeeper({
      sessionStorage: () => window.sessionStorage,
      chosenBytes: async (id) => (await outside.chosenFile(id)?.arrayBuffer()) ?? null,
      now: () => new Date(),
      openChannel: () => new BroadcastChannel(VERSIONS_CHANNEL),
    });
  const session = store.load(import.meta.env['VITE_START_AS_GUEST'] === 'true' ? GUEST_SESSION : DEMO_SESSION);
  const found = await keeper.find(session.user?.email ?? null);
  await nextTask();
  const journey = createJourney({
    outside,
    store,
    session,
    found,
    policy: policyOr(DEFAULT_POLICY),
    today: new Date(),
    keeper,
    clearBrowser: watch?.home?.clearBrowser ?? (() => clearBrowser(window)),
    inspect: watch?.inspect,
    clock: watch?.clock,
  });
  const keep = {
    ...outside.keep,
    open: openingFiles(outside.chosenFile, keeper.fileBytes),
    settled: async () => !store.isRefused() && (await keeper.settled()),
  };
  await nextTask();
  const bridge = bridgeUrl(journey.actor, framedPage());
  // As the build wrote it down, whatever a watched product is asked for at once.
  const opened = journey.actor.getSnapshot();
  const stopWatching = watch?.follow(journey.actor, bridge, keep);
  await nextTask();
  const shown = await showProduct(
    root,
    <Product actor={journey.actor} opened={opened} keep={keep} papers={papers} bridge={bridge} />,
    { opensLanding: openScreen(opened) === 'landing', year: yearOf(opened.context.today) },
  );
  return () => {
    shown.unmount();
    stopWatching?.();
    bridge.stop();
    journey.stop();
  };
}

/** Nothing is typed yet: a reload costs nothing. Where none helps, the page says so itself. */
async function giveUp(error: unknown): Promise<void> {
  if (await reloadOnce(PROGRAM, async () => true)) return;
  tellNotLoaded();
  reportError(error);
}

if (import.meta.hot) {
  import.meta.hot.accept();
  import.meta.hot.dispose(() => {
    void started.then((stop) => stop());
  });
}
