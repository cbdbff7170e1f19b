import type { Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { FRAME } from '#src/content/frame.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { refuseDatabase } from '#test/e2e/support/kept.ts';
import { expect, expectScreen, test } from '#test/e2e/support/test.ts';
import { keepingIsDone } from '#test/paths/browser/keptRecord.ts';
import { countKeepingWork } from '#test/paths/browser/pageSide.ts';

const ADDRESS = '1 Main Street';
const STILL_PAGE = '/robots.txt';

const notice = (page: Page) => page.getByText(FRAME.storageRefused);

/** Makes the browser refuse its storages at their very mention. */
function refuseStorages(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
}

test.describe('F-22 local storage is really full', () => {
  test('the first visit is signed in as ever, and one notice says that nothing is kept (R2.1, R15.3)', async ({
    page,
  }) => {
    await page.goto(STILL_PAGE);
    await page.evaluate(() => {
      let piece = 'x'.repeat(1024 * 1024);
      for (let count = 0; piece !== ''; count += 1) {
        try {
          localStorage.setItem(`filler ${count}`, piece);
        } catch {
          piece = piece.slice(piece.length / 2 + 0.5);
        }
      }
    });
    await page.goto(ROUTES.offers.path);
    await expectScreen(page, 'offers', HEADINGS.offers);
    await expect(notice(page)).toHaveCount(1);
    const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('filler')));
    expect(keys).toEqual([]);
  });
});

test.describe('F-28 the browser blocks all storage, as some private windows do', () => {
  test('the journey works in memory, and one notice says so (R15.3)', async ({ page }) => {
    await refuseDatabase(page);
    await refuseStorages(page);
    await page.goto(ROUTES.offers.path);
    await expectScreen(page, 'offers', HEADINGS.offers);
    await expect(notice(page)).toHaveCount(1);
    await expect(notice(page)).toBeVisible();
    await page.getByRole('radio', { name: '6-month offer' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await page.getByLabel('Business address').fill(ADDRESS);
    await page.getByRole('checkbox', { name: /authorize/ }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await expect(page.getByLabel('Business address')).toHaveValue(ADDRESS);
    await expect(notice(page)).toHaveCount(1);
    await expect(page.getByText(/^Saved on this device/)).toHaveCount(0);
  });
});

test.describe('F-29 the browser evicts all that it holds in the middle of the journey', () => {
  test('the open page goes on with what was typed, and a reload is a first visit (R2.2, R15.3)', async ({ page }) => {
    await page.addInitScript(countKeepingWork);
    await page.goto(ROUTES.entityDetails.path);
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await page.getByLabel('Business address').fill(ADDRESS);
    await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
    await keepingIsDone(page);
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      const opened = indexedDB.open('creator-cash-advance');
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const cleared = opened.result.transaction('kept', 'readwrite').objectStore('kept').clear();
      await new Promise((resolve) => cleared.addEventListener('success', resolve));
      opened.result.close();
    });
    await page.getByRole('checkbox', { name: /authorize/ }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
    await keepingIsDone(page);
    await page.goto(ROUTES.entityDetails.path);
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await expect(page.getByLabel('Business address')).toHaveValue('');
  });
});
