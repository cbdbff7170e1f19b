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

/** What is drawn: the map or the whole chart. */
export type DrawInput = { readonly altitude: Altitude };

/** A session to be worked out: the recording as far as it is known, and what happens next. */
export type SimulateInput = Recording;

/** A step of a session that the product is to show. */
export type RouteInput = { readonly recording: Recording; readonly index: number };

/**
 * The services of the viewer as its chart sees them. Each port rejects until an implementation is provided; a rejection
 * takes the chart's error transition.
 */
export const viewerPorts = {
  /** Gives the drawing made before the build; rejects when it is not that of the chart. */
  draw: fromPromise<Drawing, DrawInput>(notProvided),
  /** Reads what the build says of the approved paths; null on a page that was not built. */
  readProof: fromPromise<Proof | null>(notProvided),
  /** Reads what a customer reads, from the same build. */
  readTexts: fromPromise<Texts | null>(notProvided),
  /** Reads the review that this browser saved; null when there is none. */
  readReview: fromPromise<Review | null>(notProvided),
  /** Saves the review in this browser. */
  saveReview: fromPromise<void, Review>(notProvided),
  /** Works out the steps of a session from its events, on the chart itself. */
  simulate: fromPromise<readonly SessionStep[], SimulateInput>(notProvided),
  /** Computes the route to a step of a session; rejects when it cannot be replayed that far. */
  routeToStep: fromPromise<Route, RouteInput>(notProvided),
  /** Reads the stories that this browser saved. */
  readStories: fromPromise<readonly Story[]>(notProvided),
  /** Saves the stories in this browser. */
  saveStories: fromPromise<void, readonly Story[]>(notProvided),
  /** Reports what happens in the product in its frame and passes commands on to it. */
  watchProduct: fromCallback<FrameEvent>(() => {
    throw new Error('not provided');
  }),
};

function notProvided(): Promise<never> {
  return Promise.reject(new Error('not provided'));
}
