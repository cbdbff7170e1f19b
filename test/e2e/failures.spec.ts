import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from './support/headings.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, UNCONNECTED, visitAs } from './support/test.ts';

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

for (const [screen, url] of [
  ['signIrsForm', '/forms/f4506t.pdf'],
  ['contract', '/forms/contract.pdf'],
] as const) {
  for (const [kind, answer] of [
    ['a missing file', { status: 404, contentType: 'text/plain', body: 'Not found' }],
    ['a page in place of the file', { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' }],
    ['a broken file', { status: 200, contentType: 'application/pdf', body: '%PDF-1.7 broken' }],
  ] as const) {
    test(`${ROUTES[screen].path} with ${kind} shows another way to read it and can be tried again (R10.2, R12.7)`, async ({
      page,
      expectNoise,
    }) => {
      expectNoise(/404|Failed to load resource|PDF|Warning|InvalidPDF/);
      await visitAs(page, CONNECTED);
      await page.route(`**${url}`, (route) => route.fulfill(answer));
      await page.goto(ROUTES[screen].path);
      const fallback =
        screen === 'signIrsForm'
          ? page.getByText(
              'Unable to display the PDF. Your browser may not support embedded PDFs. You can download the form or view it on the IRS website.',
            )
          : page.getByRole('heading', {
              name: 'Not a loan; no interest; no fixed maturity; risk the purchaser accepts',
            });
      await expect(fallback).toBeAttached({ timeout: 15_000 });
      await page.unroute(`**${url}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('group', { name: 'Document view' }).getByText(/^Page 1 of/)).toBeVisible();
    });
  }

  test(`${ROUTES[screen].path} gives up on a document that never comes after 15 seconds (R10.2, R12.7)`, async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/Abort|Warning|PDF/);
    await visitAs(page, CONNECTED);
    await page.route(`**${url}`, () => new Promise(() => {}));
    await page.goto(ROUTES[screen].path);
    await expect(page.getByText(/^Loading the/)).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
}

async function expectPath(page: Parameters<typeof expectScreen>[0], path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
}
