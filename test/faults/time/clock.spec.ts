import type { Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { openTimedScreen, runUntil, settle } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';
import { keepingIsDone } from '#test/paths/browser/keptRecord.ts';
import { countKeepingWork } from '#test/paths/browser/pageSide.ts';

const FRAME_MS = 16;
const THREE_HOURS = '03:00:00';
const TWENTY_MINUTES = '20:00';

test.beforeEach(({ page }) => visitAs(page, CONNECTED));

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('group');

test.describe('F-31 the computer sleeps for three hours on a timed screen', () => {
  test('it wakes up on the next screen, with one step in the history and no message (R11.1, R14.1)', async ({
    page,
  }) => {
    await page.goto(ROUTES.signIrsForm.path);
    await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
    await openTimedScreen(page, 'Continue', 'businessVerification');
    const entries = await page.evaluate(() => history.length);
    await page.clock.fastForward(THREE_HOURS);
    // The next screen comes without the rest of the seven seconds: the clock moves only as far as drawing needs.
    await runUntil(page, page.getByRole('heading', { level: 1, name: HEADINGS.contract }), FRAME_MS);
    await settle(page);
    await expectScreen(page, 'contract', HEADINGS.contract);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(messages(page)).toHaveCount(0);
  });
});

test.describe('F-32 the computer sleeps while the days to the payment are counted', () => {
  test('after 20 of 14 days the payment is due today, and stays so, also when the page is loaded again (R13.1, R15.1)', async ({
    page,
  }) => {
    const due = async () => {
      await expect(page.getByText('Today', { exact: true })).toBeVisible();
      await expect(page.getByText('November 21, 2026', { exact: true }).first()).toBeVisible();
    };
    await page.addInitScript(countKeepingWork);
    await page.goto(ROUTES.dashboard.path);
    await expectScreen(page, 'dashboard', HEADINGS.dashboard);
    await expect(page.getByText('In 14 days')).toBeVisible();
    await page.clock.fastForward(TWENTY_MINUTES);
    await due();
    await page.clock.fastForward(TWENTY_MINUTES);
    await due();
    await keepingIsDone(page);
    await page.reload();
    await expectScreen(page, 'dashboard', HEADINGS.dashboard);
    await due();
  });
});
