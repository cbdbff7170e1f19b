import { JOURNEY_CHANNEL, type ProductMessage } from './messages.ts';

/**
 * Passes a message to the page that shows this one in a frame, at once: what goes over the channel arrives only after
 * this page is painted, as both share one thread. Does nothing in a page that is in no frame.
 */
export function postToParentPage(page: Window, message: ProductMessage): void {
  page.frameElement?.dispatchEvent(new CustomEvent(JOURNEY_CHANNEL, { detail: message, bubbles: true }));
}

/** Subscribes to the readable messages of the pages in this page's frames. Returns how to unsubscribe. */
export function subscribeToFrames<Received>(
  page: EventTarget,
  read: (data: unknown) => Received | null,
  listener: (message: Received) => void,
): () => void {
  const receive = (event: Event) => {
    const message = read(copyOf((event as CustomEvent<unknown>).detail));
    if (message !== null) listener(message);
  };
  page.addEventListener(JOURNEY_CHANNEL, receive);
  return () => page.removeEventListener(JOURNEY_CHANNEL, receive);
}

/** What belongs to a page in a frame would hold that page in memory. What cannot be copied is no message. */
function copyOf(detail: unknown): unknown {
  try {
    return structuredClone(detail);
  } catch {
    return null;
  }
}
