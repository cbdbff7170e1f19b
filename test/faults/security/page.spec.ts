import { SIGN_IN_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { fillSignIn } from '#test/e2e/support/steps.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, visit, visitAs } from '#test/e2e/support/test.ts';

test('Sign-in ignores redirects in the address (R1.2, R4.3)', async ({ page, baseURL }) => {
  await visitAs(page, GUEST);
  await page.goto(`${ROUTES.signIn.path}?next=//evil.test&returnTo=https://evil.test&redirect=/dashboard#//evil.test`);
  await expectScreen(page, 'signIn');
  await fillSignIn(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.clock.runFor(SIGN_IN_MS);
  await expectScreen(page, 'selectPlatform');
  expect(page.url()).toBe(`${baseURL}${ROUTES.selectPlatform.path}`);
});

test('Links keep working when an extension adds elements with conflicting names (R3.6, R4.1, R9.9)', async ({
  page,
}) => {
  await visitAs(page, CONNECTED);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const [tag, attribute, name] of [
        ['a', 'id', 'application-form'],
        ['img', 'name', 'getElementById'],
        ['form', 'name', 'forms'],
        ['form', 'id', 'scrollTo'],
      ] as const) {
        const intruder = document.createElement(tag);
        intruder.setAttribute(attribute, name);
        document.body.prepend(intruder);
      }
    });
  });
  await visit(page, 'signIn');
  await page.getByRole('link', { name: SIGN_IN.applyNow }).click();
  await expect(page).toHaveURL(/#application-form$/);
  await expect(page.locator('main #application-form')).toBeInViewport();
  await visit(page, 'entityDetails');
  await page.getByRole('link', { name: 'EIN', exact: true }).click();
  await expect(page.getByLabel('Employer identification number (EIN)')).toBeFocused();
});

test('Messages and storage events from other scripts never sign anyone in (R1.3, R2.3)', async ({ page }) => {
  await visitAs(page, GUEST);
  await visit(page, 'signIn');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('somebody@example.com');
  await page.evaluate(async () => {
    const events = ['LOGIN', 'session.signedIn', 'session.changedElsewhere', 'session.signedOut'];
    const session = { isAuthenticated: true, isPatreonConnected: true, user: { email: 'a@b.example', name: 'A' } };
    const messages: unknown[] = events.map((type) => ({ type, kind: type, session, path: '/offers' }));
    messages.push(null, 'signed in', { kind: 'command', command: { kind: 'send', event: messages[1] } });
    for (const message of messages) {
      window.postMessage(message, '*');
      window.dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://evil.test' }));
      window.dispatchEvent(new CustomEvent('product.commanded', { detail: { kind: 'send', event: message } }));
    }
    for (const key of ['isAuthenticated', 'user', 'isPatreonConnected', null])
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'true', storageArea: localStorage }));
    // Messages arrive in order, so this one comes last.
    await new Promise((resolve) => {
      window.addEventListener('message', ({ data }) => data === 'the last' && resolve(null));
      window.postMessage('the last', '*');
    });
  });
  await page.clock.runFor(1000);
  await expect(email).toHaveValue('somebody@example.com');
  await page.goto(ROUTES.offers.path);
  await expectScreen(page, 'signIn');
});
