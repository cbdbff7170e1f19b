import type { Exploration } from '#machines/graph/exploration/explore.ts';
import type { SURVEYS } from '#machines/graph/exploration/surveys.ts';

/** How many states each survey reaches, how many steps it takes and how many of them are refused. */
export const COUNTS: Readonly<Record<keyof typeof SURVEYS, readonly [states: number, steps: number, refused: number]>> =
  {
    walk: [1790, 39858, 576],
    walkComplete: [508, 9314, 128],
    sessions: [506, 12752, 0],
    review: [408, 4574, 178],
    strictContract: [108, 514, 60],
    readContract: [33, 174, 20],
    landing: [12, 219, 18],
    accounts: [150, 1592, 12],
    timed: [547, 5477, 0],
    business: [51, 599, 26],
    irsForm: [171, 1477, 0],
    repayment: [383, 4128, 3],
    keeping: [1456, 20620, 1556],
  };

/** What an exploration counted, as it stands in the table. */
export function countOf({ states, steps, refused }: Exploration): readonly [number, number, number] {
  return [states.size, steps, refused];
}
