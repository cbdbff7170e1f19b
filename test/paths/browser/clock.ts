import type { Page, Request } from '@playwright/test';
import { type PageReading, readPage } from '#test/paths/readPage.ts';

/* Each call of Playwright's `page.clock.runFor` adds a script to every later page, so that a reload gets slower with every
   step before it. These functions move the clock that it has put into the page. */

const FRAME_MS = 16;
/** React shows a lazy-loaded screen at least 300 ms after its loading state. */
const SCREEN_COMES_MS = 320;
const PROGRAM = new Set(['script', 'stylesheet']);
/** A request that a reload cut short may never be reported as ended. */
const LONGEST_LOADING_MS = 3000;

/** Playwright's `__pwClock`: the clock that tests move, and the browser's own timers. */
type PageClock = {
  readonly controller: {
    readonly runFor: (ms: number) => Promise<void>;
    readonly setSystemTime: (ms: number) => void;
  };
  readonly builtins: Pick<typeof globalThis, 'setTimeout' | 'requestAnimationFrame' | 'Date'>;
};

declare global {
  var __pwClock: PageClock;
}

/** Reads the page after a real wait and after this much time on its stopped clock. */
export async function readAfter(page: Page, ms: number, waitMs = 0): Promise<PageReading> {
  if (ms > 0 || waitMs > 0)
    await page.evaluate(
      async ({ ms, waitMs }) => {
        if (waitMs > 0) await new Promise((resolve) => __pwClock.builtins.setTimeout(resolve, waitMs));
        await __pwClock.controller.runFor(ms);
      },
      { ms, waitMs },
    );
  return readPage(page);
}

/** Reads the page after this much time, and after as little more as a screen with this heading takes to come. */
export async function readUnder(page: Page, heading: string, ms: number): Promise<PageReading> {
  await page.evaluate(
    async ({ heading, ms, mostMs, frameMs }) => {
      const { controller, builtins } = __pwClock;
      const isThere = () => document.querySelector('h1')?.textContent === heading;
      await controller.runFor(ms);
      for (let passed = 0; passed < mostMs && !isThere(); passed += frameMs) {
        await controller.runFor(frameMs);
        await new Promise<void>((resolve) => builtins.setTimeout(resolve));
      }
    },
    { heading, ms, mostMs: SCREEN_COMES_MS, frameMs: FRAME_MS },
  );
  return readPage(page);
}

/** Lets this much time pass on a page whose clock is stopped. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.evaluate((passing) => __pwClock.controller.runFor(passing), ms);
}

/** Lets time pass in steps until exactly these words can be read, and returns whether they can be. */
export async function passTimeUntil(page: Page, words: string, stepMs: number, mostMs: number): Promise<boolean> {
  const sign = page.getByText(words, { exact: true }).first();
  for (let passed = 0; passed < mostMs && !(await sign.isVisible()); passed += stepMs) await passTime(page, stepMs);
  return sign.isVisible();
}

/** Has the next page that is loaded begin at the time of this one. */
export async function carryTimeOver(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now()));
}

/** Returns whether the page waits for code or styles. */
export function watchLoading(page: Page): () => boolean {
  const requests = new Map<Request, number>();
  page.on('request', (request) => {
    if (PROGRAM.has(request.resourceType())) requests.set(request, performance.now());
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return () => {
    const now = performance.now();
    return [...requests.values()].some((beganAt) => now - beganAt < LONGEST_LOADING_MS);
  };
}
