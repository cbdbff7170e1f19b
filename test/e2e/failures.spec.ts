import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from './support/headings.ts';
import { expect, expectScreen, GUEST, test, UNCONNECTED, visitAs } from './support/test.ts';

const WRONG = [
  ['nobody@example.com', 'Invalid credentials. Try demo@example.com with any password.', 'R4.4'],
  ['error@example.com', 'Something went wrong. Please try again.', 'R4.5'],
] as const;

for (const [email, message, requirement] of WRONG) {
  test(`signing in as ${email} fails with "${message}" and keeps the address (${requirement})`, async ({ page }) => {
    await visitAs(page, GUEST);
    await page.goto(ROUTES.signIn.path);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.clock.runFor(700);
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByText(message).first()).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expectPath(page, ROUTES.signIn.path);
  });
}

for (const [email, message] of [
  ['fail@example.com', 'Failed to connect your Patreon account. Please try again.'],
  ['error@example.com', 'Something went wrong. Please try again.'],
] as const) {
  test(`connecting Patreon as ${email} fails with "${message}" (R5.4)`, async ({ page }) => {
    await visitAs(page, UNCONNECTED);
    await page.goto(ROUTES.connectPatreon.path);
    await page.getByRole('textbox', { name: 'Patreon Email' }).fill(email);
    await page.getByLabel('Patreon Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Connect Patreon' }).click();
    await page.clock.runFor(1000);
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByText(message).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Patreon Email' }).fill('dana@example.com');
    await page.getByLabel('Patreon Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Connect Patreon' }).click();
    await page.clock.runFor(1000);
    await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
  });
}

async function expectPath(page: Parameters<typeof expectScreen>[0], path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
}
