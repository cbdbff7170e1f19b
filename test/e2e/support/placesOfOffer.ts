import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from './headings.ts';
import { type Place, visitOf } from './place.ts';
import { openTimedScreen, runUntil, settle, walkToDashboard } from './placeSteps.ts';
import { CONNECTED, expectScreen } from './test.ts';

const TICK_MS = 70;
const FINE_TICK_MS = 10;
/** From the set-up back over the contract, the form and the business information to the offers. */
const STEPS_BACK_TO_OFFERS = 4;

const PROCESSING = {
  ...visitOf('processing'),
  as: CONNECTED,
  path: ROUTES.connectAdditionalAccounts.path,
  opens: 'connectAdditionalAccounts',
} as const;

/** Preparing the offers and choosing one. */
export const OFFER_PLACES: readonly Place[] = [
  {
    ...PROCESSING,
    name: 'at the beginning',
    act: (page) => openTimedScreen(page, 'Show My Cash Advance Offers', 'processing'),
    proof: (page) => page.getByRole('progressbar', { name: 'Progress of your offers' }),
  },
  {
    ...PROCESSING,
    name: 'at 40 %',
    act: async (page) => {
      await openTimedScreen(page, 'Show My Cash Advance Offers', 'processing');
      await runUntil(page, page.getByText('40%', { exact: true }), TICK_MS);
    },
    proof: (page) => page.getByText('40%', { exact: true }),
  },
  {
    ...PROCESSING,
    name: 'paused',
    act: async (page) => {
      await openTimedScreen(page, 'Show My Cash Advance Offers', 'processing');
      await runUntil(page, page.getByText('62%', { exact: true }), TICK_MS);
      await page.getByRole('button', { name: 'Pause' }).click();
    },
    proof: (page) => page.getByRole('button', { name: 'Resume' }),
  },
  {
    ...PROCESSING,
    name: 'at 100 %',
    act: async (page) => {
      await openTimedScreen(page, 'Show My Cash Advance Offers', 'processing');
      await runUntil(page, page.getByText('98%', { exact: true }), TICK_MS);
      await runUntil(page, page.getByText('100%', { exact: true }), FINE_TICK_MS);
    },
    proof: (page) => page.getByText('100%', { exact: true }),
  },
  {
    ...visitOf('offers'),
    name: 'none selected',
    as: CONNECTED,
    proof: (page) => page.getByText('Select an offer to continue', { exact: false }),
  },
  {
    ...visitOf('offers'),
    name: 'one selected',
    as: CONNECTED,
    act: (page) => page.getByRole('radio', { name: '6-month offer' }).check(),
    proof: (page) => page.getByRole('radio', { name: '6-month offer', checked: true }),
  },
  {
    ...visitOf('offers'),
    name: 'with its words explained',
    as: CONNECTED,
    act: (page) => page.getByRole('heading', { name: 'What these words mean' }).click(),
    proof: (page) => page.getByText('The money you receive now', { exact: false }),
  },
  {
    ...visitOf('offers'),
    name: 'settled by the signed contract',
    as: CONNECTED,
    act: async (page) => {
      await walkToDashboard(page);
      for (let step = 0; step < STEPS_BACK_TO_OFFERS; step += 1) {
        await page.goBack();
        await settle(page);
      }
      await expectScreen(page, 'offers', HEADINGS.offers);
    },
    proof: (page) => page.getByRole('radio', { name: '6-month offer', checked: true, disabled: true }),
  },
];
