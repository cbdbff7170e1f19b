import { type ConsoleMessage, expect, type Page, type Response, test as base } from '@playwright/test';
import { ROUTES, type RoutedScreenId, screenAt } from '#machines/journey/routes.ts';
import type { StoredSession } from '#machines/domain/session.ts';
import { securityHeaders } from '#src/build/headers.ts';
import { countSavingWork } from '#test/paths/browser/pageSide.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import { expectNoTraces, watchTraces } from './canary.ts';

/** The moment at which every browser journey begins, by the page's clock. */
const NOW = new Date('2026-11-21T09:00:00-05:00');

/** What a visitor's local storage holds at first. */
export const GUEST: StoredSession = { isAuthenticated: 'false', isPatreonConnected: 'false', user: null };
export const UNCONNECTED: StoredSession = {
  isAuthenticated: 'true',
  isPatreonConnected: 'false',
  user: '{"email":"demo@example.com","name":"Demo Creator"}',
};
export const CONNECTED: StoredSession = { ...UNCONNECTED, isPatreonConnected: 'true' };

type Noise = { readonly expectNoise: (pattern: RegExp) => void };

/**
 * A page whose clock the test moves. In every tab, console errors and warnings (in them a browser tells what a policy
 * refused), page errors, requests that leave the product, pages without the headers that guard them, and what was typed
 * and lies where it should not fail the test, unless the test expects that noise.
 */
export const test = base.extend<Noise>({
  expectNoise: async ({ page: _page }, use) => {
    await use((pattern) => expected.push(pattern));
  },
  page: async ({ page, context, baseURL }, use) => {
    expected.length = 0;
    const noise: string[] = [];
    context.on('console', (message) => {
      if ((message.type() === 'error' || message.type() === 'warning') && !isOfUnknownAddress(message))
        noise.push(`${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (failure) => noise.push(`page error: ${failure.error().message}`));
    context.on('request', (request) => {
      const isOwn = request.url().startsWith(`${baseURL}/`) || /^(?:blob|data):/u.test(request.url());
      if (!isOwn) noise.push(`foreign request: ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.request().resourceType() === 'document' && !isGuarded(response))
        noise.push(`unguarded page: ${response.url()}`);
    });
    await watchTraces(context);
    await context.addInitScript(countSavingWork);
    await page.clock.install({ time: NOW });
    await use(page);
    await expectNoTraces(context);
    const unexpected = noise.filter((line) => ![...expected, CANCELED_FONT].some((pattern) => pattern.test(line)));
    expect(unexpected, unexpected.join('\n')).toEqual([]);
  },
});

/**
 * Reported when Playwright's init scripts reach a screen picture: its sandbox runs no script. A picture that has not
 * loaded yet reports the same as about:blank.
 */
export const SCRIPT_BLOCKED_IN_PICTURE = /Blocked script execution in '(?:about:blank|[^']*\/proof\/[^']*)'/;

const expected: RegExp[] = [];
/** Firefox reports a font as failed if its page is left while it loads (NS_BINDING_ABORTED). */
const CANCELED_FONT = /download failed .*status=2152398850/;
const GUARDS = [false, true].map(securityHeaders);

/** Whether Chromium reports the status 404 of the page of an unknown address, which is as it should be (R1.2). */
function isOfUnknownAddress(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url, 'http://localhost');
  return /status of 404/.test(message.text()) && screenAt(pathname) === null && !/\.\w+$/.test(pathname);
}

function isGuarded(response: Response): boolean {
  const headers = response.headers();
  return GUARDS.some((guard) => Object.entries(guard).every(([name, value]) => headers[name.toLowerCase()] === value));
}

export { expect };

/** Puts a session into local storage before the product first reads it, once, so that later visits find its own writes. */
export async function visitAs(page: Page, stored: StoredSession): Promise<void> {
  await page.addInitScript((texts) => {
    // Firefox's driver runs this on the blank page too, which has no storage.
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('visited') !== null) return;
    sessionStorage.setItem('visited', 'yes');
    for (const [key, text] of Object.entries(texts)) {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    }
  }, stored);
}

/** The path in the address bar. */
export function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}

/** Waits until the address bar shows a screen's path and its only heading has the focus (R1.7, R1.8). */
export async function expectScreen(page: Page, screen: RoutedScreenId, heading = HEADINGS[screen]): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === ROUTES[screen].path);
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveCount(1);
  await expect(h1).toHaveText(heading);
  await expect(h1).toBeFocused();
}

/** Opens a screen by its address and waits until it is there. */
export async function visit(page: Page, screen: RoutedScreenId): Promise<void> {
  await page.goto(ROUTES[screen].path);
  await expectScreen(page, screen);
}
