import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { useEffect } from 'react';
import { PHONE_TOAST_LIMIT, TOAST_LIMIT, TOAST_MS } from '#machines/constants.ts';
import { useIsNarrow } from '#src/components/useIsNarrow.ts';
import classes from './Toasts.module.css';

const TOAST_WIDTH_PX = 360;

export function ToastStack() {
  const isPhone = useIsNarrow();
  const limit = isPhone ? PHONE_TOAST_LIMIT : TOAST_LIMIT;
  // Applies a changed limit to the toasts already shown.
  useEffect(() => notifications.updateState(notificationsStore, (all) => all), [limit]);
  return (
    <Notifications
      withinPortal={false}
      position={isPhone ? 'bottom-center' : 'bottom-right'}
      limit={limit}
      autoClose={TOAST_MS}
      containerWidth={TOAST_WIDTH_PX}
      className={classes.toasts}
    />
  );
}
