import { JOURNEY_CHANNEL, type ProductMessage } from './messages.ts';

/**
 * Hands a message to the page that shows this one in a frame, at once: what goes over the channel comes only after this
 * page is painted, as both share one thread. Nothing happens in a page that stands alone.
 */
export function handToPageAround(page: Window, message: ProductMessage): void {
  page.frameElement?.dispatchEvent(new CustomEvent(JOURNEY_CHANNEL, { detail: message, bubbles: true }));
}

/** Hears what the pages in the frames of this one hand over. Gives back how to stop. */
export function hearFrames(page: EventTarget, listener: (message: ProductMessage) => void): () => void {
  // A copy: what belongs to a page in a frame would hold that page in memory.
  const hear = (event: Event) => listener(structuredClone((event as CustomEvent<ProductMessage>).detail));
  page.addEventListener(JOURNEY_CHANNEL, hear);
  return () => page.removeEventListener(JOURNEY_CHANNEL, hear);
}
