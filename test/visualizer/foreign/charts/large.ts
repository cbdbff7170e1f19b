import { syntheticMachine } from '#test/visualizer/layout/syntheticModel.ts';

/** About six times as many states as the journey, for figures of speed. */
export const large = () => syntheticMachine(595);
