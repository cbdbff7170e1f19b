import type { Page } from '@playwright/test';
import { type PageReading, readPage } from '#test/paths/readPage.ts';

/* Playwright's own `page.clock.runFor` adds a script to every later page with each call, so that a reload gets slower
   with every step before it. Here the clock that it has put into the page is moved in the call that reads the page. */

const FRAME_MS = 16;
/** React shows a screen that is loaded lazily no sooner than 300 ms after it has said that it loads. */
const SCREEN_COMES_MS = 320;

/**
 * What Playwright has put into the page as `__pwClock`: the clock that tests move, and what the browser has of its own.
 */
type PageClock = {
  readonly controller: { readonly runFor: (ms: number) => Promise<void> };
  readonly builtins: Pick<typeof globalThis, 'setTimeout' | 'requestAnimationFrame' | 'Date'>;
};

declare global {
  var __pwClock: PageClock;
}

/**
 * Lets this much time pass on a page whose clock is stopped, after a real wait, and reads the page then, all in one
 * call.
 */
export function readAfter(page: Page, ms: number, waitMs = 0): Promise<PageReading> {
  const waiting = `await new Promise((resolve) => __pwClock.builtins.setTimeout(resolve, ${waitMs}));`;
  const passing = `await __pwClock.controller.runFor(${ms});`;
  return page.evaluate(
    `(async () => { ${waitMs === 0 ? '' : waiting} ${ms === 0 ? '' : passing} return (${readPage.toString()})(); })()`,
  );
}

/** Lets this much time pass, and then as little as a screen with this heading takes to come, and reads the page. */
export function readUnder(page: Page, heading: string, ms: number): Promise<PageReading> {
  return page.evaluate(`(async () => {
    const { controller, builtins } = __pwClock;
    const isThere = () => document.querySelector('h1')?.textContent === ${JSON.stringify(heading)};
    await controller.runFor(${ms});
    for (let passed = 0; passed < ${SCREEN_COMES_MS} && !isThere(); passed += ${FRAME_MS}) {
      await controller.runFor(${FRAME_MS});
      await new Promise((resolve) => builtins.setTimeout(resolve));
    }
    return (${readPage.toString()})();
  })()`);
}

/** Lets this much time pass on a page whose clock is stopped. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.evaluate(`__pwClock.controller.runFor(${ms})`);
}

/** Lets time pass in steps until exactly these words can be read, and returns whether they can be. */
export function passTimeUntil(page: Page, words: string, stepMs: number, mostMs: number): Promise<boolean> {
  return page.evaluate(
    async ({ words, stepMs, mostMs }) => {
      const { controller, builtins } = __pwClock;
      const isRead = () => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode() !== null) {
          const { textContent, parentElement } = texts.currentNode;
          if (textContent?.trim() === words && parentElement?.checkVisibility({ visibilityProperty: true }))
            return true;
        }
        return false;
      };
      for (let passed = 0; passed < mostMs && !isRead(); passed += stepMs) {
        await controller.runFor(stepMs);
        // What the page does without its clock, such as drawing what has changed, comes before the next reading.
        await new Promise<void>((resolve) => builtins.setTimeout(resolve));
      }
      return isRead();
    },
    { words, stepMs, mostMs },
  );
}

/** Has the next page that is loaded begin at the time of this one. */
export async function carryTimeOver(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now()));
}
