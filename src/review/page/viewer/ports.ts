import { fromCallback, fromPromise } from 'xstate';
import type { FrameEvent } from '#src/review/engine/session/framedProduct.ts';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Altitude } from '#src/review/engine/layout/geometry.ts';
import type { Proof } from '#src/review/engine/model/proof.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import type { Route } from '#src/review/engine/session/simulation.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import type { Review } from '#src/review/page/facts/review.ts';
import type { Drawing, Recording } from './context.ts';

export type DrawInput = { readonly altitude: Altitude };

export type SimulateInput = Recording;

export type RouteInput = { readonly recording: Recording; readonly index: number };

/** The viewer's services. Each one fails unless the page provides an implementation. */
export const viewerPorts = {
  /** Rejects when the drawing belongs to another version of the chart. */
  draw: fromPromise<Drawing, DrawInput>(notProvided),
  /** Null on the dev server, which doesn't have the build's files. */
  readProof: fromPromise<Proof | null>(notProvided),
  /** Null unless the page comes from a demonstration build. */
  readTexts: fromPromise<Texts | null>(notProvided),
  readReview: fromPromise<Review | null>(notProvided),
  saveReview: fromPromise<void, Review>(notProvided),
  simulate: fromPromise<readonly SessionStep[], SimulateInput>(notProvided),
  /** Rejects when the session can't be replayed up to the step. */
  routeToStep: fromPromise<Route, RouteInput>(notProvided),
  readStories: fromPromise<readonly Story[]>(notProvided),
  saveStories: fromPromise<void, readonly Story[]>(notProvided),
  /** Reports events from the framed product and sends it commands. */
  watchProduct: fromCallback<FrameEvent>(() => {
    throw new Error('this port has no implementation');
  }),
};

function notProvided(): Promise<never> {
  return Promise.reject(new Error('this port has no implementation'));
}
