import type { Page, Request } from '@playwright/test';
import { type PageReading, readPage } from '#test/paths/readPage.ts';

/* Each call of Playwright's `page.clock.runFor` adds an init script to later pages, so reloads get slower and slower.
   To avoid that, these functions advance the clock that Playwright has installed in the page. */

const FRAME_MS = 16;
/** React may keep showing a loading state for 300 ms before it shows a lazy-loaded screen. */
const LAZY_SCREEN_MS = 320;
const CODE_TYPES = new Set(['script', 'stylesheet']);
/** Playwright may never report the end of a request that a reload canceled. */
const MAX_LOADING_MS = 3000;

/** Playwright's `__pwClock`: the test clock and the browser's real timers. */
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

/** Waits in real time, advances the page's clock, then reads the page. */
export async function readAfter(page: Page, clockMs: number, waitMs = 0): Promise<PageReading> {
  if (clockMs > 0 || waitMs > 0)
    await page.evaluate(
      async ({ clockMs, waitMs }) => {
        if (waitMs > 0) await new Promise((resolve) => __pwClock.builtins.setTimeout(resolve, waitMs));
        await __pwClock.controller.runFor(clockMs);
      },
      { clockMs, waitMs },
    );
  return readPage(page);
}

/** Advances the page's clock, then up to 320 ms more until the screen has this heading, and reads the page. */
export async function readWithHeading(page: Page, heading: string, clockMs: number): Promise<PageReading> {
  await page.evaluate(
    async ({ heading, clockMs, maxMs, frameMs }) => {
      const { controller, builtins } = __pwClock;
      const isShown = () => document.querySelector('h1')?.textContent === heading;
      await controller.runFor(clockMs);
      for (let passed = 0; passed < maxMs && !isShown(); passed += frameMs) {
        await controller.runFor(frameMs);
        await new Promise<void>((resolve) => builtins.setTimeout(resolve));
      }
    },
    { heading, clockMs, maxMs: LAZY_SCREEN_MS, frameMs: FRAME_MS },
  );
  return readPage(page);
}

/** Advances the page's stopped clock. */
export async function advanceClock(page: Page, ms: number): Promise<void> {
  await page.evaluate((clockMs) => __pwClock.controller.runFor(clockMs), ms);
}

/** Advances the clock in steps, for at most `maxMs`, and returns whether this exact text became visible. */
export async function advanceClockUntil(page: Page, text: string, stepMs: number, maxMs: number): Promise<boolean> {
  const element = page.getByText(text, { exact: true }).first();
  for (let passed = 0; passed < maxMs && !(await element.isVisible()); passed += stepMs)
    await advanceClock(page, stepMs);
  return element.isVisible();
}

/** Makes the next page load start at this page's current time. */
export async function keepTimeAcrossLoad(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now()));
}

/** Returns a function that checks whether scripts or styles are loading. */
export function trackLoading(page: Page): () => boolean {
  const requests = new Map<Request, number>();
  page.on('request', (request) => {
    if (CODE_TYPES.has(request.resourceType())) requests.set(request, performance.now());
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return () => {
    const now = performance.now();
    return [...requests.values()].some((startedAt) => now - startedAt < MAX_LOADING_MS);
  };
}
