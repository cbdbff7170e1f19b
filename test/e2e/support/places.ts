import { expect, type Page } from '@playwright/test';
import { HEADINGS } from './headings.ts';
import type { Place } from './place.ts';
import { BUSINESS_PLACES } from './placesOfBusiness.ts';
import { CONNECT_PLACES } from './placesOfConnect.ts';
import { CONTRACT_PLACES } from './placesOfContract.ts';
import { FRAME_PLACES } from './placesOfFrame.ts';
import { OFFER_PLACES } from './placesOfOffer.ts';
import { REPAYMENT_PLACES } from './placesOfRepayment.ts';
import { expectScreen, visitAs } from './test.ts';

/** Every screen and state worth seeing, in the order of the journey. */
export const PLACES: readonly Place[] = [
  ...CONNECT_PLACES,
  ...OFFER_PLACES,
  ...BUSINESS_PLACES,
  ...CONTRACT_PLACES,
  ...REPAYMENT_PLACES,
  ...FRAME_PLACES,
];

/** Goes to the place and waits until its proof is visible. */
export async function goToPlace(page: Page, place: Place): Promise<void> {
  await visitAs(page, place.as);
  await place.prepare?.(page);
  await page.goto(place.path);
  if (place.opens !== null) await expectScreen(page, place.opens, HEADINGS[place.opens]);
  await place.act?.(page);
  await expect(place.proof(page)).toBeVisible();
}
