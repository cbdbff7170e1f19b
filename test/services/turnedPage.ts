import type { WatchedPage } from '#src/services/clock.ts';

/** A page that can be hidden and shown; counts its listeners. */
export function turnedPage() {
  const events = new EventTarget();
  let listeners = 0;
  const page: WatchedPage & { visibilityState: DocumentVisibilityState } = {
    visibilityState: 'visible',
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners += 1;
      events.addEventListener(type, listener);
    },
    removeEventListener: (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners -= 1;
      events.removeEventListener(type, listener);
    },
  };
  return {
    page,
    turn: (visibilityState: DocumentVisibilityState) => {
      page.visibilityState = visibilityState;
      events.dispatchEvent(new Event('visibilitychange'));
    },
    listeners: () => listeners,
  };
}
