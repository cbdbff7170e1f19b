import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { readPage } from '#test/paths/readPage.ts';
import { HEADINGS } from '#test/paths/controls/places.ts';
import { CONNECTED, expect, GUEST, test, visitAs } from './support/test.ts';

/** A control in the outline that Chromium gives to assistive technology: its role, its name, and whether it refuses. */
const OUTLINED =
  /^\s*- '?(button|link|textbox|combobox|checkbox|radio|slider|menuitem)\b(?: "((?:[^"\\]|\\.)*)")?([^:]*)/;
const UNKNOWN_ADDRESS = '/no-such-page';

function outlined(outline: string): string[] {
  return outline.split('\n').flatMap((line) => {
    const [, role, name = '', marks = ''] = OUTLINED.exec(line) ?? [];
    return role === undefined ? [] : [textOf(role, name.replaceAll(/\\(.)/g, '$1'), !marks.includes('[disabled]'))];
  });
}

function textOf(role: string, name: string, isEnabled: boolean): string {
  return `${role === 'password' ? 'textbox' : role} "${name.replaceAll(/\s/g, '')}"${isEnabled ? '' : ' refuses'}`;
}

const PLACES = [
  ...ROUTED_SCREEN_IDS.map((screen) => [screen, ROUTES[screen].path] as const),
  ['notFound', UNKNOWN_ADDRESS] as const,
];

for (const [screen, path] of PLACES) {
  test(`what the paths see on ${screen} is what Chromium tells assistive technology (R1.7)`, async ({ page }) => {
    await visitAs(page, screen === 'signIn' ? GUEST : CONNECTED);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[screen]);
    await expect(async () => {
      const { headings, controls } = await page.evaluate(readPage);
      const seen = controls.map(({ role, name, isEnabled }) => textOf(role, name, isEnabled));
      expect(headings).toEqual([HEADINGS[screen]]);
      expect(seen.toSorted()).toEqual(outlined(await page.locator('body').ariaSnapshot()).toSorted());
      expect(seen.length).toBeGreaterThan(0);
    }).toPass({ timeout: 5_000 });
  });
}
