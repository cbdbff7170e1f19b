import type { Page } from '@playwright/test';
import { DOCUMENT_ADVISED_BYTES, OWNER_ID_ADVISED_BYTES } from '#machines/constants.ts';
import { pdfNamed, pngNamed } from './files.ts';
import { type Place, visitOf } from './place.ts';
import { CONNECTED } from './test.ts';

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

/** The business information, from nothing to everything. */
export const BUSINESS_PLACES: readonly Place[] = [
  {
    ...visitOf('entityDetails'),
    name: 'empty',
    as: CONNECTED,
    proof: (page) => page.getByText('0 of 10 items done'),
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
    proof: (page) => page.getByText('Enter a whole number from 25 to 100.'),
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
    proof: (page) => page.getByText('Everything we ask for is here.'),
  },
];
