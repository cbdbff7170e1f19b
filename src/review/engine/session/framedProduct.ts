import { type EventObject, fromCallback } from 'xstate';
import type { Choice, SessionStep } from './sessionStep.ts';
import type { Route } from './simulation.ts';

export type ProductStatus = {
  readonly path: string;
  /** A multiple of real time; 0 when stopped by the reviewer. `isHeld` stops the clock without changing it. */
  readonly speed: number;
  /** Whether the clock is stopped because the product shows an earlier step of a session. */
  readonly isHeld: boolean;
  readonly atMs: number;
  readonly failing: readonly string[];
};

/** Why a command failed: the chart doesn't accept the event now, or the browser blocks storage. */
export type Refusal = 'notPossibleNow' | 'storageRefused';

export type ProductCommand =
  | { readonly kind: 'send'; readonly event: EventObject }
  /** Reloads the product and replays the route, with its clock stopped if `isHeld`. */
  | { readonly kind: 'open'; readonly route: Route; readonly isHeld: boolean }
  | { readonly kind: 'fail'; readonly calls: readonly string[] }
  /** A multiple of real time; 0 stops the clock. */
  | { readonly kind: 'setSpeed'; readonly factor: number };

/** `refusal` is null if the command succeeded. */
export type CommandAnswer = { readonly command: ProductCommand; readonly refusal: Refusal | null };

/** A redacted step of the product, and who caused it. */
export type ProductStep = {
  readonly step: SessionStep;
  /** An event that replays the step; null at the start, or if no sample has the same effect. */
  readonly replay: EventObject | null;
  readonly source: Choice['source'];
};

export type ProductEvent =
  | { type: 'product.greeted'; product: ProductStatus }
  | ({ type: 'product.stepPublished' } & ProductStep)
  | ({ type: 'product.answered' } & CommandAnswer)
  | { type: 'product.lost' };

/** DOM events between the page and its frame. They never leave this browser window. */
const PUBLISHED = 'product.published';
const COMMANDED = 'product.commanded';

export function publish(frame: Element, event: ProductEvent): void {
  frame.dispatchEvent(new CustomEvent(PUBLISHED, { detail: event, bubbles: true }));
}

export function subscribeToCommands(page: EventTarget, listener: (command: ProductCommand) => void): void {
  page.addEventListener(COMMANDED, (event) => listener(copyOf((event as CustomEvent<ProductCommand>).detail)));
}

export type FrameEvent = ProductEvent | { type: 'product.commanded'; command: ProductCommand };

/** Creates actor logic that forwards events from the framed product, and commands to it. */
export function watchProductIn(page: EventTarget) {
  return fromCallback<FrameEvent>(({ sendBack, receive }) => {
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

/** Copies an object from another page, because a reference would keep that whole page in memory. */
function copyOf<Detail>(detail: Detail): Detail {
  return structuredClone(detail);
}
