import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import * as confetti from '#src/components/Confetti.tsx';
import { SCREENS } from '#src/screens/registry.ts';
import { chooseEntityType, FILL_IN_FORM } from '#test/journey/businessSamples.ts';
import { settledJourneyAfter, visit, selectOffer } from '#test/journey/samples.ts';
import { showFakePdfViewer } from '#test/support/fakePdfViewer.tsx';
import type { JourneyOptions } from '#test/support/journeyAt.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';

// Events that choose an offer, complete the business details, or choose an entity type that can't be funded.
export const OFFER_CHOSEN = [visit(ROUTES.offers.path), selectOffer('6-month')];
export const DETAILS_GIVEN = [visit(ROUTES.entityDetails.path), ...FILL_IN_FORM];
export const SOLE_PROPRIETOR = [visit(ROUTES.entityDetails.path), chooseEntityType('sole-proprietorship')];

export const CONFETTI = 'Confetti';

// Loads every screen up front, so loading doesn't count toward a test's timeout.
await Promise.all(Object.values(SCREENS).map((load) => load()));

/** Opens a screen after these journey events, with a fake PDF viewer and fake confetti. */
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
