import type { ViewerSnapshot } from '#src/visualizer/viewer/machine.ts';

/** Whether the product stands beside the chart. */
export const isProductBeside = (snapshot: ViewerSnapshot): boolean =>
  snapshot.matches({ product: { listened: { frame: 'open' } } });
