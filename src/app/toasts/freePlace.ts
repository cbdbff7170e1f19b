import { type RefObject, useEffect } from 'react';

/** What a toast leaves free even where there is room for nothing else. */
const ACTIONS = '[data-action-bar], [data-primary], [aria-modal] button';
/** What it never covers: headings, fields, the bars of a screen with Back and the primary action. */
const NEEDED = `${ACTIONS}, h1, h2, input, textarea, select, header, [data-back]`;
const NAMED = `${NEEDED}, label`;
/** On a phone, where it is as wide as the page, it covers nothing that can be pressed either if there is room. */
const PRESSED = `${NAMED}, main a, main button`;
const GAP_PX = 8;
/** Fields that only assistive technology sees are drawn by something else. */
const LEAST_PX = 8;

/** Where toasts stand: across the bottom of a phone, at the right of the bottom elsewhere. */
type ToastPosition = 'bottom-center' | 'bottom-right';

/** Keeps the toasts where they cover nothing that is needed: as they come and go, and once scrolling has ended (R14.1). */
export function useFreePlace(stack: RefObject<HTMLElement | null>, position: ToastPosition): void {
  useEffect(() => {
    const toasts = stack.current?.querySelector<HTMLElement>(`[data-position="${position}"]`);
    if (!toasts) return undefined;
    const put = () => {
      if (toasts.getBoundingClientRect().height === 0) return;
      const bottom = lowestPlaceOf(toasts, position === 'bottom-center' ? [PRESSED, NAMED] : [NAMED]);
      toasts.style.setProperty('--toasts-bottom', `${bottom}px`);
    };
    const observer = new ResizeObserver(put);
    observer.observe(toasts);
    window.addEventListener('resize', put);
    document.addEventListener('scrollend', put);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', put);
      document.removeEventListener('scrollend', put);
    };
  }, [stack, position]);
}

/** The lowest place where nothing of the first of these is covered, or else nothing of the next. */
function lowestPlaceOf(toasts: HTMLElement, wishes: readonly string[]): number {
  const { height, left, right } = toasts.getBoundingClientRect();
  // Behind a dialog there is nothing that can be used.
  const scope = document.querySelector('[aria-modal="true"]') ?? document;
  for (const selectors of [...wishes, NEEDED, ACTIONS]) {
    const obstacles = [...scope.querySelectorAll(selectors)]
      .filter((element) => !toasts.contains(element) && element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > LEAST_PX && box.height > LEAST_PX && box.left < right && box.right > left);
    const place = lowestFreePlace(window.innerHeight, height, obstacles);
    if (place !== null) return place;
  }
  return GAP_PX;
}

/** Where something begins and ends, from the top of the window, in px. */
export type Span = Pick<DOMRect, 'top' | 'bottom'>;

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
