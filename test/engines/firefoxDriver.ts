import { type BrowserContext, firefox } from '@playwright/test';

/**
 * Playwright drives an unpatched Firefox in two ways otherwise than a person would, and the product cannot tell the difference
 * from a fault. Both are put right before any page of a context is opened.
 */
export function closeDriverGaps(): void {
  const launch = firefox.launch.bind(firefox);
  firefox.launch = async (options) => {
    const browser = await launch(options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (contextOptions) => prepared(await newContext(contextOptions));
    return browser;
  };
}

async function prepared(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(insertTextAsTyped);
  await context.addInitScript(lendStorageToTheBlankPage);
  return context;
}

/**
 * The driver fills a field by assigning its `value`, which React takes for its own write and passes over. The editing command
 * of the browser raises the events of typing instead.
 */
function insertTextAsTyped(): void {
  const insert = (text: string): void => {
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}

/** The driver runs what is meant for the first page on the blank one before it too, where asking for storage is an error. */
function lendStorageToTheBlankPage(): void {
  if (location.protocol.startsWith('http')) return;
  const lent = {
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
    clear: () => {},
    key: () => null,
    length: 0,
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: lent });
}
