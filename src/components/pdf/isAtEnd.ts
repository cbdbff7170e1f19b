import { CONTRACT_END_TOLERANCE_PX } from '#machines/constants.ts';

/** The three measures of a scrolling box, in CSS pixels, as the browser gives them. */
export type ScrollMeasures = Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight'>;

/** Tells whether a box is scrolled to within the tolerance of its end; browser zoom makes scrollTop a fraction (R12.2). */
export function isAtEnd({ scrollHeight, scrollTop, clientHeight }: ScrollMeasures): boolean {
  return scrollHeight - Math.ceil(scrollTop) - clientHeight <= CONTRACT_END_TOLERANCE_PX;
}
