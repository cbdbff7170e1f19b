import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import type { ProductCommand } from '#src/visualizer/viewer/context.ts';
import type { GuardQuestions, PackedChoice } from './packedChoices.ts';
import type { Refusal, SeenProduct } from './seenProduct.ts';

/** The channel of one origin on which products publish what happens in them and viewers send requests. */
export const JOURNEY_CHANNEL = 'creator-cash-advance.journey/2';

/** How many steps a product retains for a viewer that subscribes late. */
export const RETAINED_STEPS = 500;

/** A step as it is published at once; its choices take longer to compute and follow. */
export type PublishedStep = Omit<SessionStep, 'choices'>;

/** What a product publishes. */
export type ProductMessage =
  | { readonly kind: 'hello'; readonly product: SeenProduct }
  | { readonly kind: 'steps'; readonly tab: string; readonly visit: string; readonly steps: readonly PublishedStep[] }
  /** Answers `resync`: everything that is still retained, and the questions of the chart's guards. */
  | {
      readonly kind: 'resync';
      readonly tab: string;
      readonly visit: string;
      readonly steps: readonly PublishedStep[];
      readonly questions: GuardQuestions;
    }
  /** What can be done after the latest step, and what not. */
  | {
      readonly kind: 'choices';
      readonly tab: string;
      readonly visit: string;
      readonly sequence: number;
      readonly choices: readonly PackedChoice[];
    }
  | { readonly kind: 'answer'; readonly tab: string; readonly command: string; readonly refusal: Refusal | null }
  | { readonly kind: 'bye'; readonly tab: string; readonly visit: string };

/** What a viewer sends. */
export type ViewerMessage =
  /** Every product is to say hello. */
  | { readonly kind: 'who' }
  /** The steps from this number on are to be published again. */
  | { readonly kind: 'resync'; readonly tab: string; readonly from: number }
  | { readonly kind: 'command'; readonly tab: string; readonly id: string; readonly command: ProductCommand };

/** The same as a product receives it: the command is not checked yet. */
export type UncheckedViewerMessage =
  | Exclude<ViewerMessage, { readonly kind: 'command' }>
  | { readonly kind: 'command'; readonly tab: string; readonly id: string; readonly command: unknown };

/** The part of a channel that is used: what is posted reaches every other page that has it open. */
export type Channel<Sent, Received> = {
  readonly post: (message: Sent) => void;
  readonly listen: (listener: (message: Received) => void) => void;
  readonly close: () => void;
};

/** Opens the channel of this origin, on which any of its pages may post anything: what cannot be read is dropped. */
export function openChannel<Sent, Received>(read: (data: unknown) => Received | null): Channel<Sent, Received> {
  const channel = new BroadcastChannel(JOURNEY_CHANNEL);
  let isClosed = false;
  return {
    post: (message) => {
      // A page that is being left still takes its last steps.
      if (!isClosed) channel.postMessage(message);
    },
    listen: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = read(data);
        if (message !== null) listener(message);
      });
    },
    close: () => {
      isClosed = true;
      channel.close();
    },
  };
}
