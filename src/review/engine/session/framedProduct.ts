import { fromCallback } from 'xstate';
import type { ProductCommand } from '#src/review/page/viewer/context.ts';
import type { ProductEvent, ViewerEvent } from '#src/review/page/viewer/events.ts';

/** The DOM events between the page and the product in its frame; nothing of them leaves this window. */
const PUBLISHED = 'product.published';
const COMMANDED = 'product.commanded';

/** Tells the page that shows this one in a frame what has happened. */
export function publish(frame: Element, event: ProductEvent): void {
  frame.dispatchEvent(new CustomEvent(PUBLISHED, { detail: event, bubbles: true }));
}

/** Subscribes to the commands for the product on a page. Returns how to unsubscribe. */
export function subscribeToCommands(page: EventTarget, listener: (command: ProductCommand) => void): void {
  page.addEventListener(COMMANDED, (event) => listener(copyOf((event as CustomEvent<ProductCommand>).detail)));
}

/** Answers the viewer's port: reports what happens in the product in a frame of this page, and commands it. */
export function watchProductIn(page: EventTarget) {
  return fromCallback<ViewerEvent>(({ sendBack, receive }) => {
    let product: EventTarget | null = null;
    const onPublished = (event: Event) => {
      product = (event.target as HTMLIFrameElement).contentWindow;
      sendBack(copyOf((event as CustomEvent<ProductEvent>).detail));
    };
    page.addEventListener(PUBLISHED, onPublished);
    receive((event) => {
      if (event.type !== 'product.commanded') return;
      product?.dispatchEvent(new CustomEvent(COMMANDED, { detail: event.command }));
    });
    return () => page.removeEventListener(PUBLISHED, onPublished);
  });
}

/** What belongs to another page would hold that page in memory. */
function copyOf<Detail>(detail: Detail): Detail {
  return structuredClone(detail);
}
