import type { Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { expect, pathOf, test } from '#test/e2e/support/test.ts';

const LEAST_PERCENT = 20;
const AT_LEAST = /^(?:[2-9]\d|100)$/;

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Preparing your offers' });

/** Notes every percentage that the page shows from now on, the present one first. */
function notePercentages(element: Element): void {
  const shown = [Number(element.ariaValueNow)];
  Object.assign(globalThis, { shown });
  new MutationObserver(() => shown.push(Number(element.ariaValueNow))).observe(element, { attributes: true });
}

test.describe('F-36 the operating system stops the process of a page and lets it go on', () => {
  test('the progress stands at once where the time has come to, as on a page that was never stopped, and no percentage between is made up for (R6.1)', async ({
    playwright,
    launchOptions,
    browser,
    baseURL,
  }) => {
    const stoppable = await playwright.chromium.launch(launchOptions);
    const page = await stoppable.newPage({ baseURL: baseURL ?? '' });
    await page.goto(ROUTES.processing.path);
    await bar(page).evaluate(notePercentages);
    const session = await stoppable.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    for (const { id } of renderers) process.kill(id, 'SIGSTOP');
    // It begins after the other has been stopped, and is the clock of this test: it never shows more than the other must.
    const unstopped = await browser.newPage({ baseURL: baseURL ?? '' });
    await unstopped.goto(ROUTES.processing.path);
    await expect(bar(unstopped)).toHaveAttribute('aria-valuenow', AT_LEAST);
    const least = Number(await bar(unstopped).getAttribute('aria-valuenow'));
    for (const { id } of renderers) process.kill(id, 'SIGCONT');
    const shown = () => page.evaluate(() => (globalThis as unknown as { shown: number[] }).shown);
    await expect
      .poll(async () => pathOf(page) === ROUTES.offers.path || Math.max(...(await shown())) >= least)
      .toBe(true);
    const between = (await shown()).filter((percentage) => percentage >= LEAST_PERCENT && percentage < least);
    expect(between).toEqual([]);
    await unstopped.close();
    await stoppable.close();
  });
});
