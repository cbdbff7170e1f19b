import type { Frame, Page, Route } from '@playwright/test';

const DOCUMENT = /\/forms\/[^/]+\.pdf$/;
const LOADING = /^Loading the (?:form|contract)$/;
const BROKEN = { status: 200, contentType: 'application/pdf', body: '%PDF-1.7 broken' };

/** The document that a viewer waits for: it comes, or turns out to be broken, when it is told to. */
export type HeldDocuments = {
  readonly come: () => Promise<void>;
  readonly break: () => Promise<void>;
  /** The viewer no longer waits for what it has asked for. */
  readonly letGo: () => Promise<void>;
};

/**
 * Keeps back what a viewer asks for while it says that it is loading. Whatever else fetches the same file, such as the
 * writer of the signed copy, gets it at once.
 */
export async function holdDocuments(page: Page): Promise<HeldDocuments> {
  let held: Route | null = null;
  /** Who waits for a viewer to ask. */
  let takeNext: ((route: Route) => void) | null = null;
  const letGo = async () => {
    const route = held;
    held = null;
    await route?.continue().catch(() => {
      // The page that asked for it is gone, and so is the question.
    });
  };
  // A screen that is left does not take back what it has asked for.
  let path = '';
  page.on('framenavigated', (frame: Frame) => {
    if (frame !== page.mainFrame() || new URL(frame.url()).pathname === path) return;
    path = new URL(frame.url()).pathname;
    void letGo();
  });
  await page.route(DOCUMENT, async (route) => {
    const isRequested = ['fetch', 'xhr'].includes(route.request().resourceType());
    const isAwaited = held === null && isRequested && (await page.getByText(LOADING).count()) > 0;
    if (!isAwaited) await route.continue();
    else if (takeNext === null) held = route;
    else takeNext(route);
  });
  const taken = async (): Promise<Route> => {
    const route = held ?? (await new Promise<Route>((resolve) => (takeNext = resolve)));
    held = null;
    takeNext = null;
    return route;
  };
  return { come: async () => (await taken()).continue(), break: async () => (await taken()).fulfill(BROKEN), letGo };
}
