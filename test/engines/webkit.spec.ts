// Tests WebKitGTK through WebDriver, because Playwright can't drive it.
import { expect, test } from '@playwright/test';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { HEADINGS } from '#test/paths/pageObjects/screenControls.ts';

/** The key of an element id in WebDriver responses. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';
let session = '';

async function send(path: string, body: object, method = 'POST'): Promise<unknown> {
  const init = method === 'POST' ? { method, body: JSON.stringify(body) } : { method };
  const response = await fetch(`${process.env['WEBKIT_DRIVER']}/session${path}`, init);
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

const run = (script: string, ...args: readonly string[]) => send(`/${session}/execute/sync`, { script, args });

/** Waits for an enabled control whose name starts with `name`. Clicks it, or types `text` into it if given. */
async function useControl(selector: string, name: string, text?: string): Promise<void> {
  const find = `const getName = (control) =>
      control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.textContent;
    const found = [...document.querySelectorAll(arguments[0])].find((control) =>
      getName(control).trim().startsWith(arguments[1]) &&
      control.checkVisibility() && !control.disabled && !control.closest('[inert]'));
    found?.scrollIntoView({ block: 'center' });
    return found;`;
  await expect(async () => {
    const element = ((await run(find, selector, name)) as Record<string, string>)[ELEMENT_KEY];
    await send(`/${session}/element/${element}/${text === undefined ? 'click' : 'value'}`, { text });
  }).toPass();
}

async function expectScreen(screen: RoutedScreenId): Promise<void> {
  const pathAndHeading = () => run('return [location.pathname, document.querySelector("h1")?.textContent]');
  await expect.poll(pathAndHeading).toEqual([ROUTES[screen].path, HEADINGS[screen]]);
}

test.beforeAll(async () => {
  ({ sessionId: session } = (await send('', { capabilities: {} })) as { sessionId: string });
});
test.afterAll(() => send(`/${session}`, {}, 'DELETE'));

test('a creator walks from sign-in to repayment in WebKitGTK', async ({ baseURL }) => {
  await send(`/${session}/window/rect`, { width: 1280, height: 1000 });
  await send(`/${session}/url`, { url: baseURL });
  await run(`localStorage.setItem('isAuthenticated', 'false')`);
  await send(`/${session}/url`, { url: `${baseURL}${ROUTES.signIn.path}` });
  await useControl('input', SIGN_IN.email, 'demo@example.com');
  await useControl('input', SIGN_IN.password, 'any password');
  await useControl('button', SIGN_IN.submit);
  await expectScreen('selectPlatform');
  await useControl('button', 'Patreon');
  await useControl('input', CONNECT_PATREON.email, 'dana@example.com');
  await useControl('input', CONNECT_PATREON.password, 'any password');
  await useControl('button', CONNECT_PATREON.submit);
  await useControl('button', CONNECT_ADDITIONAL_ACCOUNTS.continue);
  await expectScreen('offers');
  await useControl('input[type=radio]', OFFERS_TEXT.offerTitle(6));
  await useControl('button', OFFERS_TEXT.continue);
  await useControl('input[type=checkbox]', 'I authorize');
  await useControl('button', 'Continue');
  await expectScreen('signIrsForm');
  await expect.poll(() => run(`return document.querySelector('.textLayer')?.textContent`)).toContain('4506-T');
  await useControl('button', SIGN_IRS_FORM.continueAnyway);
  await expectScreen('contract');
  await useControl('input[type=checkbox]', CONTRACT.sign.agreement);
  await useControl('input', CONTRACT.sign.name, 'Dana Example');
  await useControl('button', CONTRACT.sign.submit);
  await useControl('[role=dialog] button', CONTRACT.continue);
  await useControl('button', DASHBOARD.bank.action);
  await expectScreen('dashboardEstablished');
});
