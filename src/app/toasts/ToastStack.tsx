import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { TOAST_LIMIT, TOAST_MS } from '#machines/constants.ts';
import classes from './Toasts.module.css';

const TOAST_WIDTH_PX = 360;

/** The toasts that are visible, at the bottom right (R14.1). */
export function ToastStack() {
  return (
    <Notifications
      withinPortal={false}
      position="bottom-right"
      limit={TOAST_LIMIT}
      autoClose={TOAST_MS}
      containerWidth={TOAST_WIDTH_PX}
      className={classes.toasts}
    />
  );
}
