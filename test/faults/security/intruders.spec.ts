import type { Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { JOURNEY_CHANNEL } from '#src/visualizer/live/messages.ts';
import { watchedAddress } from '#src/visualizer/live/watchFlag.ts';
import { expectNoTraces, watchTraces } from '#test/e2e/support/canary.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, visitAs } from '#test/e2e/support/test.ts';
import { CANARY } from '#test/support/canaries.ts';

/** A file of the product that runs no script. */
const STILL_PAGE = '/robots.txt';

/** Collects on any page of the origin what products tell. */
async function listen(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => heard.push(data));
    Object.assign(window, { heard, channel });
  }, JOURNEY_CHANNEL);
}

function heard(page: Page): Promise<readonly { readonly kind: string; readonly refusal?: string }[]> {
  return page.evaluate(() => (window as unknown as { heard: { kind: string }[] }).heard);
}

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
      }
      for (const key of ['isAuthenticated', 'user', 'isPatreonConnected', null])
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'true', storageArea: localStorage }));
      // All of them have been heard once a later one of our own has.
      await new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => data === 'the last' && resolve(null));
        window.postMessage('the last', '*');
      });
    }, JOURNEY_CHANNEL);
    await page.clock.runFor(1000);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('somebody@example.com');
    await page.goto(ROUTES.offers.path);
    await expectScreen(page, 'signIn', HEADINGS.signIn);
  });

  test('a watched product refuses whatever is asked over its channel, and tells nothing that was typed', async ({
    page,
    context,
    expectNoise,
  }) => {
    // The browser may ask a still page's address for an icon.
    expectNoise(/status of 404/);
    await watchTraces(context);
    await page.goto(STILL_PAGE);
    await listen(page);
    const product = await context.newPage();
    await product.goto(watchedAddress(ROUTES.entityDetails.path, 'tab'));
    await product.getByRole('textbox', { name: /address/i }).fill(CANARY.street);
    await expect.poll(async () => JSON.stringify(await heard(page))).toContain('business.fieldChanged');
    await page.evaluate(() => {
      const { channel } = window as unknown as { channel: BroadcastChannel };
      const events = [{ type: 'session.signedOut' }];
      channel.postMessage({ kind: 'command', tab: 'tab', id: 'one', command: { kind: 'send', event: events[0] } });
      const route = { start: 'guest', events };
      channel.postMessage({ kind: 'command', tab: 'tab', id: 'two', command: { kind: 'open', route } });
    });
    const refusals = async () =>
      (await heard(page)).flatMap(({ kind, refusal }) => (kind === 'answer' ? [refusal] : []));
    await expect.poll(refusals).toEqual(['notInDemonstration', 'notInDemonstration']);
    await expect(product).toHaveURL(watchedAddress(ROUTES.entityDetails.path, 'tab'));
    await expect(product.getByRole('textbox', { name: /address/i })).toHaveValue(CANARY.street);
    expect(JSON.stringify(await heard(page))).not.toContain(CANARY.street);
    await expectNoTraces(context);
  });
});
