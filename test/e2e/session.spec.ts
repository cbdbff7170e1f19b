import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/paths/controls/places.ts';
import { signOut } from './support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test } from './support/test.ts';

test('a first visit is the demo user under exactly three keys; signing out shows the landing page, removes them and holds across a reload (R2.1, R2.2, R2.4)', async ({
  page,
}) => {
  const stored = () =>
    page.evaluate(() =>
      Object.fromEntries(Object.entries<string>(localStorage).filter(([key]) => !/^mantine|^creator-/.test(key))),
    );
  await page.goto(ROUTES.offers.path);
  await expectScreen(page, 'offers', HEADINGS.offers);
  expect(await stored()).toEqual(CONNECTED);
  await signOut(page);
  expect(await stored()).toEqual({});
  await page.goto(ROUTES.offers.path);
  await expectScreen(page, 'signIn', HEADINGS.signIn);
  await page.reload();
  await expectScreen(page, 'signIn', HEADINGS.signIn);
});
