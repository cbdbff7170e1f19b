import type { WatchedPage } from '#src/services/clock.ts';

/** Creates a fake page that tests can hide and show. */
export function createHideablePage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  return {
    page: page as typeof page & WatchedPage,
    setVisibility: (visibilityState: DocumentVisibilityState) => {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
