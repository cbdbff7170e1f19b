import type { Frame, Page, Route } from '@playwright/test';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';

const DOCUMENT = /\/forms\/[^/]+\.pdf$/;
/** The screen of each document, and the text that its viewer shows while loading. */
const VIEWERS: Readonly<Record<string, { readonly path: string; readonly loading: string }>> = {
  [FILES.contract]: { path: ROUTES.contract.path, loading: CONTRACT.loading },
  [FILES.irsForm]: { path: ROUTES.signIrsForm.path, loading: SIGN_IRS_FORM.loading },
};
const BROKEN_RESPONSE = { status: 200, contentType: 'application/pdf', body: '%PDF-1.7 broken' };

const getPath = (url: string) => new URL(url).pathname;
const findViewer = (route: Route) => VIEWERS[getPath(route.request().url())];

/** Controls when a viewer's document request is answered. */
export type HeldDocuments = {
  readonly deliver: () => Promise<void>;
  readonly deliverBroken: () => Promise<void>;
  /** Lets a request continue after its viewer has stopped waiting for it. */
  readonly release: () => Promise<void>;
  /** Lets all requests pass, or holds them again. */
  readonly setPassThrough: (isEnabled: boolean) => Promise<void>;
};

/**
 * Holds the document requests of a viewer that is loading. Other requests for the same file, such as for the signed
 * copy, pass through.
 */
export async function holdDocuments(page: Page): Promise<HeldDocuments> {
  let held: Route | null = null;
  let isPassThrough = false;
  /** Hands the next request to a waiting `takeRequest`. */
  let resolveNext: ((route: Route) => void) | null = null;
  const release = async () => {
    const route = held;
    held = null;
    await route?.continue().catch(() => {
      // The page was closed, which ended the request.
    });
  };
  // Leaving a screen doesn't cancel its request. A new screen may send its request before its address is shown.
  page.on('framenavigated', (frame: Frame) => {
    if (frame !== page.mainFrame() || held === null) return;
    if (findViewer(held)?.path !== getPath(frame.url())) void release();
  });
  await page.route(DOCUMENT, async (route) => {
    const isFetch = ['fetch', 'xhr'].includes(route.request().resourceType());
    const loading = findViewer(route)?.loading;
    // A request may be reported late, when the next screen already waits for a different document.
    const isHeld =
      !isPassThrough &&
      held === null &&
      isFetch &&
      loading !== undefined &&
      (await page.getByText(loading, { exact: true }).count()) > 0;
    if (!isHeld) await route.continue();
    else if (resolveNext === null) held = route;
    else resolveNext(route);
  });
  const takeRequest = async (): Promise<Route> => {
    const route = held ?? (await new Promise<Route>((resolve) => (resolveNext = resolve)));
    held = null;
    resolveNext = null;
    return route;
  };
  return {
    deliver: async () => (await takeRequest()).continue(),
    deliverBroken: async () => (await takeRequest()).fulfill(BROKEN_RESPONSE),
    release,
    setPassThrough: async (isEnabled) => {
      isPassThrough = isEnabled;
      if (isEnabled) await release();
    },
  };
}
