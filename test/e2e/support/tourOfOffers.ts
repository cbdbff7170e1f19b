import type { Page } from '@playwright/test';
import { place, type Tour } from './place.ts';
import { arriveAt, openTimedScreen, runUntil, settle } from './placeSteps.ts';
import { CONNECTED } from './test.ts';

const TICK_MS = 70;
const FINE_TICK_MS = 10;

/** Lets the progress come to a percentage. */
async function progressTo(page: Page, percent: number, tickMs = TICK_MS): Promise<void> {
  await runUntil(page, page.getByText(`${percent}%`, { exact: true }), tickMs);
}

/** Preparing the offers and choosing one. */
export const OFFER_TOUR: Tour = {
  name: 'the offers',
  as: CONNECTED,
  opens: 'connectAdditionalAccounts',
  places: [
    place('processing', 'paused', {
      act: async (page) => {
        await openTimedScreen(page, 'Show My Cash Advance Offers', 'processing');
        await progressTo(page, 62);
        await page.getByRole('button', { name: 'Pause' }).click();
      },
      proof: (page) => page.getByRole('button', { name: 'Resume' }),
    }),
    place('processing', 'at 100 %', {
      act: async (page) => {
        await page.getByRole('button', { name: 'Resume' }).click();
        await progressTo(page, 98);
        await progressTo(page, 100, FINE_TICK_MS);
      },
      proof: (page) => page.getByText('100%', { exact: true }),
    }),
    place('offers', 'none selected', {
      act: (page) => arriveAt(page, 'offers'),
      proof: (page) => page.getByText('Select an offer to continue', { exact: false }),
    }),
    place('offers', 'one selected, with its words explained', {
      act: async (page) => {
        await page.getByRole('radio', { name: '6-month offer' }).check();
        await page.getByRole('heading', { name: 'What these words mean' }).click();
        await settle(page);
      },
      proof: (page) => page.getByText('In the agreement: the total repayment', { exact: false }),
    }),
  ],
};
