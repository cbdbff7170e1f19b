import type { Page } from '@playwright/test';
import { MAX_IRS_FORM_BYTES } from '#machines/constants.ts';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from './headings.ts';
import { pdfNamed } from './files.ts';
import { type Place, visitOf } from './place.ts';
import {
  expectContractShown,
  hold,
  openTimedScreen,
  runUntil,
  settle,
  sign,
  signAndSubmit,
  walkToContract,
  walkToDashboard,
} from './placeSteps.ts';
import { CONNECTED, expect, expectScreen } from './test.ts';

const TICK_MS = 70;
const MISSING = { status: 404, contentType: 'text/plain', body: 'Not found' };
const MISSING_NOISE = /404|Failed to load resource|PDF|Warning/;

/** The bar above a document names the page; the page has the same words at its foot. */
const firstPageShown = (page: Page) => page.getByRole('group', { name: 'Document view' }).getByText(/^Page 1 of/);

/** The IRS form, the verification and the contract. */
export const CONTRACT_PLACES: readonly Place[] = [
  {
    ...visitOf('signIrsForm'),
    name: 'loading',
    as: CONNECTED,
    prepare: (page) => page.route(`**${FILES.irsForm}`, () => new Promise(() => {})),
    act: hold,
    proof: (page) => page.getByText('Loading the form'),
    noise: /Abort|Warning|PDF/,
  },
  {
    ...visitOf('signIrsForm'),
    name: 'loaded',
    as: CONNECTED,
    proof: firstPageShown,
  },
  {
    ...visitOf('signIrsForm'),
    name: 'failed',
    as: CONNECTED,
    prepare: (page) => page.route(`**${FILES.irsForm}`, (route) => route.fulfill(MISSING)),
    proof: (page) => page.getByText(/^Unable to display the PDF/),
    noise: MISSING_NOISE,
  },
  {
    ...visitOf('signIrsForm'),
    name: 'with a refused file',
    as: CONNECTED,
    act: (page) =>
      page
        .getByLabel('Signed form')
        .first()
        .setInputFiles(pdfNamed('big.pdf', MAX_IRS_FORM_BYTES + 1)),
    proof: (page) => page.getByText('File size must be less than 10MB.'),
  },
  {
    ...visitOf('signIrsForm'),
    name: 'with the signed form',
    as: CONNECTED,
    act: async (page) => {
      await expect(firstPageShown(page)).toBeVisible();
      await hold(page);
      await page.getByLabel('Signed form').first().setInputFiles(pdfNamed('signed.pdf', 345_678));
      await settle(page);
    },
    proof: (page) => page.getByText('signed.pdf'),
    isSeenInWindow: true,
  },
  {
    ...visitOf('businessVerification'),
    name: 'at 66 %',
    as: CONNECTED,
    path: ROUTES.signIrsForm.path,
    opens: 'signIrsForm',
    act: async (page) => {
      await openTimedScreen(page, 'Continue', 'businessVerification');
      await runUntil(page, page.getByText('66%', { exact: true }), TICK_MS);
    },
    proof: (page) => page.getByText('66%', { exact: true }),
  },
  {
    ...visitOf('contract'),
    name: 'without an offer',
    as: CONNECTED,
    act: expectContractShown,
    proof: (page) => page.getByText('No offer is chosen'),
  },
  {
    ...visitOf('contract'),
    name: 'waiting for the agreement',
    as: CONNECTED,
    path: ROUTES.offers.path,
    opens: 'offers',
    act: walkToContract,
    proof: (page) => page.getByText('Tick the box to go on.'),
  },
  {
    ...visitOf('contract'),
    name: 'ready to submit',
    as: CONNECTED,
    act: async (page) => {
      await expectContractShown(page);
      await sign(page);
    },
    proof: (page) => page.getByRole('button', { name: 'Submit signed contract', disabled: false }),
  },
  {
    ...visitOf('contract'),
    name: 'submitting',
    as: CONNECTED,
    act: async (page) => {
      await expectContractShown(page);
      await sign(page);
      await hold(page);
      await page.getByRole('button', { name: 'Submit signed contract' }).click();
    },
    proof: (page) => page.getByRole('button', { name: 'Submitting...' }),
  },
  {
    ...visitOf('contract'),
    name: 'congratulations',
    as: CONNECTED,
    act: async (page) => {
      await expectContractShown(page);
      await signAndSubmit(page);
    },
    proof: (page) => page.getByRole('dialog', { name: /congratulations/i }),
    isSeenInWindow: true,
  },
  {
    ...visitOf('contract'),
    name: 'signed earlier',
    as: CONNECTED,
    path: ROUTES.offers.path,
    opens: 'offers',
    act: async (page) => {
      await walkToDashboard(page);
      await page.goBack();
      await settle(page);
      await page.clock.resume();
      await expectScreen(page, 'contract', HEADINGS.contract);
      await expectContractShown(page);
    },
    proof: (page) => page.getByText('This contract is signed'),
  },
  {
    ...visitOf('contract'),
    name: 'with the signed copy saved',
    as: CONNECTED,
    act: async (page) => {
      await expectContractShown(page);
      await signAndSubmit(page);
      await page.getByRole('button', { name: 'Download your signed copy' }).click();
    },
    proof: (page) => page.getByText('Saved with your downloads.'),
    isSeenInWindow: true,
  },
  {
    ...visitOf('contract'),
    name: 'as text on request',
    as: CONNECTED,
    act: async (page) => {
      await expectContractShown(page);
      await page.getByRole('button', { name: 'Read as text' }).click();
    },
    proof: (page) => page.getByRole('heading', { name: /^Purchase and sale of future receipts/ }),
  },
  {
    ...visitOf('contract'),
    name: 'as text because the PDF failed',
    as: CONNECTED,
    prepare: (page) => page.route(`**${FILES.contract}`, (route) => route.fulfill(MISSING)),
    proof: (page) => page.getByText('The PDF cannot be shown here'),
    noise: MISSING_NOISE,
  },
];
