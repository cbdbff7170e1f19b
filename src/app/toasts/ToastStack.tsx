import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { PHONE_TOAST_LIMIT, TOAST_LIMIT, TOAST_MS } from '#machines/constants.ts';
import { useIsNarrow } from '#src/components/useIsNarrow.ts';
import classes from './Toasts.module.css';

const TOAST_WIDTH_PX = 360;
/** What a toast leaves free even where there is room for nothing else. */
const ACTIONS = '[data-action-bar], [data-primary], [aria-modal] button';
/** What it never covers: headings, fields, the bars of a screen with Back and the primary action. */
const NEEDED = `${ACTIONS}, h1, h2, h3, h4, legend, input, textarea, select, header, [data-back]`;
/** Where there is room it leaves all that can be pressed free, and where there is more, the names of fields and files. */
const PRESSED = `${NEEDED}, main a, main button:not([data-state="unavailable"])`;
const WISHES = [`${PRESSED}, label, main .mantine-Dropzone-root, [data-kind]`, PRESSED, NEEDED, ACTIONS];
const GAP_PX = 8;
/** Fields that only assistive technology sees are drawn by something else. */
const LEAST_PX = 8;

/**
 * The toasts that are visible: at the bottom right, and one at a time above the action bar of a phone. As they come and
 * go, and once scrolling has ended, they are put where they cover nothing that is needed (R14.1).
 */
export function ToastStack() {
  const isPhone = useIsNarrow();
  const limit = isPhone ? PHONE_TOAST_LIMIT : TOAST_LIMIT;
  // What came before the limit was known, or before it changed, is dealt out again.
  useEffect(() => notifications.updateState(notificationsStore, (all) => all), [limit]);
  const stack = useRef<HTMLDivElement>(null);
  const position = isPhone ? 'bottom-center' : 'bottom-right';
  useEffect(() => {
    const toasts = stack.current?.querySelector<HTMLElement>(`[data-position="${position}"]`);
    if (!toasts) return undefined;
    const put = () => {
      if (toasts.getBoundingClientRect().height === 0) return;
      const bottom = lowestPlaceOf(toasts);
      toasts.style.setProperty('--toasts-bottom', `${bottom}px`);
    };
    const observer = new ResizeObserver(put);
    // The page is another one, or as long as it was not, when something else may be covered.
    for (const grown of [toasts, document.body, ...document.querySelectorAll('main')]) observer.observe(grown);
    window.addEventListener('resize', put);
    document.addEventListener('scrollend', put);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', put);
      document.removeEventListener('scrollend', put);
    };
  }, [position]);
  return (
    <div ref={stack}>
      <Notifications
        withinPortal={false}
        position={position}
        limit={limit}
        autoClose={TOAST_MS}
        containerWidth={TOAST_WIDTH_PX}
        className={classes.toasts}
      />
    </div>
  );
}

/** The lowest place where nothing of the first wish is covered, or else nothing of the next. */
function lowestPlaceOf(toasts: HTMLElement): number {
  const { height, left, right } = toasts.getBoundingClientRect();
  // Behind a dialog there is nothing that can be used.
  const scope = document.querySelector('[aria-modal="true"]') ?? document;
  for (const selectors of WISHES) {
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
