import { type BrowserContext, expect, type Page } from '@playwright/test';
import { CANARY } from '#test/support/canaries.ts';
import { type LeakSearch, recordMessages, searchPage } from './leaks.ts';

const { address: _multiline, ...singleLines } = CANARY;
const SECRETS: readonly string[] = [...Object.values(singleLines), CANARY.ein.replaceAll('-', '')];

const NAVIGATED = /context was destroyed|Cannot find context/;

/** Requests and console messages of a browser context, and the secrets to search for. */
type Watch = { readonly outputs: string[]; readonly secrets: Set<string> };

const watches = new WeakMap<BrowserContext, Watch>();

/** Watches all pages of a browser context for secrets and extra strings. Must be called before the first page loads. */
export async function watchForLeaks(context: BrowserContext, extraStrings: readonly string[] = []): Promise<void> {
  const { secrets } = watches.get(context) ?? (await startWatch(context));
  for (const text of extraStrings) secrets.add(text);
}

async function startWatch(context: BrowserContext): Promise<Watch> {
  const watch: Watch = { outputs: [], secrets: new Set(SECRETS) };
  watches.set(context, watch);
  context.on('request', (request) => {
    watch.outputs.push(`request: ${request.url()} ${request.postData() ?? ''} ${request.headers()['referer'] ?? ''}`);
  });
  context.on('console', (message) => watch.outputs.push(`console: ${message.text()}`));
  await context.addInitScript(recordMessages);
  return watch;
}

/**
 * Checks that no secret is in storage, databases, caches, cookies, the address, the referrer, the history state, the
 * title, the window name, performance entries, requests, the console, or messages to other windows and tabs. With
 * `includesContent`, also checks the page's content and fields.
 */
export async function expectNoLeaks(
  context: BrowserContext,
  options: { readonly includesContent?: boolean } = {},
): Promise<void> {
  const watch = watches.get(context);
  if (watch === undefined) throw new Error('Call watchForLeaks before the first page loads.');
  expect(await collectLeaks(context, watch, options.includesContent ?? false)).toEqual([]);
}

/** Lists each leaked secret and where it was found. Also searches the page's content and fields. */
export async function findLeaks(context: BrowserContext): Promise<readonly string[]> {
  return collectLeaks(context, watches.get(context) ?? { outputs: [], secrets: new Set(SECRETS) }, true);
}

async function collectLeaks(
  context: BrowserContext,
  { outputs, secrets }: Watch,
  includesContent: boolean,
): Promise<string[]> {
  const encodedSecrets = [...secrets].map((secret) => ({ secret, encodings: encodeSecret(secret) }));
  const outputLeaks = outputs.flatMap((text) =>
    encodedSecrets
      .filter(({ encodings }) => encodings.some((encoding) => text.includes(encoding)))
      .map(({ secret }) => `${text.slice(0, text.indexOf(':'))}: ${secret}`),
  );
  const pageLeaks = await Promise.all(
    context.pages().map((page) => findLeaksInPage(page, { encodedSecrets, includesContent })),
  );
  return [...new Set([...outputLeaks, ...pageLeaks.flat()])].toSorted();
}

/** Searches a page, starting over if it navigates during the search. A closed page counts as free of leaks. */
async function findLeaksInPage(page: Page, search: LeakSearch): Promise<readonly string[]> {
  try {
    return await page.evaluate(searchPage, search);
  } catch (error) {
    if (page.isClosed()) return [];
    if (error instanceof Error && NAVIGATED.test(error.message)) return findLeaksInPage(page, search);
    throw error;
  }
}

/** Returns a secret in plain text, URL-encoded, and in base64 at each of the three possible offsets. */
function encodeSecret(secret: string): readonly string[] {
  const inBase64 = [0, 1, 2].map((shift) => {
    const text = Buffer.from(`${' '.repeat(shift)}${secret}`).toString('base64');
    // The first and last characters depend on the text around the secret.
    return text.slice(shift === 0 ? 0 : 4, -4);
  });
  return [...new Set([secret, encodeURIComponent(secret), secret.replaceAll(' ', '+'), ...inBase64])];
}
