import { type BrowserContext, expect, type Page } from '@playwright/test';
import { CANARY } from '#test/support/canaries.ts';
import { findTraces, recordMessages, type Sought } from './traces.ts';

const { address: _lines, ...singleLines } = CANARY;
const SECRETS: readonly string[] = [...Object.values(singleLines), CANARY.ein.replaceAll('-', '')];

const NAVIGATED = /context was destroyed|Cannot find context/;

/** Who stands beside the pages of a browser and takes down what they ask for, say to the console and tell each other. */
type Watch = { readonly said: string[]; readonly secrets: Set<string> };

const watches = new WeakMap<BrowserContext, Watch>();

/** Watches every page of a browser from now on; to be called before the first of them is loaded. Also seeks these texts. */
export async function watchTraces(context: BrowserContext, typed: readonly string[] = []): Promise<void> {
  const { secrets } = watches.get(context) ?? (await beginWatch(context));
  for (const text of typed) secrets.add(text);
}

async function beginWatch(context: BrowserContext): Promise<Watch> {
  const watch: Watch = { said: [], secrets: new Set(SECRETS) };
  watches.set(context, watch);
  context.on('request', (request) => {
    watch.said.push(`request: ${request.url()} ${request.postData() ?? ''} ${request.headers()['referer'] ?? ''}`);
  });
  context.on('console', (message) => watch.said.push(`console: ${message.text()}`));
  await context.addInitScript(recordMessages);
  return watch;
}

/**
 * Expects no secret in anything that the pages of this browser have left behind or sent: storages, database, caches,
 * cookies, address, history, title, name, performance entries, requests, console and messages. The page itself may show
 * what was typed, unless told otherwise.
 */
export async function expectNoTraces(
  context: BrowserContext,
  options: { readonly inPage?: boolean } = {},
): Promise<void> {
  const watch = watches.get(context);
  if (watch === undefined) throw new Error('Nobody has watched this browser from the start.');
  expect(await tracesOf(context, watch, options.inPage ?? false)).toEqual([]);
}

/** Every place in which a secret was found, with that secret. */
export async function tracesIn(context: BrowserContext): Promise<readonly string[]> {
  return tracesOf(context, watches.get(context) ?? { said: [], secrets: new Set(SECRETS) }, true);
}

async function tracesOf(context: BrowserContext, { said, secrets }: Watch, inPage: boolean): Promise<string[]> {
  const sought = [...secrets].map((secret) => ({ secret, forms: formsOf(secret) }));
  const outsidePages = said.flatMap((text) =>
    sought
      .filter(({ forms }) => forms.some((form) => text.includes(form)))
      .map(({ secret }) => `${text.slice(0, text.indexOf(':'))}: ${secret}`),
  );
  const inside = await Promise.all(context.pages().map((page) => tracesInPage(page, { sought, inPage })));
  return [...new Set([...outsidePages, ...inside.flat()])].toSorted();
}

/** Looks through a page again where it navigated meanwhile; a closed one has nothing left. */
async function tracesInPage(page: Page, sought: Sought): Promise<readonly string[]> {
  try {
    return await page.evaluate(findTraces, sought);
  } catch (error) {
    if (page.isClosed()) return [];
    if (error instanceof Error && NAVIGATED.test(error.message)) return tracesInPage(page, sought);
    throw error;
  }
}

/** A secret as it may be written: plain, in an address, and in base64 wherever in a longer text it begins. */
function formsOf(secret: string): readonly string[] {
  const inBase64 = [0, 1, 2].map((shift) => {
    const text = Buffer.from(`${' '.repeat(shift)}${secret}`).toString('base64');
    // The first and the last signs depend on what stands around the secret.
    return text.slice(shift === 0 ? 0 : 4, -4);
  });
  return [...new Set([secret, encodeURIComponent(secret), secret.replaceAll(' ', '+'), ...inBase64])];
}
