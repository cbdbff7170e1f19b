import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { PHONE_TOAST_LIMIT, TOAST_LIMIT, TOAST_MS } from '#machines/constants.ts';
import { useIsNarrow } from '#src/components/useIsNarrow.ts';
import { useFreePlace } from './freePlace.ts';
import classes from './Toasts.module.css';

const TOAST_WIDTH_PX = 360;

/** The toasts that are visible: at the bottom right, and one at a time above the action bar of a phone (R14.1). */
export function ToastStack() {
  const isPhone = useIsNarrow();
  const limit = isPhone ? PHONE_TOAST_LIMIT : TOAST_LIMIT;
  // What came before the limit was known, or before it changed, is dealt out again.
  useEffect(() => notifications.updateState(notificationsStore, (all) => all), [limit]);
  const stack = useRef<HTMLDivElement>(null);
  const position = isPhone ? 'bottom-center' : 'bottom-right';
  useFreePlace(stack, position);
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
