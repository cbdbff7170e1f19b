import { type RefObject, useEffect } from 'react';
import { lowestFreePlace } from './freePlace.ts';

/** What a toast never covers: headings, fields, the bars of a screen with Back and the primary action. */
const NEEDED =
  'h1, h2, input, textarea, select, header, [data-back], [data-action-bar], [data-primary], aside, [aria-modal] button';
/** What it does not cover even where there is room for nothing else. */
const ACTIONS = '[data-action-bar], [data-primary], [aria-modal] button';
const NAMED = `${NEEDED}, label`;
/** On a phone, where it is as wide as the page, it covers nothing that can be pressed either if there is room. */
const ALL = `${NAMED}, main a, main button`;
/** Where toasts stand: across the bottom of a phone, at the right of the bottom elsewhere. */
type ToastPosition = 'bottom-center' | 'bottom-right';
const LEAST_BOTTOM_PX = 8;
/** Fields that only assistive technology sees are drawn by something else. */
const LEAST_PX = 8;

/** Keeps the toasts where they cover nothing that is needed: as they come and go, and once scrolling has ended (R14.1). */
export function useFreePlace(stack: RefObject<HTMLElement | null>, position: ToastPosition): void {
  useEffect(() => {
    const toasts = stack.current?.querySelector<HTMLElement>(`[data-position="${position}"]`);
    if (!toasts) return undefined;
    const put = () => {
      const { height, left, right } = toasts.getBoundingClientRect();
      if (height === 0) return;
      // Behind a dialog there is nothing that can be used.
      const scope = document.querySelector('[aria-modal="true"]') ?? document;
      const obstacles = [...scope.querySelectorAll(ALL)]
        .filter((element) => !toasts.contains(element) && element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > LEAST_PX && box.height > LEAST_PX && box.left < right && box.right > left)
        .filter(({ box }) => box.top < window.innerHeight && box.bottom > 0);
      const placeFor = (selectors: string) => {
        const spans = obstacles.flatMap(({ element, box }) => (element.matches(selectors) ? [box] : []));
        return lowestFreePlace(window.innerHeight, height, spans);
      };
      const isPhone = position === 'bottom-center';
      const bottom =
        (isPhone ? placeFor(ALL) : null) ?? placeFor(NAMED) ?? placeFor(NEEDED) ?? placeFor(ACTIONS) ?? LEAST_BOTTOM_PX;
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
