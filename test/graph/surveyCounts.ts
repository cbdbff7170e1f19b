import type { Exploration } from '#test/model/exploration/explore.ts';
import type { SURVEYS } from '#test/model/exploration/surveys.ts';

/** How many states each survey reaches, how many steps it takes and how many of them are refused. */
export const COUNTS: Readonly<Record<keyof typeof SURVEYS, readonly [states: number, steps: number, refused: number]>> =
  {
    walk: [3216, 70787, 912],
    walkComplete: [496, 9070, 112],
    sessions: [844, 21269, 0],
    review: [402, 5094, 442],
    strictContract: [108, 514, 60],
    readContract: [33, 174, 12],
    landing: [12, 201, 0],
    accounts: [993, 12943, 1049],
    timed: [1103, 11027, 0],
    business: [101, 1742, 137],
    irsForm: [407, 3910, 383],
    repayment: [763, 8653, 83],
    saving: [2908, 42962, 2694],
  };

/** What an exploration counted, as the table lists it. */
export function countOf({ states, steps, refused }: Exploration): readonly [number, number, number] {
  return [states.size, steps, refused];
}
