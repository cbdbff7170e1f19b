import { expect, type Page } from '@playwright/test';
import { DOCUMENT_ADVISED_BYTES, OWNER_ID_ADVISED_BYTES, TOAST_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { pdfNamed, pngNamed } from './files.ts';
import { HEADINGS } from './headings.ts';
import { type Place, visitOf } from './place.ts';
import { CONNECTED, expectScreen } from './test.ts';

const PICTURE = { name: 'articles.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };
const TODAYS_TAX_YEAR = 2025;
const NAMES = [
  'Articles of Organization',
  'Business Registration',
  'Operating Agreement',
  `${TODAYS_TAX_YEAR} tax return`,
];

const fileInput = (page: Page, name: string) =>
  page.getByRole('group', { name: new RegExp(`^${name}`) }).locator('input[type=file]');

const ownerIdInput = (page: Page, number: number) => page.getByLabel(`Owner ${number} ID document`).first();

async function goOnIncomplete(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /authorize/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
  await messageGone(page, /^Not all information has been completed/);
}

/** A message lies over the foot of the screen until it is gone. */
async function messageGone(page: Page, text: string | RegExp): Promise<void> {
  await page.clock.runFor(TOAST_MS);
  await expect(page.getByText(text)).toHaveCount(0);
}

/** The business information, from nothing to everything. */
export const BUSINESS_PLACES: readonly Place[] = [
  {
    ...visitOf('entityDetails'),
    name: 'empty',
    as: CONNECTED,
    proof: (page) => page.getByText('0 of 10 done'),
  },
  {
    ...visitOf('entityDetails'),
    name: 'with fields to correct',
    as: CONNECTED,
    act: async (page) => {
      await page.getByLabel('Entity type').selectOption('sole-proprietorship');
      await page.getByLabel('Employer identification number (EIN)').fill('12-34');
      await page.getByLabel('Business address').focus();
      await page.getByLabel('Owner 1 full name').focus();
      await page.getByLabel('Owner 1 percentage').fill('24');
      await page.getByLabel('Owner 1 percentage').blur();
    },
    proof: (page) => page.getByText('Enter a whole percentage from 25 to 100.'),
  },
  {
    ...visitOf('entityDetails'),
    name: 'with a refused and two large files',
    as: CONNECTED,
    act: async (page) => {
      await fileInput(page, 'Articles of Organization').setInputFiles(PICTURE);
      await fileInput(page, 'Business Registration').setInputFiles(
        pdfNamed(
          'a-registration-with-a-very-long-file-name-from-the-county-clerk-scanned-2026-11-20.pdf',
          DOCUMENT_ADVISED_BYTES + 1,
        ),
      );
      await ownerIdInput(page, 1).setInputFiles(pdfNamed('passport.pdf', OWNER_ID_ADVISED_BYTES + 1));
    },
    proof: (page) => page.getByText('Only PDF files are accepted.'),
  },
  {
    ...visitOf('entityDetails'),
    name: 'with two owners',
    as: CONNECTED,
    act: async (page) => {
      await page.getByLabel('Owner 1 full name').fill('Dana Example');
      await page.getByLabel('Owner 1 percentage').fill('60');
      await page.getByRole('button', { name: 'Add Another Owner' }).click();
    },
    proof: (page) => page.getByRole('button', { name: 'Remove owner 2' }),
  },
  {
    ...visitOf('entityDetails'),
    name: 'complete',
    as: CONNECTED,
    act: async (page) => {
      await page.getByLabel('Entity type').selectOption('llc');
      await page.getByLabel('Employer identification number (EIN)').fill('12-3456789');
      await page.getByLabel('Business address').fill('1 Main Street\nSpringfield, IL 62701');
      await page.getByLabel('Owner 1 full name').fill('Dana Example');
      await page.getByLabel('Owner 1 percentage').fill('100');
      await ownerIdInput(page, 1).setInputFiles(pngNamed('id.png'));
      for (const name of NAMES) await fileInput(page, name).setInputFiles(pdfNamed('paper.pdf'));
      await page.getByRole('checkbox', { name: /earnings/ }).check();
      await page.getByRole('checkbox', { name: /authorize/ }).check();
    },
    proof: (page) => page.getByText('10 of 10 done'),
  },
  {
    ...visitOf('entityDetails'),
    name: 'with more than the whole owned',
    as: CONNECTED,
    act: async (page) => {
      await page.getByLabel('Owner 1 percentage').fill('80');
      await page.getByRole('button', { name: 'Add Another Owner' }).click();
      await page.getByLabel('Owner 2 percentage').fill('40');
    },
    proof: (page) => page.getByText('The percentages add up to 120%'),
  },
  {
    ...visitOf('signIrsForm'),
    name: 'with what is still missing',
    as: CONNECTED,
    path: ROUTES.entityDetails.path,
    opens: 'entityDetails',
    act: goOnIncomplete,
    proof: (page) => page.getByRole('region', { name: 'What is still missing' }),
  },
  {
    ...visitOf('entityDetails'),
    name: 'asked for what is missing',
    as: CONNECTED,
    act: async (page) => {
      await goOnIncomplete(page);
      await page.getByRole('link', { name: 'Operating Agreement: Choose a file.' }).click();
      await expect(page.getByRole('button', { name: 'Choose file for Operating Agreement' })).toBeFocused();
      await page.evaluate(() => scrollTo(0, 0));
    },
    proof: (page) => page.getByRole('region', { name: 'What is still missing' }),
  },
  {
    ...visitOf('signIrsForm'),
    name: 'with a filled-in copy',
    as: CONNECTED,
    path: ROUTES.entityDetails.path,
    opens: 'entityDetails',
    act: async (page) => {
      await page.getByLabel('Entity type').selectOption('llc');
      await page.getByLabel('Employer identification number (EIN)').fill('123456789');
      await page.getByLabel('Business address').fill('1 Main Street\nSpringfield, IL 62701');
      await goOnIncomplete(page);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the filled-in copy' }).click();
      await download;
      await messageGone(page, 'Download started');
    },
    proof: (page) => page.getByText('The copy is saved with your downloads.'),
  },
];
