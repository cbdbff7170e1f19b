import { prerender } from 'react-dom/static';
import { createActor } from 'xstate';
import { JOURNEY_STEPS } from '#machines/constants.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { localIsoDate, yearOf } from '#src/app/createJourney.ts';
import { preloadScreen } from '#src/app/lazyScreens.ts';
import { documentWriter } from '#src/app/documentWriter.ts';
import type { AppProps } from '#src/app/App.tsx';
import { documentTitle, SCREEN_TITLES } from '#src/content/screens.ts';
import type { InputStore, JourneyActor } from '#src/journey/JourneyProvider.tsx';
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
