import { type ConsoleMessage, expect, type Page, type Response, test as base } from '@playwright/test';
import { ROUTES, type RoutedScreenId, screenAt } from '#machines/journey/routes.ts';
import type { StoredSession } from '#machines/domain/session.ts';
import { securityHeaders } from '#src/build/headers.ts';
import { trackPendingSaves } from '#test/paths/browser/pageScripts.ts';
import { HEADINGS } from '#test/paths/pageObjects/screenControls.ts';
import { expectNoLeaks, watchForLeaks } from './canary.ts';

/** The start time of every test's page clock. */
const NOW = new Date('2026-11-21T09:00:00-05:00');

/** Sessions as stored in local storage. */
export const GUEST: StoredSession = { isAuthenticated: 'false', isPatreonConnected: 'false', user: null };
export const UNCONNECTED: StoredSession = {
  isAuthenticated: 'true',
  isPatreonConnected: 'false',
  user: '{"email":"demo@example.com","name":"Demo Creator"}',
};
export const CONNECTED: StoredSession = { ...UNCONNECTED, isPatreonConnected: 'true' };

type Noise = { readonly expectNoise: (pattern: RegExp) => void };

/**
 * Installs a test clock in the page. Fails the test if any tab leaks secrets or causes unexpected noise: console errors
 * and warnings (including policy violations), page errors, requests to other origins and missing security headers.
 */
export const test = base.extend<Noise>({
  expectNoise: async ({ page: _page }, use) => {
    await use((pattern) => expectedNoise.push(pattern));
  },
  page: async ({ page, context, baseURL }, use) => {
    expectedNoise.length = 0;
    const noise: string[] = [];
    context.on('console', (message) => {
      if ((message.type() === 'error' || message.type() === 'warning') && !isExpected404(message))
        noise.push(`${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (failure) => noise.push(`page error: ${failure.error().message}`));
    context.on('request', (request) => {
      const isSameOrigin = request.url().startsWith(`${baseURL}/`) || /^(?:blob|data):/u.test(request.url());
      if (!isSameOrigin) noise.push(`request to another origin: ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.request().resourceType() === 'document' && !hasSecurityHeaders(response))
        noise.push(`page without security headers: ${response.url()}`);
    });
    await watchForLeaks(context);
    await context.addInitScript(trackPendingSaves);
    await page.clock.install({ time: NOW });
    await use(page);
    await expectNoLeaks(context);
    const unexpected = noise.filter((line) => ![...expectedNoise, CANCELED_FONT].some((pattern) => pattern.test(line)));
    expect(unexpected, unexpected.join('\n')).toEqual([]);
  },
});

/** The error when a sandboxed screen preview, or its initial about:blank, blocks Playwright's init scripts. */
export const SCRIPT_BLOCKED_IN_PREVIEW = /Blocked script execution in '(?:about:blank|[^']*\/proof\/[^']*)'/;

const expectedNoise: RegExp[] = [];
/** Firefox reports a font as failed if the page closes while the font loads (NS_BINDING_ABORTED). */
const CANCELED_FONT = /download failed .*status=2152398850/;
const ALLOWED_HEADERS = [false, true].map(securityHeaders);

/** Checks whether an error only reports the 404 status of an unknown address, which is expected (R1.2). */
function isExpected404(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url, 'http://localhost');
  return /status of 404/.test(message.text()) && screenAt(pathname) === null && !/\.\w+$/.test(pathname);
}

function hasSecurityHeaders(response: Response): boolean {
  const headers = response.headers();
  return ALLOWED_HEADERS.some((allowed) =>
    Object.entries(allowed).every(([name, value]) => headers[name.toLowerCase()] === value),
  );
}

export { expect };

/** Stores a session before the first page load. Later loads keep what the product has stored. */
export async function visitAs(page: Page, session: StoredSession): Promise<void> {
  await page.addInitScript((values) => {
    // Firefox also runs this on about:blank, which has no storage.
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('visited') !== null) return;
    sessionStorage.setItem('visited', 'yes');
    for (const [key, value] of Object.entries(values)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
  }, session);
}

export function getPath(page: Page): string {
  return new URL(page.url()).pathname;
}

/** Waits until the address is the screen's path and the page's only h1 has focus (R1.7, R1.8). */
export async function expectScreen(page: Page, screen: RoutedScreenId, heading = HEADINGS[screen]): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === ROUTES[screen].path);
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveCount(1);
  await expect(h1).toHaveText(heading);
  await expect(h1).toBeFocused();
}

/** Loads a screen's address and waits for the screen. */
export async function visit(page: Page, screen: RoutedScreenId): Promise<void> {
  await page.goto(ROUTES[screen].path);
  await expectScreen(page, screen);
}
