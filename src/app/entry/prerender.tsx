import { prerender } from 'react-dom/static';
import { createActor, transition } from 'xstate';
import { JOURNEY_STEPS } from '#machines/constants.ts';
import { GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { ROUTED_SCREEN_IDS, type RoutedScreenId, ROUTES } from '#machines/journey/routes.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { localIsoDate, yearOf } from '#src/app/createJourney.ts';
import { preloadScreen } from '#src/app/lazyScreens.ts';
import { documentWriter } from '#src/app/documentWriter.ts';
import type { AppProps } from '#src/app/App.tsx';
import { documentTitle, SCREEN_TITLES } from '#src/content/screens.ts';
import type { InputStore, JourneyActor } from '#src/journey/JourneyProvider.tsx';
import { withoutDay } from './pages.ts';
import { Product } from './Product.tsx';

const EMPTY_STORE: InputStore = {
  file: () => Promise.reject(new Error('The build keeps no file.')),
  open: () => Promise.resolve(null),
  settled: () => Promise.resolve(false),
  secret: () => {
    throw new Error('The build keeps no secret.');
  },
};

/** The landing page as the build writes it down. Only its year depends on the day. */
export type PrerenderedLanding = { readonly title: string; readonly year: string; readonly markup: string };

/** Renders the landing page of a first visit from the real components and the real chart, without a browser (R3). */
export async function prerenderLanding(date: Date): Promise<PrerenderedLanding> {
  const today = localIsoDate(date);
  const input = { session: GUEST_SESSION, today, policy: DEFAULT_POLICY };
  await preloadScreen('landing');
  const actor = createActor(createJourneyMachine(), { input });
  const markup = await renderProduct(actor, today);
  return { title: documentTitle(SCREEN_TITLES.landing, null, JOURNEY_STEPS), year: yearOf(today), markup };
}

/** A screen of a first visit as the build writes it down; two where a media query decides which is shown. */
export type PrerenderedScreen = {
  readonly title: string;
  readonly variants: readonly { readonly media: string | null; readonly markup: string }[];
};

const ANOTHER_DAY_MS = 400 * 24 * 60 * 60 * 1000;

/** What a first visit sees at the address of each screen but the landing page; null where it is another one on another day. */
export async function prerenderScreens(session: Session, date: Date) {
  const screens: (readonly [RoutedScreenId, PrerenderedScreen | null])[] = [];
  for (const screen of ROUTED_SCREEN_IDS)
    if (screen !== 'landing') screens.push([screen, await prerenderScreen(screen, session, date)]);
  return screens;
}

async function prerenderScreen(
  screen: RoutedScreenId,
  session: Session,
  date: Date,
): Promise<PrerenderedScreen | null> {
  const onDay = (day: Date) => {
    const today = localIsoDate(day);
    const machine = createJourneyMachine();
    const actor = createActor(machine, { input: { session, today, policy: DEFAULT_POLICY } });
    const [snapshot] = transition(machine, actor.getSnapshot(), {
      type: 'url.opened',
      path: ROUTES[screen].path,
      hash: '',
    });
    actor.getSnapshot = () => snapshot;
    return actor;
  };
  const today = onDay(date);
  const later = onDay(new Date(date.getTime() + ANOTHER_DAY_MS));
  const shown = viewShell(today.getSnapshot());
  await preloadScreen(shown.screen);
  const rendered = async (matching: string | null) => {
    const [now, then] = [await inMedia(matching, today), await inMedia(matching, later)];
    return { asked: now.asked, markup: withoutDay(now.markup, then.markup) };
  };
  const plain = await rendered(null);
  const variants = [{ media: null as string | null, markup: plain.markup }];
  for (const media of plain.asked) {
    const { markup } = await rendered(media);
    if (markup !== plain.markup)
      variants.splice(0, 1, { media, markup }, { media: `not all and ${media}`, markup: plain.markup });
  }
  const title = documentTitle(SCREEN_TITLES[shown.screen], shown.step, JOURNEY_STEPS);
  const written = variants.flatMap(({ media, markup }) => (markup === null ? [] : [{ media, markup }]));
  return written.length === variants.length ? { title, variants: written } : null;
}

/** Renders as in a window where one media query holds, or none; tells which were asked. */
async function inMedia(matching: string | null, actor: JourneyActor) {
  const asked = new Set<string>();
  const matchMedia = (media: string) => {
    asked.add(media);
    return { matches: media === matching };
  };
  Object.assign(globalThis, { window: { matchMedia } });
  try {
    return { asked, markup: await renderProduct(actor, actor.getSnapshot().context.today) };
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

/** The whole product as it stands, as markup. */
export async function renderProduct(
  actor: JourneyActor,
  today: string,
  env: AppProps['env'] = 'default',
): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Product {...{ actor, documentWriter, env }} inputStore={EMPTY_STORE} now={() => today} />,
    {
      // Larger parts would otherwise be put in place by an inline script.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, 'A page cannot be prerendered.');
  return markup;
}
