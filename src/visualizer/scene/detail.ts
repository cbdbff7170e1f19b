/** How much a drawing says: names only, labels too, or every rule. */
export type Detail = 'far' | 'middle' | 'near';

/** Below it a label is too small to be read. */
const FAR_BELOW = { map: 0.5, chart: 0.45 };
/** From it on the small print can be read. */
const NEAR_FROM = { map: 0.7, chart: 0.7 };

/** How much a drawing says at this zoom, where 1 shows it in its own size. */
export function detailAt(altitude: 'map' | 'chart', zoom: number): Detail {
  if (zoom < FAR_BELOW[altitude]) return 'far';
  return zoom < NEAR_FROM[altitude] ? 'middle' : 'near';
}
