import type { Page } from '@playwright/test';
import { COUNTDOWN_DAY_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import type { RoutedScreenId } from '#machines/journey/routes.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { PDF_TEXT } from '#src/content/components.ts';
import { hold, openScreen, sign } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, visit, visitAs } from '#test/e2e/support/test.ts';
import { compose } from '#test/e2e/support/typing.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';
import { CANARY } from '#test/support/canaries.ts';
import { staleWords, translatePage, vandalize } from './pageSide.ts';

/** What the program is about to remove: why Continue is off, which goes with the tick of the authorization. */
const REASON = 'button[data-primary] + p';
/** Where each so-manieth element is taken away, or what is about to be removed as well, and what comes of it. */
const TAKEN = [
  [{ every: 5, taken: 'none' }, 'form'],
  [{ every: 1000, taken: REASON }, 'error page'],
  [{ every: 23, taken: 'none' }, 'form'],
] as const;
const WAYS_ON = { heading: 'Unexpected Application Error!', button: 'Reload the page', link: 'Go back home' } as const;
const ADDRESS = '77 Quillfeather Lane';
/** What React says where a node that it was to remove is no longer there. */
const NOISE = /NotFoundError|removeChild|insertBefore|not a child/;

/** Opens a screen by its address, in a browser that translates it. */
async function openTranslated(page: Page, screen: RoutedScreenId): Promise<void> {
  await visit(page, screen);
  await page.evaluate(translatePage);
}

/** Nothing that is read on the page is left over from before. */
async function expectTrue(page: Page, moment: string): Promise<void> {
  await expect.poll(() => page.evaluate(staleWords), moment).toEqual('');
}

async function press(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
}

test.describe('F-62 the browser translates every text of the page', () => {
  test('the landing page goes on calculating, and no amount on it is stale (R3.7, R3.8, R3.11)', async ({ page }) => {
    await visitAs(page, GUEST);
    await openTranslated(page, 'landing');
    await expectTrue(page, 'at first');
    const slider = page.getByRole('slider').first();
    for (const key of ['ArrowRight', 'End']) {
      await slider.press(key);
      await expectTrue(page, `after ${key}`);
    }
    for (const choice of await page.getByRole('main').getByRole('radio').all()) {
      await choice.click();
      await expect(choice).toBeChecked();
    }
    await expectTrue(page, 'after every choice');
    const amount = page.locator('#calculate').getByRole('textbox').first();
    await amount.fill('20000');
    await amount.blur();
    await expectTrue(page, 'after another amount');
    await page.clock.runFor(10_000);
    await expectTrue(page, 'after the phrases have turned');
  });

  test('on the way to repayment, every amount, percentage and day is the present one (R6.1, R8.2, R9.9, R13.2)', async ({
    page,
  }) => {
    await visitAs(page, CONNECTED);
    await openTranslated(page, 'processing');
    for (const part of [1, 2]) {
      await page.clock.runFor(TIMED_SCREEN_MS / 3);
      await expectTrue(page, `after ${part} of 3 parts of the processing`);
    }
    await page.clock.runFor(TIMED_SCREEN_MS / 3);
    await expectScreen(page, 'offers');
    for (const offer of ['3-month offer', '6-month offer']) {
      await page.getByRole('radio', { name: offer }).check();
      await expectTrue(page, offer);
    }
    await press(page, 'Continue');
    await expectScreen(page, 'entityDetails');
    for (const ein of ['12', CANARY.ein.replace('-', '')]) {
      await page.getByLabel('Employer identification number (EIN)').fill(ein);
      await page.getByLabel('Business address').focus();
      await expectTrue(page, `the number ${ein}`);
    }
    await press(page, 'Add Another Owner');
    for (const owner of [1, 2]) await page.getByLabel(`Owner ${owner} percentage`).fill('75');
    await expectTrue(page, 'more than the whole');
    await press(page, /^Remove owner 2/);
    await expectTrue(page, 'one owner is removed');
    await openScreen(page, 'contract');
    await sign(page);
    await press(page, CONTRACT.agreement.showPdf);
    await press(page, PDF_TEXT.zoomIn);
    await expectTrue(page, 'the contract is shown larger and can be submitted');
    await openScreen(page, 'dashboardEstablished');
    const before = await page.getByRole('main').innerText();
    await page.clock.runFor(COUNTDOWN_DAY_MS);
    await expectTrue(page, 'a day of the countdown');
    await expect.poll(() => page.getByRole('main').innerText()).not.toEqual(before);
  });
});

/** Uses what can still be reached of the form, one after the other, wherever it is. */
async function useForm(): Promise<void> {
  for (const name of ['Add Another Owner', 'Remove owner 2', 'authorize']) {
    const controls = [...document.querySelectorAll<HTMLElement>('button, label')];
    controls.find(({ textContent }) => textContent.includes(name))?.click();
    await new Promise((drawn) => __pwClock.builtins.setTimeout(drawn));
  }
}

test.describe('F-63 an extension puts nodes in, takes nodes away and takes the focus', () => {
  test('by what it takes away, the form goes on, or the error page stands there with its ways on; a reload brings back what was typed (R1.6, R15.1)', async ({
    page,
    expectNoise,
  }) => {
    expectNoise(NOISE);
    await visitAs(page, CONNECTED);
    await visit(page, 'entityDetails');
    await page.getByLabel('Business address').fill(ADDRESS);
    for (const [what, outcome] of TAKEN) {
      await test.step(`${outcome}: every ${what.every}th, and ${what.taken}`, async () => {
        await page.getByRole('checkbox', { name: /authorize/ }).uncheck();
        await savingIsDone(page);
        // No timer comes due meanwhile, so that the same is drawn each time.
        await hold(page);
        await page.evaluate(vandalize, what);
        await page.evaluate(useForm);
        const [onError, onForm] = outcome === 'form' ? [0, 1] : [1, 0];
        await expect(page.getByRole('form', { name: 'Business information' })).toHaveCount(onForm);
        for (const role of ['heading', 'button', 'link'] as const)
          await expect(page.getByRole(role, { name: WAYS_ON[role] })).toHaveCount(onError);
        await page.clock.resume();
        await page.reload();
        await expectScreen(page, 'entityDetails');
        await expect(page.getByLabel('Business address')).toHaveValue(ADDRESS);
      });
    }
  });
});

const { einProblems: PROBLEMS, einHint: HINT } = ENTITY_DETAILS.business;
const MALFORMED = `${PROBLEMS.malformed} ${HINT}`;
/** A text of each kind that a field may alter on its way in; what is made of any text is proved without a browser. */
const TEXTS: readonly (readonly [text: string, written: string, said: string])[] = [
  [' 12-3456789\n', '12-3456789', HINT],
  ['１２-３４５６７８９', '12-3456789', HINT],
  ['\u202E12-3456789\u202C', '12-3456789', HINT],
  ['\u202E12-345\u202C', '\u202E12-345\u202C', MALFORMED],
  ['\u200B\u200D\u2060', '\u200B\u200D\u2060', `${PROBLEMS.missing} ${HINT}`],
];

/** The parts in which an input method composes a text. */
const partsOf = (text: string) => [text.slice(0, Math.ceil(text.length / 2)), text];

test.describe('F-70 hostile text is composed', () => {
  test('an EIN is written out or explained; a percentage stays as typed (R9.2, R9.4, R20.1)', async ({ page }) => {
    await visitAs(page, CONNECTED);
    await visit(page, 'entityDetails');
    const ein = page.getByLabel('Employer identification number (EIN)');
    const percentage = page.getByLabel('Owner 1 percentage');
    for (const [text, written, said] of TEXTS) {
      await ein.fill('');
      await ein.focus();
      await compose(page, partsOf(text));
      await ein.blur();
      await expect(ein).toHaveValue(written);
      await expect(ein).toHaveAccessibleDescription(said);
    }
    for (const text of ['２５', '33.3']) {
      await percentage.fill('');
      await percentage.focus();
      await compose(page, partsOf(text));
      await expect(percentage).toHaveValue(text);
    }
    await expect(percentage).toHaveAccessibleDescription('Enter a whole number from 25 to 100, such as 50.');
  });
});
