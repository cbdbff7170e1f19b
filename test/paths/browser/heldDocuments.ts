import type { Frame, Page, Route } from '@playwright/test';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';

const DOCUMENT = /\/forms\/[^/]+\.pdf$/;
/** Where each document is shown, and what its viewer says while it waits for it. */
const VIEWERS: Readonly<Record<string, { readonly path: string; readonly loading: string }>> = {
  [FILES.contract]: { path: ROUTES.contract.path, loading: CONTRACT.loading },
  [FILES.irsForm]: { path: ROUTES.signIrsForm.path, loading: SIGN_IRS_FORM.loading },
};
const BROKEN = { status: 200, contentType: 'application/pdf', body: '%PDF-1.7 broken' };

const pathOf = (url: string) => new URL(url).pathname;
const viewerOf = (route: Route) => VIEWERS[pathOf(route.request().url())];

/** The document that a viewer waits for: it comes, or turns out to be broken, on request. */
export type HeldDocuments = {
  readonly come: () => Promise<void>;
  readonly break: () => Promise<void>;
  /** The viewer no longer waits for what it has requested. */
  readonly letGo: () => Promise<void>;
  /** Serves what is held and everything that is requested from now on, or holds documents again. */
  readonly setServed: (isServed: boolean) => Promise<void>;
};

/**
 * Holds back what a viewer requests while it says that it is loading. Whatever else requests the same file, such as the
 * writer of the signed copy, gets it at once.
 */
export async function holdDocuments(page: Page): Promise<HeldDocuments> {
  let held: Route | null = null;
  let isServedAtOnce = false;
  /** Who waits for a viewer's request. */
  let takeNext: ((route: Route) => void) | null = null;
  const letGo = async () => {
    const route = held;
    held = null;
    await route?.continue().catch(() => {
      // The page that requested it is closed, and so is the request.
    });
  };
  // A screen that is left doesn't take back what it has requested. One that opens may request before its address is shown.
  page.on('framenavigated', (frame: Frame) => {
    if (frame !== page.mainFrame() || held === null) return;
    if (viewerOf(held)?.path !== pathOf(frame.url())) void letGo();
  });
  await page.route(DOCUMENT, async (route) => {
    const isRequested = ['fetch', 'xhr'].includes(route.request().resourceType());
    const loading = viewerOf(route)?.loading;
    // A request may be reported after its screen was left; the next screen waits for another document.
    const isAwaited =
      !isServedAtOnce &&
      held === null &&
      isRequested &&
      loading !== undefined &&
      (await page.getByText(loading, { exact: true }).count()) > 0;
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
  return {
    come: async () => (await taken()).continue(),
    break: async () => (await taken()).fulfill(BROKEN),
    letGo,
    setServed: async (isServed) => {
      isServedAtOnce = isServed;
      if (isServed) await letGo();
    },
  };
}
