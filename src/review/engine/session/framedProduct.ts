import { type EventObject, fromCallback } from 'xstate';
import type { Choice, SessionStep } from './sessionStep.ts';
import type { Route } from './simulation.ts';

/** The product in the frame, as it says of itself. */
export type SeenProduct = {
  readonly path: string;
  /** How many times faster than a clock its time is set to run; 0 when it is stopped. */
  readonly speed: number;
  /** Whether its time is stopped meanwhile, because it shows an earlier step of a session. */
  readonly isHeld: boolean;
  /** The time on its own clock when it said so, in milliseconds. */
  readonly atMs: number;
  /** The calls to services that are set to fail. */
  readonly failing: readonly string[];
};

/** Why a product refused a command: its chart does not let the event pass now, or the browser saves nothing for it. */
export type Refusal = 'notPossibleNow' | 'storageRefused';

/** The commands that a product in demonstration accepts. */
export type ProductCommand =
  | { readonly kind: 'send'; readonly event: EventObject }
  /** Reloads the product and replays these events, with its time stopped at the end if it is held. */
  | { readonly kind: 'open'; readonly route: Route; readonly isHeld: boolean }
  | { readonly kind: 'fail'; readonly calls: readonly string[] }
  /** How many times faster than a clock the journey's time runs: 1, 10, 60. */
  | { readonly kind: 'setSpeed'; readonly factor: number };

/** What a product said to a command: null when it was done. */
export type CommandAnswer = { readonly command: ProductCommand; readonly refusal: Refusal | null };

/** A step of the product: redacted, with the sample that replays it, and who caused it. */
export type ProductStep = {
  readonly step: SessionStep;
  /** Null when no sample leads to the same states. */
  readonly replay: EventObject | null;
  readonly source: Choice['source'];
};

/** What the product in the frame reports. */
export type ProductEvent =
  | { type: 'product.greeted'; product: SeenProduct }
  | ({ type: 'product.stepPublished' } & ProductStep)
  | ({ type: 'product.answered' } & CommandAnswer)
  | { type: 'product.lost' };

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

/** What goes between the page and the product: its reports, and commands to it. */
export type FrameEvent = ProductEvent | { type: 'product.commanded'; command: ProductCommand };

/** Watches: reports what happens in the product in a frame of this page, and commands it. */
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

/** What belongs to another page would hold that page in memory. */
function copyOf<Detail>(detail: Detail): Detail {
  return structuredClone(detail);
}
