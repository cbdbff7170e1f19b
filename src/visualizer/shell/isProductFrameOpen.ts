import type { ViewerSnapshot } from '#src/visualizer/viewer/machine.ts';

/** Whether the product stands beside the chart. */
export const isProductFrameOpen = (snapshot: ViewerSnapshot): boolean =>
  snapshot.matches({ product: { subscribed: { frame: 'open' } } });
