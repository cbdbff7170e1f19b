import type { Page } from '@playwright/test';

const JOURNEY_PREFIX = 'creator-cash-advance.journey.';
const POLL_MS = 4;
const MAX_POLLS = 500;

/** Starts pending saves, as hiding the page does, and waits until they are done. */
export async function flushSaves(page: Page): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const isSaving = await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
      return ((globalThis as { pendingSaves?: number }).pendingSaves ?? 0) > 0;
    });
    if (!isSaving) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('The page is still saving after 500 polls.');
}

/** Corrupts saved journeys, as a failing disk would. */
export async function corruptSavedJourney(page: Page): Promise<void> {
  const corrupted = await page.evaluate((prefix) => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) {
      const record = JSON.parse(localStorage.getItem(key) ?? '') as object;
      localStorage.setItem(key, JSON.stringify({ ...record, journey: 'ruined' }));
    }
    return keys.length;
  }, JOURNEY_PREFIX);
  if (corrupted === 0) throw new Error('There is no saved journey to corrupt.');
}
