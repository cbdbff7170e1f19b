import { PROGRESS_POINTS_PER_TICK, PROGRESS_TICK_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { storedIn } from '#test/e2e/support/kept.ts';
import { openTimedScreen, runUntil } from '#test/e2e/support/placeSteps.ts';
import { expect, expectScreen, test } from '#test/e2e/support/test.ts';

/** More than passes on the page's clock between the reading of what was kept and the start of the journey. */
const STARTING_MS = 400;

test.describe('F-02 a timed screen is loaded again in the browser', () => {
  test('after 3 of its 7 seconds it goes on from there and leaves after 7 in all (R6.3, R15.1)', async ({ page }) => {
    await page.goto(ROUTES.connectAdditionalAccounts.path);
    await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
    await openTimedScreen(page, 'Show My Cash Advance Offers', 'processing');
    await expect.poll(async () => (await storedIn(page)).records).toEqual(['facts']);
    const now = () => page.evaluate(() => Date.now());
    const shown = Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));
    const openedAt = (await now()) - (shown / PROGRESS_POINTS_PER_TICK) * PROGRESS_TICK_MS;
    await page.clock.runFor(3000);
    await page.reload();
    await runUntil(page, page.getByRole('progressbar'), 10);
    await page.clock.runFor(openedAt + TIMED_SCREEN_MS - STARTING_MS - (await now()));
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^9\d$/);
    await page.clock.runFor(2 * STARTING_MS);
    await expectScreen(page, 'offers', HEADINGS.offers);
  });
});
