import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { PHONE_TOAST_LIMIT, TOAST_LIMIT, TOAST_MS } from '#machines/constants.ts';
import type { Toast } from '#machines/journey/emitted.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { toastText } from '#src/content/toasts.ts';
import { PHONE } from './phone.ts';
import classes from './Toasts.module.css';
import type { AccountId } from '#machines/domain/choices.ts';

const FAILURE_PRIORITY = 1;
const connecting = new Map<AccountId, string>();

/**
 * Shows a toast. A failure is shown before all others and stays until it is dismissed or the next attempt has an
 * outcome; the others go after four seconds, not counting while they are pointed at or hold the focus (R14.1). That an
 * account is connected takes the place of that it is connecting (R5.5). What has just happened is never kept waiting:
 * where there is no more room, it takes the place of the oldest.
 */
export function showToast(toast: Toast): void {
  const { title, message } = toastText(toast);
  const isFailed = toast.kind === 'error';
  const autoClose = isFailed ? false : TOAST_MS;
  if (toast.kind !== 'info') dismissFailures();
  if (toast.key === 'accountConnected') dismissConnecting(toast.account);
  if (!isFailed) makeRoom();
  const id = notifications.show({
    title,
    message,
    role: 'group',
    'aria-label': title ?? message,
    icon: <Glyph name={toast.kind} />,
    'data-kind': toast.kind,
    className: classes.toast,
    autoClose,
    priority: isFailed ? FAILURE_PRIORITY : 0,
    onFocusCapture: () => notifications.update({ id, message, autoClose: false }),
    onBlurCapture: () => notifications.update({ id, message, autoClose }),
  });
  if (toast.key === 'accountConnecting') connecting.set(toast.account, id);
}

/** Hides the oldest of the passing toasts until there is room for one more. */
function makeRoom(): void {
  const limit = window.matchMedia(PHONE).matches ? PHONE_TOAST_LIMIT : TOAST_LIMIT;
  const passing = standing().filter((toast) => !isFailure(toast));
  for (const oldest of passing.slice(0, Math.max(0, standing().length + 1 - limit))) hide(oldest);
}

function dismissFailures(): void {
  standing().filter(isFailure).forEach(hide);
}

function standing(): NotificationData[] {
  const { notifications: shown, queue } = notificationsStore.getState();
  return [...shown, ...queue];
}

function isFailure(toast: NotificationData): boolean {
  return toast['data-kind'] === 'error';
}

function hide({ id }: NotificationData): void {
  if (id !== undefined) notifications.hide(id);
}

function dismissConnecting(account: AccountId): void {
  const id = connecting.get(account);
  if (id !== undefined) notifications.hide(id);
  connecting.delete(account);
}
