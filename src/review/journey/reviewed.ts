import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Route, Simulation } from '#src/review/engine/session/simulation.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import type { Altitude, PackedGeometry } from '#src/review/engine/layout/geometry.ts';
import modelAddress from './drawn/journeyModel.json?url';
import { CALL_WORDS } from './words/callWords.ts';
import { START_WORDS } from './words/startWords.ts';

export type ReviewedChart = {
  readonly title: string;
  readonly loadModel: () => Promise<ChartModel>;
  readonly loadDrawing: Readonly<Record<Altitude, () => Promise<PackedGeometry>>>;
  readonly loadSimulation: () => Promise<Simulation>;
  /** Descriptions of the starts, by name. The first start is the default. */
  readonly starts: Readonly<Record<string, string>>;
  readonly calls: Readonly<Record<string, string>>;
  readonly addressEvent: string;
  /** Events in which a running clock reports the elapsed time. */
  readonly clockEvents: readonly string[];
  readonly loadPaths: () => Promise<readonly (Route & { readonly name: string })[]>;
  readonly loadStories: () => Promise<readonly Story[]>;
};

/** The chart under review. The review page accesses the journey only through this file and `reviewRules.ts`. */
export const REVIEWED: ReviewedChart = {
  title: 'The funding journey, state by state',
  // Loading the model takes half as long as building it from the machine, and only simulations need the machine.
  loadModel: async () => {
    const response = await fetch(modelAddress);
    if (!response.ok) throw new Error(`Cannot load the chart: HTTP ${response.status}`);
    return (await response.json()) as ChartModel;
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
