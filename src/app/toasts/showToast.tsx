import { notifications } from '@mantine/notifications';
import { TOAST_MS } from '#machines/constants.ts';
import type { Toast } from '#machines/journey/events.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { toastText } from '#src/content/toasts.ts';
import classes from './Toasts.module.css';

const standingFailures = new Set<string>();

/**
 * Shows a toast. A failure stays until it is dismissed or the next attempt has an outcome; the others go after four
 * seconds, not counting while they are pointed at or hold the focus (R14.1).
 */
export function showToast(toast: Toast): void {
  const { title, message } = toastText(toast);
  const isFailure = toast.kind === 'error';
  if (toast.kind !== 'info') dismissFailures();
  const id = notifications.show({
    title,
    message,
    role: 'group',
    'aria-label': title ?? message,
    icon: <Glyph name={toast.kind} />,
    'data-kind': toast.kind,
    className: classes.toast,
    autoClose: isFailure ? false : TOAST_MS,
    onFocusCapture: () => notifications.update({ id, message, autoClose: false }),
    onBlurCapture: () => notifications.update({ id, message, autoClose: isFailure ? false : TOAST_MS }),
    onClose: () => standingFailures.delete(id),
  });
  if (isFailure) standingFailures.add(id);
}

function dismissFailures(): void {
  for (const id of standingFailures) notifications.hide(id);
}
