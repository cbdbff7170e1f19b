import type { Page } from '@playwright/test';

/** Composes a text in the field that has the focus, part after part, as an input method does. */
export async function compose(page: Page, parts: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const text of parts) {
    const end = text.length;
    await browser.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
  await browser.send('Input.insertText', { text: parts.at(-1) ?? '' });
  await browser.detach();
}
