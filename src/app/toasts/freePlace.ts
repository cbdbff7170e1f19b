/** Where something begins and ends, from the top of the window, in px. */
export type Span = { readonly top: number; readonly bottom: number };

const GAP_PX = 8;

/**
 * How far from the bottom of the window a box of this height stands when it is as low as it can be without covering any
 * of the obstacles; null where there is no such place (R14.1).
 */
export function lowestFreePlace(windowHeight: number, height: number, obstacles: readonly Span[]): number | null {
  const fits = (bottom: number) =>
    obstacles.every((one) => one.top >= bottom + GAP_PX || one.bottom <= bottom - height - GAP_PX);
  const places = [windowHeight, ...obstacles.map(({ top }) => top)].map((edge) => edge - GAP_PX);
  const free = places.filter((bottom) => bottom - height >= GAP_PX && bottom <= windowHeight && fits(bottom));
  return free.length === 0 ? null : windowHeight - Math.max(...free);
}
