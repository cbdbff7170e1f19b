import type { ProductMessage } from '#src/visualizer/live/messages.ts';
import type { SeenProduct } from '#src/visualizer/live/seenProduct.ts';

/** A product says hello, like every other one but for what is told of it. */
export const hello = (change: Partial<SeenProduct> = {}): ProductMessage => ({
  kind: 'hello',
  product: {
    tab: 'tab',
    visit: 'first',
    path: '/offers',
    isFramed: false,
    modelHash: 'hash',
    build: 'test',
    takesCommands: true,
    pace: 1,
    atMs: 0,
    failing: [],
    ...change,
  },
});
