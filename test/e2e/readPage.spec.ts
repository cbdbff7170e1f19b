import type { Page } from '@playwright/test';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import { readPage } from '#test/paths/readPage.ts';
import { documentFirstPage, expectPagesDrawn, openScreen } from './support/placeSteps.ts';
import { CONNECTED, expect, test, visitAs } from './support/test.ts';

/** A control in the outline that Chromium gives to assistive technology: its role, its name, and whether it refuses. */
const OUTLINED =
  /^\s*- '?(button|link|textbox|combobox|checkbox|radio|slider|menuitem)\b(?: "((?:[^"\\]|\\.)*)")?([^:]*)/;
const UNKNOWN_ADDRESS = '/no-such-page';
const LEAST_OUTLINE_PX = 2;
const MOST_STOPS = 80;
/** The screens that show a document; what can be done with it comes with it. */
const WITH_DOCUMENT = /^(?:signIrsForm|contract)$/;

function outlined(outline: string): string[] {
  return outline.split('\n').flatMap((line) => {
    const [, role, name = '', marks = ''] = OUTLINED.exec(line) ?? [];
    return role === undefined ? [] : [textOf(role, name.replaceAll(/\\(.)/g, '$1'), !marks.includes('[disabled]'))];
  });
}

function textOf(role: string, name: string, isEnabled: boolean): string {
  return `${role === 'password' ? 'textbox' : role} "${name.replaceAll(/\s/g, '')}"${isEnabled ? '' : ' refuses'}`;
}

/** The paths see a page as Chromium tells it to assistive technology. */
async function expectSameSight(page: Page, heading: string): Promise<void> {
  await expectPagesDrawn(page);
  // The menu comes to its place once the screen is painted.
  await expect(async () => {
    const { headings, controls } = await page.evaluate(readPage);
    const seen = controls.map(({ role, name, isEnabled }) => textOf(role, name, isEnabled));
    expect(headings).toEqual([heading]);
    expect(seen.toSorted()).toEqual(outlined(await page.locator('body').ariaSnapshot()).toSorted());
    expect(seen.length).toBeGreaterThan(0);
  }).toPass();
}

/** Presses Tab to the end of the page and gives back the stops at which no outline shows. */
async function stopsWithoutOutline(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((least) => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
      const isSeen = around.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= least;
      });
      return isSeen ? '' : focused.outerHTML.slice(0, 120);
    }, LEAST_OUTLINE_PX);
    if (found === null) return unseen;
    if (found !== '') unseen.push(found);
  }
  return unseen;
}

test('every screen has a title of its own, one bar, one main part and the word that it is a demonstration; the paths see of it what assistive technology is told, and what Tab reaches shows it (R1.7, R1.8, R3.14)', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitAs(page, CONNECTED);
  await page.goto(UNKNOWN_ADDRESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS.notFound);
  await expectSameSight(page, HEADINGS.notFound);
  const titles = new Set<string>();
  for (const [index, screen] of ROUTED_SCREEN_IDS.entries()) {
    await test.step(screen, async () => {
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
      await openScreen(page, screen);
      if (WITH_DOCUMENT.test(screen)) await documentFirstPage(page).waitFor();
      await expectSameSight(page, HEADINGS[screen]);
      const { step } = ROUTES[screen];
      await expect(page).toHaveTitle(step === null ? /^(?!.*Step \d)/ : new RegExp(`Step ${step} of 7`));
      titles.add(await page.title());
      const words = page.getByRole(screen === 'landing' ? 'contentinfo' : 'banner');
      await expect(words.getByText(/^Demo: |demonstration/i)).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await stopsWithoutOutline(page)).toEqual([]);
    });
  }
  expect(titles.size).toBe(ROUTED_SCREEN_IDS.length);
});
