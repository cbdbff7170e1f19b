import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Proof } from '#src/review/engine/model/proof.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import type { FrameEvent, watchProductIn } from '#src/review/engine/session/framedProduct.ts';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Route } from '#src/review/engine/session/simulation.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import type { Review } from '#src/review/page/facts/review.ts';
import type { Drawing } from '#src/review/page/viewer/context.ts';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { createViewerMachine } from '#src/review/page/viewer/machine.ts';
import type { DrawInput, RouteInput, SimulateInput } from '#src/review/page/viewer/ports.ts';
import { SHOP } from '#test/review/review/shop.ts';

export type FakeServices = {
  readonly model?: ChartModel;
  readonly savedReview?: Review;
  readonly isStorageFull?: boolean;
  readonly simulate?: (input: SimulateInput) => readonly SessionStep[] | Promise<readonly SessionStep[]>;
  readonly routes?: number[];
  readonly commands?: ViewerEvent[];
  readonly watchProduct?: ReturnType<typeof watchProductIn>;
};

/** The geometry of a drawing without shapes. */
const EMPTY_GEOMETRY = { modelHash: SHOP.hash, width: 0, height: 0, states: [], lines: [], starts: [] };

/** Starts a viewer with fake services and a simulated clock. Its chart is the sample shop unless `model` is set. */
export function startViewer(services: FakeServices = {}) {
  const { model = SHOP } = services;
  const save = async () => {
    if (services.isStorageFull === true) throw new Error('The storage is full.');
  };
  const clock = new SimulatedClock();
  const machine = createViewerMachine().provide({
    actors: {
      draw: fromPromise<Drawing, DrawInput>(async ({ input }) => ({
        model,
        geometry: { ...EMPTY_GEOMETRY, altitude: input.altitude },
      })),
      readProof: fromPromise<Proof | null>(async () => null),
      readTexts: fromPromise<Texts | null>(async () => null),
      readReview: fromPromise<Review | null>(async () => services.savedReview ?? null),
      saveReview: fromPromise<void, Review>(save),
      simulate: fromPromise<readonly SessionStep[], SimulateInput>(
        async ({ input }) => services.simulate?.(input) ?? [],
      ),
      routeToStep: fromPromise<Route, RouteInput>(async ({ input: { recording, index } }) => {
        if (index > recording.events.length) throw new Error('The step cannot be replayed.');
        services.routes?.push(index);
        return { start: recording.start, events: recording.events.slice(0, index) };
      }),
      readStories: fromPromise<readonly Story[]>(async () => []),
      saveStories: fromPromise<void, readonly Story[]>(save),
      watchProduct:
        services.watchProduct ??
        fromCallback<FrameEvent>(({ receive }) => receive((event) => services.commands?.push(event))),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return { actor, clock };
}

/** Waits until the promises of the fake services settle. */
export async function settleServices(): Promise<void> {
  await new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
}
