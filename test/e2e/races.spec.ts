import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { setTimeout as apart } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { MIB } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';
import { countSavingWork } from '#test/paths/browser/pageSide.ts';
import { chooseInMenu, signInRemembered } from './support/placeSteps.ts';
import { storedIn } from './support/stored.ts';
import { expect, expectScreen, GUEST, pathOf, test } from './support/test.ts';

/** How often each race is run, its two sides from 0 to a second apart; the test command runs three of them once. */
const RUNS = Number(process.env['RACES'] ?? 1);
const SIZES_MB = RUNS === 1 ? [25] : [1, 25, 90];
const LAST_MS = RUNS === 1 ? [0] : [0, 50, 200];
const FARTHEST_MS = 1000;
const RUN_MS = 30_000;
const EIN = '12-3456789';
const ADDRESS = '77 Quillfeather Lane';
const STILL_PAGE = '/robots.txt';

type Race = {
  readonly name: string;
  readonly fileBytes: number;
  /** What is run where the two sides are so many milliseconds apart; what a run alone proves best. */
  readonly onceMs: number;
  readonly run: (page: Page, context: BrowserContext, ms: number) => Promise<unknown>;
};

const signOut = (page: Page) => chooseInMenu(page, 'Sign Out');
const loadBusiness = (page: Page) => page.goto(ROUTES.entityDetails.path);

const RACES: readonly Race[] = [
  ...SIZES_MB.map((size): Race => ({
    name: `closing the tab while a file of ${size} MB is being erased`,
    fileBytes: size * MIB,
    onceMs: 100,
    run: async (page, _context, ms) => {
      await savingIsDone(page);
      await signOut(page);
      await apart(ms);
      await page.close();
    },
  })),
  ...SIZES_MB.map((size): Race => ({
    name: `saving a file of ${size} MB`,
    fileBytes: size * MIB,
    onceMs: 0,
    run: async (page, _context, ms) => {
      await apart(ms);
      await signOut(page);
    },
  })),
  {
    name: 'a duplicated tab that is loading',
    fileBytes: MIB,
    onceMs: 50,
    run: async (page, context, ms) => {
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
      await apart(ms);
      await signOut(page);
      await loading;
      await expect.poll(() => pathOf(twin)).toBe(ROUTES.signIn.path);
    },
  },
];

/** A PDF of this size, which needs no room on the disk. */
function sparseFile(path: string, bytes: number): string {
  const file = openSync(path, 'w');
  writeSync(file, '%PDF-1.7');
  ftruncateSync(file, bytes);
  closeSync(file);
  return path;
}

/** A tab of a creator who asked to be remembered and has typed an EIN, with a file that has just been chosen. */
async function openFilledTab(context: BrowserContext, file: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(countSavingWork);
  await page.goto(STILL_PAGE);
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, String(text));
  }, GUEST);
  await signInRemembered(page);
  await loadBusiness(page);
  await page.getByLabel('Employer identification number (EIN)').fill(EIN);
  await page.getByLabel('Business address').fill(ADDRESS);
  const articles = page.getByRole('group', { name: /^Articles of Organization/ });
  await articles.locator('input[type=file]').setInputFiles(file);
  await expect(articles).toContainText('race.pdf');
  return page;
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
  await expectScreen(next, 'entityDetails', HEADINGS.entityDetails);
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

const FEW = /^(?:closing|a duplicated)/;

for (const { name, fileBytes, onceMs, run } of RACES.filter((race) => RUNS > 1 || FEW.test(race.name))) {
  test(`signing out against ${name} leaves nothing of the creator to the next one, whichever is first (R2.3, R2.4, R15.2)`, async ({
    page,
    context,
  }, info) => {
    test.setTimeout(RUN_MS * RUNS);
    await page.close();
    const file = sparseFile(info.outputPath('race.pdf'), fileBytes);
    for (let turn = 0; turn < RUNS; turn += 1) {
      const ms = RUNS === 1 ? onceMs : Math.round((turn / (RUNS - 1)) * FARTHEST_MS);
      await test.step(`${ms} ms apart`, async () => {
        await run(await openFilledTab(context, file), context, ms);
        await expectNothingLeft(context);
        for (const open of context.pages()) await open.close();
      });
    }
  });
}

/** A phone. */
const SLOWED = 6;
const TURNS = RUNS === 1 ? 2 : 20;

test.describe('the last word', () => {
  for (const ms of LAST_MS) {
    test(`what was typed ${ms} ms before the page ends is there again, on a processor ${SLOWED} times as slow (R15.1)`, async ({
      page,
      context,
    }) => {
      test.setTimeout(RUN_MS * TURNS);
      await loadBusiness(page);
      await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      const address = page.getByLabel('Business address');
      for (let turn = 0; turn < TURNS; turn += 1) {
        const typed = `${turn} Last Lane`;
        await address.fill(typed);
        await apart(ms);
        await page.reload();
        await expect(address).toHaveValue(typed);
      }
    });
  }
});
