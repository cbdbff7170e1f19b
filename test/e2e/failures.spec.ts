import { PATREON_CONNECT_MS, SIGN_IN_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from './support/headings.ts';
import { fillPatreon, fillSignIn } from './support/placeSteps.ts';
import { expect, expectScreen, GUEST, pathOf, test, visitAs } from './support/test.ts';

test('each failure of signing in and of connecting Patreon stays until the next try, keeps the address that was typed, and the next try can succeed (R4.4, R4.5, R5.4)', async ({
  page,
}) => {
  const error = page.getByText('Error', { exact: true });
  await visitAs(page, GUEST);
  await page.goto(ROUTES.signIn.path);
  for (const [email, message] of [
    ['nobody@example.com', 'Invalid credentials. Try demo@example.com with any password.'],
    ['error@example.com', 'Something went wrong. Please try again.'],
  ] as const) {
    await fillSignIn(page, email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.clock.runFor(SIGN_IN_MS);
    await expect(page.getByText(message).first()).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(error).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    expect(pathOf(page)).toBe(ROUTES.signIn.path);
  }
  await fillSignIn(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.clock.runFor(SIGN_IN_MS);
  await expectScreen(page, 'selectPlatform', HEADINGS.selectPlatform);
  await page.getByRole('button', { name: /^Patreon/ }).click();
  await expectScreen(page, 'connectPatreon', HEADINGS.connectPatreon);
  for (const [email, message] of [
    ['fail@example.com', 'Failed to connect your Patreon account. Please try again.'],
    ['error@example.com', 'Something went wrong. Please try again.'],
  ] as const) {
    await fillPatreon(page, email);
    await page.getByRole('button', { name: 'Connect Patreon' }).click();
    await page.clock.runFor(PATREON_CONNECT_MS);
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(error.first()).toBeVisible();
  }
  await fillPatreon(page);
  await page.getByRole('button', { name: 'Connect Patreon' }).click();
  await page.clock.runFor(PATREON_CONNECT_MS);
  await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
});
