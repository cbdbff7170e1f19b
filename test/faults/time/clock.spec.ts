import type { Page } from '@playwright/test';
import { PROGRESS_POINTS_PER_TICK, PROGRESS_TICK_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { hold, openTimedScreen, runUntil, settle } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';
import { keepingIsDone } from '#test/paths/browser/keptRecord.ts';
import { countKeepingWork, openEntry } from '#test/paths/browser/pageSide.ts';
import { countTimers } from './timerCount.ts';

const FRAME_MS = 16;
const VISITS = 20;
const TEN_YEARS = 10;
const THREE_HOURS = '03:00:00';
const TWENTY_MINUTES = '20:00';

/** The two timed screens: where each is opened, by which button, and where it leads. */
const TIMED = [
  { screen: 'processing', from: 'connectAdditionalAccounts', button: 'Show My Cash Advance Offers', next: 'offers' },
  { screen: 'businessVerification', from: 'signIrsForm', button: 'Continue', next: 'contract' },
] as const;

test.beforeEach(({ page }) => visitAs(page, CONNECTED));

/** Opens a timed screen on a page whose clock stands from then on. */
async function begin(page: Page, { screen, from, button }: (typeof TIMED)[number]): Promise<void> {
  await page.goto(ROUTES[from].path);
  await expectScreen(page, from, HEADINGS[from]);
  await openTimedScreen(page, button, screen);
}

/** The next screen comes without the rest of the seven seconds: the clock moves only as far as drawing needs. */
async function expectNext(page: Page, { next }: (typeof TIMED)[number]): Promise<void> {
  await runUntil(page, page.getByRole('heading', { level: 1, name: HEADINGS[next] }), FRAME_MS);
  await settle(page);
  await expectScreen(page, next, HEADINGS[next]);
}

/** How much of the seven seconds is left at most, by the percentage shown: a busy computer takes some to load the screen. */
const restMs = async (page: Page) =>
  TIMED_SCREEN_MS - ((await percent(page)) / PROGRESS_POINTS_PER_TICK) * PROGRESS_TICK_MS;
const percent = async (page: Page) => Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('group');

test.describe('F-30 a browser in the background lets each timer come only once in a while', () => {
  test('half of the time later it has gone on by as much, and after 7 seconds it is gone, though hardly any timer came (R6.1, R6.3, R11.1)', async ({
    page,
  }) => {
    for (const timed of TIMED) {
      await test.step(timed.screen, async () => {
        await begin(page, timed);
        const shown = await percent(page);
        const rest = await restMs(page);
        await page.clock.fastForward(rest / 2);
        await page.clock.runFor(FRAME_MS);
        const half = Math.floor(rest / 2 / PROGRESS_TICK_MS) * PROGRESS_POINTS_PER_TICK;
        expect(await percent(page)).toBeGreaterThanOrEqual(shown + half);
        await page.clock.fastForward(rest / 2);
        await expectNext(page, timed);
        await page.clock.resume();
      });
    }
  });
});

test.describe('F-31 the computer sleeps for three hours on a timed screen', () => {
  test('it wakes up on the next screen, with one step in the history and no message (R6.3, R11.1, R14.1)', async ({
    page,
  }) => {
    for (const timed of TIMED) {
      await test.step(timed.screen, async () => {
        await begin(page, timed);
        const entries = await page.evaluate(() => history.length);
        await page.clock.fastForward(THREE_HOURS);
        await expectNext(page, timed);
        expect(await page.evaluate(() => history.length)).toBe(entries);
        await expect(messages(page)).toHaveCount(0);
        await page.clock.resume();
      });
    }
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

test.describe('F-33 the clock of the computer is set by ten years on a timed screen', () => {
  test('forward or back, the percentage does not fall and the screen leaves after 7 seconds (R6.1, R6.3, R11.1)', async ({
    page,
  }) => {
    for (const timed of TIMED) {
      for (const years of [TEN_YEARS, -TEN_YEARS]) {
        await test.step(`${timed.screen}, ${years} years`, async () => {
          await begin(page, timed);
          const rest = await restMs(page);
          await page.clock.runFor(rest / 4);
          const before = await percent(page);
          const now = new Date(await page.evaluate(() => Date.now()));
          now.setFullYear(now.getFullYear() + years);
          await page.clock.setSystemTime(now);
          await page.clock.runFor(rest / 4);
          expect(await percent(page)).toBeGreaterThanOrEqual(before);
          await page.clock.runFor(rest / 2);
          await expectNext(page, timed);
          await page.clock.resume();
        });
      }
    }
  });
});

test.describe('F-37 a timed screen is visited again and again', () => {
  test('the whole page has as many timers after the last visit as after the first (R6.3)', async ({ page }) => {
    const armed = () => page.evaluate(() => (globalThis as unknown as { timersArmed: () => number }).timersArmed());
    await page.addInitScript(countTimers);
    await page.goto(ROUTES.connectAdditionalAccounts.path);
    await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
    await hold(page);
    const heading = (screen: 'processing' | 'connectAdditionalAccounts') =>
      page.getByRole('heading', { level: 1, name: HEADINGS[screen] });
    const left: number[] = [];
    const during: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      await page.evaluate(openEntry, ROUTES.processing.path);
      await runUntil(page, heading('processing'), FRAME_MS);
      during.push(await armed());
      await page.evaluate(openEntry, ROUTES.connectAdditionalAccounts.path);
      await runUntil(page, heading('connectAdditionalAccounts'), FRAME_MS);
      await page.clock.runFor(TIMED_SCREEN_MS);
      left.push(await armed());
    }
    expect(left).toEqual(Array.from({ length: VISITS }, () => left[0]));
    expect(Math.min(...during)).toBeGreaterThan(left[0] ?? Number.MAX_SAFE_INTEGER);
  });
});
