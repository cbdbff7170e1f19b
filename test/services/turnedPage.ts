import type { WatchedPage } from '#src/services/clock.ts';

/** A page that can be hidden and shown. */
export function turnedPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  return {
    page: page as typeof page & WatchedPage,
    turn: (visibilityState: DocumentVisibilityState) => {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
