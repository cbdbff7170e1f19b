import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import * as confetti from '#src/components/Confetti.tsx';
import { SCREENS } from '#src/screens/registry.ts';
import { choose, COMPLETING } from '#test/journey/businessSamples.ts';
import { settledJourneyAfter, opened, select } from '#test/journey/samples.ts';
import { showFakePdfViewer } from '#test/support/fakePdfViewer.tsx';
import type { JourneyOptions } from '#test/support/journeyAt.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';

/** Chooses the six-month offer, completes the business details, or chooses an entity that can't be funded. */
export const OFFER_CHOSEN = [opened(ROUTES.offers.path), select('6-month')];
export const DETAILS_GIVEN = [opened(ROUTES.entityDetails.path), ...COMPLETING];
export const SOLE_PROPRIETOR = [opened(ROUTES.entityDetails.path), choose('sole-proprietorship')];

export const CONFETTI = 'Confetti';

// Loads the screens outside the tests' time limits.
await Promise.all(Object.values(SCREENS).map((load) => load()));

/** Opens a screen after these events of the journey, with fakes for the PDF viewer and the confetti. */
export async function openScreen(id: ScreenId, events: readonly JourneyEvent[] = [], options: JourneyOptions = {}) {
  showFakePdfViewer();
  vi.spyOn(confetti, 'Confetti').mockImplementation(() => <p>{CONFETTI}</p>);
  const path = id === 'notFound' ? '/no-such-page' : ROUTES[id].path;
  const Screen = await SCREENS[id]();
  const journey = await settledJourneyAfter(path, events, options);
  if (journey.path() !== path) journey.open(path);
  await journey.settle();
  const view = renderScreen(<Screen />, path, options, journey);
  await act(() => journey.settle());
  return view;
}
