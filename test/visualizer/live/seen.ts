import type { SeenProduct } from '#src/visualizer/viewer/context.ts';

/** A product in the side panel that says what it is. */
export const SEEN: SeenProduct = {
  path: '/offers',
  speed: 1,
  atMs: 1000,
  failing: ['signContract'],
};
