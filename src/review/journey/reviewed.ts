import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Route, Simulation } from '#src/review/engine/session/simulation.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import type { Altitude, PackedGeometry } from '#src/review/engine/layout/geometry.ts';
import modelAddress from './drawn/journeyModel.json?url';
import { CALL_WORDS } from './words/callWords.ts';
import { START_WORDS } from './words/startWords.ts';

/** A chart with what the page shows of it. */
export type Reviewed = {
  readonly title: string;
  readonly loadModel: () => Promise<ChartModel>;
  /** The drawings that were made of it before. */
  readonly loadDrawing: Readonly<Record<Altitude, () => Promise<PackedGeometry>>>;
  /** The machine, to play on. */
  readonly loadSimulation: () => Promise<Simulation>;
  /** How a session can begin, in words, by the name of the start; the first is that of a session which names none. */
  readonly starts: Readonly<Record<string, string>>;
  /** The calls that a demonstration can let fail, in words, by their ids. */
  readonly calls: Readonly<Record<string, string>>;
  /** The event that opens an address. */
  readonly addressEvent: string;
  /** The events that report a watched clock, which come by themselves. */
  readonly clockEvents: readonly string[];
  /** The paths that the tests go, by name. */
  readonly loadPaths: () => Promise<readonly (Route & { readonly name: string })[]>;
  /** The stories that come with the page. */
  readonly loadStories: () => Promise<readonly Story[]>;
};

/** The chart of this page; no other file of the page names the journey. */
export const REVIEWED: Reviewed = {
  title: 'The funding journey, state by state',
  // As data the chart is half the work for the browser: the program that makes it is loaded only to simulate.
  loadModel: async () => {
    const answer = await fetch(modelAddress);
    if (!answer.ok) throw new Error('the chart cannot be loaded');
    return (await answer.json()) as ChartModel;
  },
  loadDrawing: {
    map: async () => (await import('./drawn/journeyMap.json')).default as unknown as PackedGeometry,
    chart: async () => (await import('./drawn/journeyChart.json')).default as unknown as PackedGeometry,
  },
  loadSimulation: async () => (await import('./playedJourney.ts')).createJourneySimulation(),
  starts: START_WORDS,
  calls: CALL_WORDS,
  addressEvent: 'url.opened' satisfies JourneyEvent['type'],
  clockEvents: ['progress.advanced', 'countdown.advanced'] satisfies JourneyEvent['type'][],
  loadPaths: async () => (await import('./paths/paths.ts')).PATHS,
  loadStories: async () => (await import('./stories/stories.json')).default,
};
