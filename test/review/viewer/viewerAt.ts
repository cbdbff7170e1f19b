import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Proof } from '#src/review/engine/model/proof.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import type { FrameEvent, ProductStatus, watchProductIn } from '#src/review/engine/session/framedProduct.ts';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Route } from '#src/review/engine/session/simulation.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import type { Review } from '#src/review/page/facts/review.ts';
import type { Drawing } from '#src/review/page/viewer/context.ts';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { createViewerMachine } from '#src/review/page/viewer/machine.ts';
import type { DrawInput, RouteInput, SimulateInput } from '#src/review/page/viewer/ports.ts';
import { SHOP } from '#test/review/review/shop.ts';

type FakeServices = {
  readonly model?: ChartModel;
  readonly savedReview?: Review;
  readonly canSave?: () => boolean;
  readonly simulates?: (input: SimulateInput) => readonly SessionStep[] | Promise<readonly SessionStep[]>;
  readonly routes?: number[];
  readonly commands?: ViewerEvent[];
  readonly watchProduct?: ReturnType<typeof watchProductIn>;
};

/** A drawing without shapes. */
const GEOMETRY = { modelHash: SHOP.hash, width: 0, height: 0, states: [], lines: [], starts: [] };

/** Starts a viewer with fake services on a stopped clock, by default of the shop. */
export function viewerIn(services: FakeServices = {}) {
  const { model = SHOP } = services;
  const clock = new SimulatedClock();
  const machine = createViewerMachine().provide({
    actors: {
      draw: fromPromise<Drawing, DrawInput>(async ({ input }) => ({
        model,
        geometry: { ...GEOMETRY, altitude: input.altitude },
      })),
      readProof: fromPromise<Proof | null>(async () => null),
      readTexts: fromPromise<Texts | null>(async () => null),
      readReview: fromPromise<Review | null>(async () => services.savedReview ?? null),
      saveReview: fromPromise<void, Review>(async () => {
        if (services.canSave?.() === false) throw new Error('refused');
      }),
      simulate: fromPromise<readonly SessionStep[], SimulateInput>(
        async ({ input }) => services.simulates?.(input) ?? [],
      ),
      routeToStep: fromPromise<Route, RouteInput>(async ({ input: { recording, index } }) => {
        if (index > recording.events.length) throw new Error('no way there');
        services.routes?.push(index);
        return { start: recording.start, events: recording.events.slice(0, index) };
      }),
      readStories: fromPromise<readonly Story[]>(async () => []),
      saveStories: fromPromise<void, readonly Story[]>(async () => {
        if (services.canSave?.() === false) throw new Error('refused');
      }),
      watchProduct:
        services.watchProduct ??
        fromCallback<FrameEvent>(({ receive }) => receive((event) => services.commands?.push(event))),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return { actor, clock };
}

/** Starts a viewer and sends it events, each after the answers to the one before. */
export async function viewerAfter(services: FakeServices, ...events: readonly ViewerEvent[]) {
  const viewer = viewerIn(services);
  await answered();
  const send = async (...more: readonly ViewerEvent[]) => {
    for (const event of more) {
      viewer.actor.send(event);
      await answered();
    }
    return viewer.actor.getSnapshot();
  };
  return { ...viewer, send, ...(await send(...events)) };
}

/** Lets the promises of the services settle. */
export async function answered(): Promise<void> {
  await new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
}

/** A product in the side panel, as it describes itself. */
export const SEEN: ProductStatus = { path: '/offers', speed: 1, atMs: 1000, isHeld: false, failing: ['signContract'] };

/** A numbered step of a session. */
export function step(sequence: number): SessionStep {
  const nothing = { event: null, active: [], taken: [], timers: [], choices: [], emitted: [] };
  return { sequence, atMs: sequence, ...nothing };
}

/** Computes numbered steps without a chart. */
export const simulates = ({ events }: { readonly events: readonly unknown[] }) => [
  step(0),
  ...events.map((_, index) => step(index + 1)),
];

const events = [{ type: 'one' }, { type: 'two' }];
const story: Story = { name: 'Two steps', title: '', start: 'guest', events, leads: ['stays', 'stays'] };
export const STORY_OPENED = { type: 'story.opened', story } as const;
export const STARTED = { type: 'simulation.started', start: 'guest' } as const;
export const GREETED = { type: 'product.greeted', product: SEEN } as const;
export const acted = (type: string) => ({ type: 'simulation.acted', event: { type } }) as const;
export const movedTo = (to: number) => ({ type: 'cursor.moved', to }) as const;
