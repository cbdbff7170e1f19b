import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS, SIGNING_MS } from '#machines/constants.ts';
import { place, type Tour } from './place.ts';
import {
  arriveAt,
  documentFirstPage,
  expectCongratulations,
  SIGNED_DIALOG,
  hold,
  messagesHidden,
  runUntil,
  settle,
  sign,
  walkToContract,
} from './placeSteps.ts';
import { CONNECTED } from './test.ts';

const FRAME_MS = 16;
/** From the set-up back over the contract, the form and the business information to the offers. */
const STEPS_BACK_TO_OFFERS = 4;

/** The contract with the six-month offer, its signing, and what comes after. */
export const CONTRACT_TOUR: Tour = {
  name: 'the contract and the repayment',
  as: CONNECTED,
  opens: 'offers',
  places: [
    place('contract', 'waiting for the agreement', {
      act: async (page) => {
        await walkToContract(page);
        await hold(page);
        await messagesHidden(page);
      },
      proof: (page) => page.getByText('Check the box to sign.'),
    }),
    place('contract', 'as a PDF on request', {
      act: async (page) => {
        await page.getByRole('button', { name: 'Show the PDF' }).click();
        await runUntil(page, documentFirstPage(page), FRAME_MS);
      },
      proof: (page) => documentFirstPage(page),
    }),
    place('contract', 'ready to submit', {
      act: (page) => sign(page),
      proof: (page) => page.getByRole('button', { name: 'Submit signed contract', disabled: false }),
    }),
    place('contract', 'submitting', {
      act: (page) => page.getByRole('button', { name: 'Submit signed contract' }).click(),
      proof: (page) => page.getByRole('button', { name: 'Submitting...' }),
    }),
    place('contract', 'congratulations, with the signed copy saved', {
      act: async (page) => {
        await page.clock.runFor(SIGNING_MS);
        await expectCongratulations(page);
        await page.getByRole('button', { name: 'Download your signed copy' }).click();
        await runUntil(page, page.getByText('Saved with your downloads.'), FRAME_MS);
      },
      proof: (page) => page.getByRole('dialog', { name: SIGNED_DIALOG }),
      isSeenInWindow: true,
    }),
    place('dashboard', 'with the signed contract', {
      act: async (page) => {
        await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
        await arriveAt(page, 'dashboard');
        await messagesHidden(page);
      },
      proof: (page) => page.getByText(/^Contract CCA-\d+$/),
    }),
    place('contract', 'signed earlier', {
      act: async (page) => {
        await page.goBack();
        await arriveAt(page, 'contract');
      },
      proof: (page) => page.getByText(/^The terms are fixed\./),
    }),
    place('offers', 'settled by the signed contract', {
      act: async (page) => {
        for (let step = 1; step < STEPS_BACK_TO_OFFERS; step += 1) {
          await page.goBack();
          await settle(page);
        }
        await arriveAt(page, 'offers');
      },
      proof: (page) => page.getByRole('radio', { name: '6-month offer', checked: true, disabled: true }),
    }),
    place('dashboardEstablished', 'just connected', {
      act: async (page) => {
        await page.evaluate((steps) => history.go(steps), STEPS_BACK_TO_OFFERS);
        await arriveAt(page, 'dashboard');
        await page.getByRole('button', { name: 'Connect Bank' }).click();
        await arriveAt(page, 'dashboardEstablished');
      },
      proof: (page) => page.getByText('Bank connection initiated', { exact: true }).first(),
      isSeenInWindow: true,
    }),
    place('dashboard', 'with the first payment due today', {
      act: async (page) => {
        await page.goBack();
        await arriveAt(page, 'dashboard');
        await page.clock.runFor(COUNTDOWN_START_DAYS * COUNTDOWN_DAY_MS);
      },
      proof: (page) => page.getByText('Today', { exact: true }),
    }),
  ],
};
