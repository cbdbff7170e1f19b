import { expect, type Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import type { Place, Tour } from './place.ts';
import { BUSINESS_TOUR } from './tourOfBusiness.ts';
import { CONNECT_TOURS } from './toursOfConnecting.ts';
import { CONTRACT_TOUR } from './tourOfContract.ts';
import { FAILURE_TOURS } from './toursOfFailures.ts';
import { OFFER_TOUR } from './tourOfOffers.ts';
import { expectScreen, visitAs } from './test.ts';

/** The ways past every screen and state worth seeing, in the order of the journey. */
export const TOURS: readonly Tour[] = [...CONNECT_TOURS, OFFER_TOUR, BUSINESS_TOUR, CONTRACT_TOUR, ...FAILURE_TOURS];

/** Goes from place to place and looks at each once its proof is visible. */
export async function walkTour(page: Page, tour: Tour, look: (place: Place) => Promise<unknown>): Promise<void> {
  await visitAs(page, tour.as);
  await tour.prepare?.(page);
  await page.goto(tour.path ?? ROUTES[tour.opens].path);
  await expectScreen(page, tour.opens);
  for (const place of tour.places) {
    await place.act?.(page);
    await expect(place.proof(page)).toBeVisible();
    await look(place);
  }
}
