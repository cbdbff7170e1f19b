import type { Page } from '@playwright/test';
import { SIGN_IN_MS } from '#machines/constants.ts';
import { OFFICIAL_IRS_FORM_URL, ROUTED_SCREEN_IDS, type RoutedScreenId, ROUTES } from '#machines/journey/routes.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { VERSIONS_CHANNEL } from '#src/services/persistence/createPersistence.ts';
import { fillSignIn, openScreen } from '#test/e2e/support/placeSteps.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import { CONNECTED, expect, expectScreen, GUEST, pathOf, test, visitAs } from '#test/e2e/support/test.ts';

/** Opens screens in one page, as Forward does, and lets each come in. */
async function openScreens(page: Page, screens: readonly RoutedScreenId[]): Promise<void> {
  await page.goto(ROUTES.offers.path);
  await expectScreen(page, 'offers', HEADINGS.offers);
  for (const screen of screens) await test.step(screen, () => openScreen(page, screen));
}

test.describe('F-83 an address that asks to be led elsewhere', () => {
  test('has no say in where signing in leads (R1.2, R4.3)', async ({ page, baseURL }) => {
    await visitAs(page, GUEST);
    await page.goto(
      `${ROUTES.signIn.path}?next=//evil.test&returnTo=https://evil.test&redirect=/dashboard#//evil.test`,
    );
    await expectScreen(page, 'signIn', HEADINGS.signIn);
    await fillSignIn(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.clock.runFor(SIGN_IN_MS);
    await expectScreen(page, 'selectPlatform', HEADINGS.selectPlatform);
    expect(page.url()).toBe(`${baseURL}${ROUTES.selectPlatform.path}`);
  });
});

test.describe('F-85 the page elsewhere that a link opens', () => {
  test('learns nothing of this one, and the link says where it leads and that the tab is new (R10.3)', async ({
    page,
    context,
    expectNoise,
  }) => {
    expectNoise(/irs\.gov/);
    await context.route(OFFICIAL_IRS_FORM_URL, (route) => route.fulfill({ contentType: 'text/html', body: 'A form' }));
    await page.goto(ROUTES.signIrsForm.path);
    await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
    const link = page.getByRole('link', { name: SIGN_IRS_FORM.official });
    const [elsewhere] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await elsewhere.waitForURL(OFFICIAL_IRS_FORM_URL);
    expect(await elsewhere.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
    expect(pathOf(page)).toBe(ROUTES.signIrsForm.path);
  });
});

test.describe('F-87 the product is silent on the network', () => {
  test('every screen asks for files of this origin that exist and for nothing else (R14.2)', async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('blob:')) return;
      const { origin, search } = new URL(request.url());
      asked.push(`${request.method()} ${origin}${search} ${request.postData() ?? 'without a body'}`);
    });
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 300 && response.status() !== 304) failed.push(`${response.status()} ${response.url()}`);
    });
    page.on('websocket', (socket) => failed.push(socket.url()));
    await openScreens(page, ROUTED_SCREEN_IDS);
    expect(asked.length).toBeGreaterThan(ROUTED_SCREEN_IDS.length);
    expect([...new Set(asked)]).toEqual([`GET ${baseURL} without a body`]);
    expect(failed).toEqual([]);
  });
});

test.describe('F-91 another script has changed the prototype of all objects', () => {
  test('the product starts and shows its screens (R1.5)', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(Object.prototype, { x: 1 });
    });
    await openScreens(page, ['entityDetails', 'contract']);
  });
});

test.describe('F-88 elements put into the page that are called as ours, or as what we call', () => {
  test('the product starts, and its links lead to its own places (R3.6, R4.1, R9.9)', async ({ page }) => {
    await visitAs(page, CONNECTED);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const intruders = [
          ['a', 'id', 'application-form'],
          ['img', 'name', 'getElementById'],
          ['form', 'name', 'forms'],
          ['form', 'id', 'scrollTo'],
        ] as const;
        for (const [tag, attribute, name] of intruders) {
          const intruder = document.createElement(tag);
          intruder.setAttribute(attribute, name);
          document.body.prepend(intruder);
        }
      });
    });
    await page.goto(ROUTES.signIn.path);
    await expectScreen(page, 'signIn', HEADINGS.signIn);
    await page.getByRole('link', { name: SIGN_IN.applyNow }).click();
    await expect(page).toHaveURL(/#application-form$/);
    await expect(page.locator('main #application-form')).toBeInViewport();
    await page.goto(ROUTES.entityDetails.path);
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await page.getByRole('link', { name: 'EIN', exact: true }).click();
    await expect(page.getByLabel('Employer identification number (EIN)')).toBeFocused();
  });
});

test.describe('F-89 messages from other pages and scripts', () => {
  test('change nothing for a guest: no message signs in, and no event of the storage without what it tells of (R1.3, R2.3)', async ({
    page,
  }) => {
    await visitAs(page, GUEST);
    await page.goto(ROUTES.signIn.path);
    await expectScreen(page, 'signIn', HEADINGS.signIn);
    await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.com');
    await page.evaluate(async (name) => {
      const events = ['LOGIN', 'session.signedIn', 'session.changedElsewhere', 'session.signedOut'];
      const session = { isAuthenticated: true, isPatreonConnected: true, user: { email: 'a@b.example', name: 'A' } };
      const messages: unknown[] = events.map((type) => ({ type, kind: type, session, path: '/offers' }));
      messages.push(null, 'signed in', 7, [], { kind: 'command', command: { kind: 'send', event: messages[1] } });
      const channel = new BroadcastChannel(name);
      for (const message of messages) {
        window.postMessage(message, '*');
        window.dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://evil.test' }));
        channel.postMessage(message);
        window.dispatchEvent(new CustomEvent('product.commanded', { detail: { kind: 'send', event: message } }));
      }
      for (const key of ['isAuthenticated', 'user', 'isPatreonConnected', null])
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'true', storageArea: localStorage }));
      // All of them have been heard once a later one of our own has.
      await new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => data === 'the last' && resolve(null));
        window.postMessage('the last', '*');
      });
    }, VERSIONS_CHANNEL);
    await page.clock.runFor(1000);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('somebody@example.com');
    await page.goto(ROUTES.offers.path);
    await expectScreen(page, 'signIn', HEADINGS.signIn);
  });
});
