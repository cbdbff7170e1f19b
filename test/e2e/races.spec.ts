import { truncateSync, writeFileSync } from 'node:fs';
import { setTimeout as apart } from 'node:timers/promises';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { MIB } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';
import { pdfFile } from '#test/support/files.ts';
import { chooseInMenu, signInRemembered } from './support/placeSteps.ts';
import { storedIn } from './support/stored.ts';
import { expect, expectScreen, GUEST, pathOf, test, visitAs } from './support/test.ts';

const EIN = '12-3456789';
const ADDRESS = '77 Quillfeather Lane';

const signOut = (page: Page) => chooseInMenu(page, 'Sign Out');
const loadBusiness = (page: Page) => page.goto(ROUTES.entityDetails.path);

/** A creator who asked to be remembered and has typed an EIN, with a file of this size that has just been chosen. */
async function fillForm(page: Page, folder: TestInfo, bytes: number): Promise<void> {
  // A file that needs no room on the disk.
  const file = folder.outputPath('race.pdf');
  writeFileSync(file, pdfFile());
  truncateSync(file, bytes);
  await visitAs(page, GUEST);
  await signInRemembered(page);
  await loadBusiness(page);
  await page.getByLabel('Employer identification number (EIN)').fill(EIN);
  await page.getByLabel('Business address').fill(ADDRESS);
  const articles = page.getByRole('group', { name: /^Articles of Organization/ });
  await articles.locator('input[type=file]').setInputFiles(file);
  await expect(articles).toContainText('race.pdf');
}

/** All that a page shows and holds in its fields. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    return [document.body.innerText, ...fields].join('\n');
  });

/** What somebody finds who opens the next tab: an empty form, and soon nothing saved anywhere. */
async function expectNothingLeft(context: BrowserContext): Promise<void> {
  const next = await context.newPage();
  await loadBusiness(next);
  await expectScreen(next, 'entityDetails');
  const leaks = async () => {
    const words = await Promise.all(context.pages().map(wordsOn));
    return [EIN, ADDRESS].filter((typed) => words.some((shown) => shown.includes(typed)));
  };
  expect(await wordsOn(next)).not.toContain(EIN);
  await expect.poll(leaks).toEqual([]);
  await expect.poll(async () => (await storedIn(next)).records).toEqual([]);
  await expect
    .poll(() => next.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.erasing'))))
    .toEqual([]);
}

const LEAVES_NOTHING = 'leaves nothing of the creator to the next one (R2.3, R2.4, R15.2)';

test(`closing the tab while a large file is being erased at sign-out ${LEAVES_NOTHING}`, async ({
  page,
  context,
}, info) => {
  await fillForm(page, info, 25 * MIB);
  await savingIsDone(page);
  await signOut(page);
  await apart(100);
  await page.close();
  await expectNothingLeft(context);
});

test(`signing out while a duplicated tab is loading ${LEAVES_NOTHING}`, async ({ page, context }, info) => {
  await fillForm(page, info, MIB);
  const copied = await page.evaluate(() => Object.entries<string>(sessionStorage));
  const twin = await context.newPage();
  await twin.addInitScript(
    (entries) => {
      if (sessionStorage.getItem('copied') === null)
        for (const [key, text] of [...entries, ['copied', 'yes']] as const) sessionStorage.setItem(key, text);
    },
    copied as [string, string][],
  );
  const loading = loadBusiness(twin);
  await apart(50);
  await signOut(page);
  await loading;
  await expect.poll(() => pathOf(twin)).toBe(ROUTES.signIn.path);
  await expectNothingLeft(context);
});

/** A phone. */
const SLOWED = 6;

test(`what was typed as the page ends is there again, on a processor ${SLOWED} times as slow (R15.1)`, async ({
  page,
  context,
}) => {
  await loadBusiness(page);
  await expectScreen(page, 'entityDetails');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const address = page.getByLabel('Business address');
  for (const typed of ['1 Last Lane', '2 Last Lane']) {
    await address.fill(typed);
    await page.reload();
    await expect(address).toHaveValue(typed);
  }
});
