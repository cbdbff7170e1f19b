import type { Page } from '@playwright/test';
import { browserEyes } from '#test/paths/browserEyes.ts';
import type { Eyes } from '#test/paths/eyes.ts';
import { isLoading } from './loading.ts';

const BLINK_MS = 16;
/** Long enough for a screen that is fetched: React shows it no sooner than 300 ms after it has said that it loads. */
const BRISK_BLINKS = 25;
const SLOW_EVERY = 2;

/**
 * Looks at a page whose clock stands, after one step: while the page does not agree yet, a little time passes with every
 * blink, and less once that should have been enough. No time passes while a part of the program is being fetched.
 */
export function patientEyes(page: Page): Eyes {
  let blinks = 0;
  const blink = async () => {
    await page.waitForTimeout(BLINK_MS);
    if (isLoading(page)) return;
    const isBare = (await page.locator('h1').count()) === 0;
    if (!isBare) blinks += 1;
    if (isBare || blinks <= BRISK_BLINKS || blinks % SLOW_EVERY === 0) await page.clock.runFor(BLINK_MS);
  };
  return { ...browserEyes(page), blink };
}
