import type { WatchedPage } from '#src/services/clock.ts';

/** A page that can be hidden and shown; counts its listeners. */
export function turnedPage() {
  const events = new EventTarget();
  let listeners = 0;
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (type: string, listener: EventListener) => {
      listeners += 1;
      events.addEventListener(type, listener);
    },
    removeEventListener: (type: string, listener: EventListener) => {
      listeners -= 1;
      events.removeEventListener(type, listener);
    },
  };
  return {
    page: page as typeof page & WatchedPage,
    turn: (visibilityState: DocumentVisibilityState) => {
      page.visibilityState = visibilityState;
      events.dispatchEvent(new Event('visibilitychange'));
    },
    listeners: () => listeners,
  };
}
