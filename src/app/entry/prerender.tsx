import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { createActor, initialTransition, transition } from 'xstate';
import { ANOTHER_DAY_MS } from '#machines/constants.ts';
import { GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { localIsoDate } from '#machines/domain/time.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTED_SCREEN_IDS, type RoutedScreenId, ROUTES } from '#machines/journey/routes.ts';
import { getOpenPath } from '#machines/journey/views/openScreen.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { App, type AppProps, routes } from '#src/app/App.tsx';
import { preloadScreen } from '#src/screens/registry.ts';
import { documentWriter } from '#src/app/documentWriter.ts';
import { documentTitle, SCREEN_TITLES } from '#src/content/screens.ts';
import type { InputStore } from '#src/journey/hooks.ts';
import { markDatedWords, type PrerenderedScreen } from './pages.ts';

const throwOnUse = () => {
  throw new Error('Prerendering must not use the input store');
};
const NO_STORE: InputStore = {
  storeFile: throwOnUse,
  whenFilesRead: throwOnUse,
  open: throwOnUse,
  saveAll: throwOnUse,
  storeSecret: throwOnUse,
};

/**
 * Renders each screen as on a first visit (R1.1, R3). Runs sequentially, because each render sets a global `window`.
 */
export async function prerenderScreens(session: Session, date: Date) {
  const screens: (readonly [RoutedScreenId, PrerenderedScreen])[] = [];
  for (const screen of ROUTED_SCREEN_IDS) screens.push([screen, await prerenderScreen(screen, session, date)]);
  return screens;
}

async function prerenderScreen(screen: RoutedScreenId, session: Session, date: Date): Promise<PrerenderedScreen> {
  const visit = createFirstVisit(screen, session, date);
  const laterVisit = createFirstVisit(screen, session, new Date(date.getTime() + ANOTHER_DAY_MS));
  const shell = viewShell(visit);
  await preloadScreen(shell.screen);
  const title = documentTitle(SCREEN_TITLES[shell.screen], shell.step);
  const queries = new Set<string>();
  const renderMarked = async (media: string) =>
    markDatedWords(await renderWithMedia(media, visit, queries), await renderWithMedia(media, laterVisit, queries));
  const plain = await renderMarked('all');
  const rendered: { media: string; markup: string }[] = [];
  for (const media of queries) rendered.push({ media, markup: await renderMarked(media) });
  const [variant, extraVariant] = rendered.filter(({ markup }) => markup !== plain);
  if (extraVariant !== undefined) throw new Error(`${screen} depends on more than one media query`);
  if (variant === undefined) return { title, variants: [{ media: 'all', markup: plain }] };
  return { title, variants: [variant, { media: `not all and ${variant.media}`, markup: plain }] };
}

function createFirstVisit(screen: RoutedScreenId, session: Session, date: Date): JourneySnapshot {
  const machine = createJourneyMachine();
  const [initial] = initialTransition(machine, { session, today: localIsoDate(date), policy: DEFAULT_POLICY });
  const [opened] = transition(machine, initial, { type: 'url.opened', path: ROUTES[screen].path, hash: '' });
  return opened;
}

/** Renders as if only the media query `matching` matched, and adds each query in use to `queries`. */
async function renderWithMedia(matching: string, snapshot: JourneySnapshot, queries: Set<string>): Promise<string> {
  const matchMedia = (media: string) => {
    queries.add(media);
    return { matches: media === matching };
  };
  Object.assign(globalThis, { window: { matchMedia } });
  try {
    return await renderProduct(snapshot);
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

export async function renderProduct(snapshot: JourneySnapshot, env: AppProps['env'] = 'default'): Promise<string> {
  const { today } = snapshot.context;
  const input = { session: GUEST_SESSION, today, policy: DEFAULT_POLICY };
  const actor = createActor(createJourneyMachine(), { input });
  actor.getSnapshot = () => snapshot;
  const router = createMemoryRouter(routes, { initialEntries: [getOpenPath(snapshot) ?? '/404'] });
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <App {...{ actor, router, documentWriter, env }} openedAddress={null} inputStore={NO_STORE} now={() => today} />,
    {
      // By default, React moves large parts into place with an inline script, which the Content-Security-Policy blocks.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, 'Prerendering failed');
  return markup;
}
