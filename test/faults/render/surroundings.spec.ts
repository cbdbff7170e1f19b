import type { Page } from '@playwright/test';
import { CONGRATULATIONS_DELAY_MS, SIGNING_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { FRAME } from '#src/content/frame.ts';
import { movements, sidewaysScroll, wordsCutOff } from '#test/e2e/support/accessible.ts';
import { pngNamed } from '#test/e2e/support/files.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { openScreen, sign, signAndSubmit } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';
import { makeInsecure, spaceText } from './pageSide.ts';

const ZOOMED = { width: 320, height: 256 };
/** The words that their own box does not show whole. */
function wordsClipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *')].flatMap((element) => {
      const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const isHiding = /hidden|clip/.test(getComputedStyle(element).overflowY);
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && element.clientHeight > 1;
      const isClipped = hasWords && isHiding && isSeen && element.scrollHeight > element.clientHeight + 1;
      return isClipped ? [element.outerHTML.slice(0, 120)] : [];
    }),
  );
}

test.describe('F-74 the page is zoomed to 400 % and its text is set wide apart', () => {
  test('no screen scrolls sideways, and no word is cut off (R1.8)', async ({ page }) => {
    test.slow();
    await page.setViewportSize(ZOOMED);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitAs(page, CONNECTED);
    await page.goto(ROUTES.landing.path);
    await expectScreen(page, 'landing', HEADINGS.landing);
    await page.evaluate(spaceText);
    for (const screen of ROUTED_SCREEN_IDS) {
      await openScreen(page, screen);
      await expect.poll(() => sidewaysScroll(page), screen).toBe(0);
      await expect
        .poll(async () => ({ screen, cutOff: await wordsCutOff(page), clipped: await wordsClipped(page) }))
        .toEqual({ screen, cutOff: [], clipped: [] });
    }
  });
});

test.describe('F-75 the visitor asks for reduced motion', () => {
  test('nothing turns, rises or bursts, from the landing page to the signed contract (R1.8, R3.2, R12.5)', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitAs(page, CONNECTED);
    await page.goto(ROUTES.landing.path);
    await expectScreen(page, 'landing', HEADINGS.landing);
    const words = await page.getByRole('heading', { level: 1 }).innerText();
    await page.clock.runFor(10_000);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toEqual(words);
    await expect.poll(() => movements(page)).toEqual([]);
    await openScreen(page, 'contract');
    await sign(page);
    await page.getByRole('button', { name: 'Submit signed contract' }).click();
    await page.clock.runFor(SIGNING_MS + CONGRATULATIONS_DELAY_MS + 100);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => movements(page)).toEqual([]);
  });
});

test.describe('F-76 the connection is lost once everything is loaded', () => {
  test('the journey goes on to repayment; the documents say that they cannot be shown and give other ways (R10.2, R12.7)', async ({
    page,
    context,
    expectNoise,
  }) => {
    test.slow();
    expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch|PDF|Warning/);
    await visitAs(page, CONNECTED);
    await page.goto(ROUTES.connectAdditionalAccounts.path);
    await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
    for (const screen of ROUTED_SCREEN_IDS.slice(ROUTED_SCREEN_IDS.indexOf('processing')))
      await openScreen(page, screen);
    await openScreen(page, 'connectAdditionalAccounts');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Show My Cash Advance Offers' }).click();
    await expectScreen(page, 'processing', HEADINGS.processing);
    await page.clock.runFor(TIMED_SCREEN_MS);
    await expectScreen(page, 'offers', HEADINGS.offers);
    await page.getByRole('radio', { name: '6-month offer' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await page.getByRole('checkbox', { name: /authorize/ }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue anyway' }).click();
    await expectScreen(page, 'businessVerification', HEADINGS.businessVerification);
    await page.clock.runFor(TIMED_SCREEN_MS);
    await expectScreen(page, 'contract', HEADINGS.contract);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await sign(page);
    await page.getByRole('button', { name: 'Submit signed contract' }).click();
    await page.clock.runFor(SIGNING_MS + CONGRATULATIONS_DELAY_MS + 100);
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
    await expectScreen(page, 'dashboard', HEADINGS.dashboard);
    await page.getByRole('button', { name: 'Connect Bank' }).click();
    await expectScreen(page, 'dashboardEstablished', HEADINGS.dashboardEstablished);
    await context.setOffline(false);
  });
});

test.describe('F-78 the page is served without https', () => {
  test('files and owners can be added without what browsers keep for https, one notice says that nothing is kept, and the contract is signed, its copy written and known again (R9.4, R12.5, R12.8, R15.3)', async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(makeInsecure);
    await visitAs(page, CONNECTED);
    await page.goto(ROUTES.entityDetails.path);
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await page.getByLabel('Business address').fill('1 Main Street');
    await expect(page.getByText(FRAME.storageRefused)).toHaveCount(1);
    await page.getByRole('button', { name: 'Add Another Owner' }).click();
    await page.getByLabel('Owner 2 ID document').first().setInputFiles(pngNamed('id.png'));
    await expect(page.getByText('id.png').first()).toBeVisible();
    await openScreen(page, 'contract');
    await signAndSubmit(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download your signed copy' }).click(),
    ]);
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
    await page.clock.resume();
    await expectScreen(page, 'dashboard', HEADINGS.dashboard);
    await page.getByRole('heading', { name: DASHBOARD.check.heading }).click();
    await page.getByLabel(DASHBOARD.check.input).setInputFiles(await download.path());
    await expect(page.getByText(DASHBOARD.check.verdicts.same.title)).toBeVisible();
  });
});
