import type { Page } from '@playwright/test';

const JOURNEY = 'creator-cash-advance.journey.';
const POLL_MS = 4;
const MAX_POLLS = 500;

/** Has what was typed saved now, as when the page is hidden, and waits until all of it is. */
export async function savingIsDone(page: Page): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const isAtWork = await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
      return ((globalThis as { savingWork?: number }).savingWork ?? 0) > 0;
    });
    if (!isAtWork) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('The page does not stop saving.');
}

/** Ruins the saved journey, as a failing disk does. */
export async function ruinRecord(page: Page): Promise<void> {
  const ruined = await page.evaluate((prefix) => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) {
      const record = JSON.parse(localStorage.getItem(key) ?? '') as object;
      localStorage.setItem(key, JSON.stringify({ ...record, journey: 'ruined' }));
    }
    return keys.length;
  }, JOURNEY);
  if (ruined === 0) throw new Error('There is no record to ruin.');
}
