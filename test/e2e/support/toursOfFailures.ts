import { pngNamed } from './placeSteps.ts';
import type { Page } from '@playwright/test';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { ERROR_PAGE } from '#src/content/errorPage.ts';
import { openEntry } from '#test/paths/browser/pageSide.ts';
import { loseFiles, refuseStorage, storedIn } from './stored.ts';
import { place, type Tour } from './place.ts';
import { CONNECTED, expect, expectScreen } from './test.ts';

const OFFERS_PART = /\/assets\/OffersScreen.*\.js$/;
const MISSING = { status: 404, contentType: 'text/plain', body: 'Not found' };

async function open(page: Page, path: string): Promise<void> {
  await page.evaluate(openEntry, path);
}

/** What is shown where something went wrong or is missing. */
export const FAILURE_TOURS: readonly Tour[] = [
  {
    name: 'where documents do not come',
    as: CONNECTED,
    opens: 'signIrsForm',
    prepare: async (page) => {
      await page.route(`**${FILES.irsForm}`, () => new Promise(() => {}));
      await page.route(`**${FILES.contract}`, (route) => route.fulfill(MISSING));
    },
    noise: /Abort|404|Failed to load resource|PDF|Warning/,
    places: [
      place('signIrsForm', 'loading', {
        proof: (page) => page.getByText('Loading the form'),
      }),
      place('contract', 'as text because the PDF failed, without an offer', {
        act: async (page) => {
          await open(page, ROUTES.contract.path);
          await expectScreen(page, 'contract');
          await expect(page.getByText('No offer chosen yet')).toBeVisible();
        },
        proof: (page) => page.getByText('The PDF cannot be shown here'),
      }),
      place('signIrsForm', 'failed', {
        act: async (page) => {
          await page.unroute(`**${FILES.irsForm}`);
          await page.route(`**${FILES.irsForm}`, (route) => route.fulfill(MISSING));
          await open(page, ROUTES.signIrsForm.path);
        },
        proof: (page) => page.getByText(/^Unable to display the PDF/),
      }),
    ],
  },
  {
    name: 'where files and parts of the program are missing',
    as: CONNECTED,
    opens: 'entityDetails',
    noise: /./,
    places: [
      place('message', 'of files that are missing', {
        act: async (page) => {
          await page.getByLabel('Owner 1 ID document').first().setInputFiles(pngNamed('id.png'));
          await expect.poll(async () => (await storedIn(page)).records).toEqual(['file', 'journey']);
          await loseFiles(page);
          // Before anything is fetched ahead.
          await page.route(OFFERS_PART, (route) => route.abort());
          await page.reload();
        },
        proof: (page) => page.getByText(/^Some of your files are no longer on this device/),
      }),
      place('notFound', 'an unknown address', {
        act: (page) => open(page, '/no-such-screen'),
        proof: (page) => page.getByRole('heading', { level: 1, name: 'Page not found' }),
      }),
      place('error', 'a screen that could not be loaded', {
        act: (page) => open(page, ROUTES.offers.path),
        proof: (page) => page.getByRole('heading', { level: 1, name: ERROR_PAGE.title }),
      }),
    ],
  },
  {
    name: 'where the browser saves nothing',
    as: CONNECTED,
    opens: 'dashboard',
    prepare: refuseStorage,
    places: [
      place('message', 'of a browser that saves nothing', {
        proof: (page) => page.getByText(/let us save everything/),
      }),
      place('dashboard', 'in 14 days, nothing signed', {
        proof: (page) => page.getByText('In 14 days'),
      }),
    ],
  },
];
