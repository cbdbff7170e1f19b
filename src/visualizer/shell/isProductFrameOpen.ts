import type { ViewerSnapshot } from '#src/visualizer/viewer/machine.ts';

/** Whether the product is shown in the side panel. */
export const isProductFrameOpen = (snapshot: ViewerSnapshot): boolean =>
  snapshot.matches({ product: { subscribed: { frame: 'open' } } });
