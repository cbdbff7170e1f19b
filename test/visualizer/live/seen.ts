import { FRAME_TAB } from '#src/visualizer/live/frameTab.ts';
import type { SeenProduct } from '#src/visualizer/live/seenProduct.ts';

/** A product in the side panel that says what it is. */
export const SEEN: SeenProduct = {
  tab: FRAME_TAB,
  visit: 'one',
  path: '/offers',
  isFramed: true,
  modelHash: 'm1',
  build: 'test',
  takesCommands: true,
  speed: 1,
  atMs: 1000,
  failing: ['signContract'],
};
