import { expect, type Page } from '@playwright/test';
import { DOCUMENT_ADVISED_BYTES, MAX_IRS_FORM_BYTES, OWNER_ID_ADVISED_BYTES } from '#machines/constants.ts';
import { FILES } from '#machines/journey/routes.ts';
import { BUSINESS_MISSING } from '#src/content/entityDetails.ts';
import { place, type Tour } from './place.ts';
import {
  arriveAt,
  documentFirstPage,
  hold,
  messagesHidden,
  openTimedScreen,
  runUntil,
  settle,
  pdfNamed,
  pngNamed,
} from './placeSteps.ts';
import { CONNECTED } from './test.ts';

const PICTURE = { name: 'articles.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };
const TODAYS_TAX_YEAR = 2025;
const NAMES = [
  'Articles of Organization',
  'Business Registration',
  'Operating Agreement',
  `${TODAYS_TAX_YEAR} tax return`,
];
const TICK_MS = 70;

const fileInput = (page: Page, name: string) =>
  page.getByRole('group', { name: new RegExp(`^${name}`) }).locator('input[type=file]');

const ownerIdInput = (page: Page, number: number) => page.getByLabel(`Owner ${number} ID document`).first();

/** Goes on to the IRS form and lets the messages go, which lie over the foot of the screen. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await arriveAt(page, 'signIrsForm');
  await messagesHidden(page);
}

/** The business information from nothing to everything, and the IRS form. */
export const BUSINESS_TOUR: Tour = {
  name: 'the business information and the IRS form',
  as: CONNECTED,
  opens: 'entityDetails',
  places: [
    place('entityDetails', 'empty', {
      proof: (page) => page.getByText('0 of 10 done'),
    }),
    place('signIrsForm', 'with what is still missing', {
      act: async (page) => {
        await hold(page);
        await page.getByRole('checkbox', { name: /authorize/ }).check();
        await goOn(page);
        await page.getByText('What is missing').click();
      },
      proof: (page) => page.getByRole('region', { name: 'Still to do' }),
    }),
    place('entityDetails', 'asked for what is missing', {
      act: async (page) => {
        await page.getByRole('link', { name: 'Operating Agreement: Choose a file.' }).click();
        await arriveAt(
          page,
          'entityDetails',
          page.getByRole('button', { name: 'Choose file for Operating Agreement' }),
        );
        await page.evaluate(() => scrollTo(0, 0));
      },
      proof: (page) => page.getByText(BUSINESS_MISSING.message),
    }),
    place('entityDetails', 'with fields to correct, more than the whole owned, a refused and two large files', {
      act: async (page) => {
        await page.getByLabel('Entity type').selectOption('sole-proprietorship');
        await page.getByLabel('Employer identification number (EIN)').fill('12-34');
        await page.getByLabel('Business address').focus();
        await page.getByLabel('Owner 1 full name').focus();
        await page.getByLabel('Owner 1 percentage').fill('24');
        await page.getByRole('button', { name: 'Add Another Owner' }).click();
        await page.getByLabel('Owner 2 percentage').fill('96');
        await fileInput(page, 'Articles of Organization').setInputFiles(PICTURE);
        await fileInput(page, 'Business Registration').setInputFiles(
          pdfNamed(
            'a-registration-with-a-very-long-file-name-from-the-county-clerk-scanned-2026-11-20.pdf',
            DOCUMENT_ADVISED_BYTES + 1,
          ),
        );
        await ownerIdInput(page, 1).setInputFiles(pdfNamed('passport.pdf', OWNER_ID_ADVISED_BYTES + 1));
        await settle(page);
        await expect(page.getByText('Only PDF files are accepted.')).toBeVisible();
        await expect(page.getByText('The percentages add up to 120%')).toBeVisible();
      },
      proof: (page) => page.getByText('Enter a whole percentage from 25 to 100.', { exact: true }),
    }),
    place('message', 'of what is saved', {
      act: (page) => page.evaluate(() => scrollTo(0, 0)),
      proof: (page) => page.getByText(/^Saved \d{1,2}:\d\d [AP]M until/),
      isSeenInWindow: true,
    }),
    place('entityDetails', 'complete', {
      act: async (page) => {
        await page.getByRole('button', { name: 'Remove owner 2' }).click();
        await page.getByLabel('Entity type').selectOption('llc');
        await page.getByLabel('Employer identification number (EIN)').fill('123456789');
        await page.getByLabel('Business address').fill('1 Main Street\nSpringfield, IL 62701');
        await page.getByLabel('Owner 1 full name').fill('Dana Example');
        await page.getByLabel('Owner 1 percentage').fill('100');
        await ownerIdInput(page, 1).setInputFiles(pngNamed('id.png'));
        for (const name of NAMES) await fileInput(page, name).setInputFiles(pdfNamed('paper.pdf'));
        await page.getByRole('checkbox', { name: /earnings/ }).check();
        await settle(page);
      },
      proof: (page) => page.getByText('10 of 10 done'),
    }),
    place('signIrsForm', 'with a filled-in copy and a refused file', {
      act: async (page) => {
        await goOn(page);
        await page.getByText('Fill it in for me').click();
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download the filled-in copy' }).click();
        await download;
        await page
          .getByLabel('Signed form')
          .first()
          .setInputFiles(pdfNamed('big.pdf', MAX_IRS_FORM_BYTES + 1));
        await messagesHidden(page);
        await runUntil(page, documentFirstPage(page), TICK_MS);
        await expect(page.getByText('Saved with your downloads.')).toBeVisible();
      },
      proof: (page) => page.getByText('File size must be less than 10MB.'),
    }),
    place('signIrsForm', 'with the signed form', {
      act: async (page) => {
        await page.getByLabel('Signed form').first().setInputFiles(pdfNamed('signed.pdf', 345_678));
        await settle(page);
      },
      proof: (page) => page.getByText('signed.pdf'),
      isSeenInWindow: true,
    }),
    place('signIrsForm', 'with a look at the signed form', {
      act: async (page) => {
        await page.getByLabel('Signed form').first().setInputFiles(`public${FILES.irsForm}`);
        await expect(page.getByText('f4506t.pdf', { exact: true })).toBeVisible();
        await messagesHidden(page);
        await page.getByRole('button', { name: 'Open for Signed form' }).click();
      },
      proof: (page) =>
        page
          .getByRole('dialog')
          .getByText(/^Page 1 of \d$/)
          .first(),
      isSeenInWindow: true,
    }),
    place('businessVerification', 'at 66 %', {
      act: async (page) => {
        await page.keyboard.press('Escape');
        await openTimedScreen(page, 'Continue', 'businessVerification');
        await runUntil(page, page.getByText('66%', { exact: true }), TICK_MS);
      },
      proof: (page) => page.getByText('66%', { exact: true }),
    }),
  ],
};
