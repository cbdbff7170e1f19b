import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Route, Simulation } from '#src/review/engine/session/simulation.ts';
import { START_WORDS } from '#src/review/journey/words/startWords.ts';
import modelAddress from '#src/review/journey/drawn/journeyModel.json?url';
import type { Altitude, PackedGeometry } from '#src/review/engine/layout/geometry.ts';

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
  /** The paths that the tests go, by name. */
  readonly loadPaths: () => Promise<readonly (Route & { readonly name: string })[]>;
  /** Whether there are screens: only those have a map and a storyboard. */
  readonly hasScreens: boolean;
  /** Whether it runs a product, which can be opened beside it and of which the build says what is tested. */
  readonly hasProduct: boolean;
};

/** The chart of this page. No other file of the page names the journey; `npm run review` puts another chart in its place. */
export const REVIEWED: Reviewed = {
  title: 'The funding journey, state by state',
  // As data the chart is half the work for the browser: the program that makes it is loaded only to simulate.
  loadModel: async () => {
    const answer = await fetch(modelAddress);
    if (!answer.ok) throw new Error('the chart cannot be loaded');
    return (await answer.json()) as ChartModel;
  },
  loadDrawing: {
    map: async () => (await import('#src/review/journey/drawn/journeyMap.json')).default as unknown as PackedGeometry,
    chart: async () =>
      (await import('#src/review/journey/drawn/journeyChart.json')).default as unknown as PackedGeometry,
  },
  loadSimulation: async () => (await import('#src/review/engine/session/simulation.ts')).createJourneySimulation(),
  starts: START_WORDS,
  loadPaths: async () => (await import('#src/review/journey/paths/paths.ts')).PATHS,
  hasScreens: true,
  hasProduct: true,
};
