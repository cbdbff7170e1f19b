import type { Page } from '@playwright/test';
import type { Eyes } from './eyes.ts';
import { readPage } from './readPage.ts';

const BLINK_MS = 20;

/** What a person sees of a page in a browser; a look asks it once. */
export function browserEyes(page: Page): Eyes {
  return { look: () => page.evaluate(readPage), blink: () => page.waitForTimeout(BLINK_MS) };
}
