import { PATHS, stepsOf } from '#machines/graph/paths/paths.ts';
import { CHART } from './sessions.ts';

/** Every tested path with its steps on the chart that is simulated; replayed once for all tests of a worker. */
export const WALKS = PATHS.map((path) => ({ path, steps: [...stepsOf(CHART.stepper, path)] }));
