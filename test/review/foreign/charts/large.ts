import { syntheticMachine } from '#test/review/layout/syntheticModel.ts';

/** About six times as many states as the journey, for figures of speed. */
export const large = () => syntheticMachine(595);
