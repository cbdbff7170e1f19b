import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { TOAST_MS } from '#machines/constants.ts';
import type { Toast } from '#machines/journey/ports.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { toastText } from '#src/content/toasts.ts';
import classes from './Toasts.module.css';

/** Toasts that don't concern the next screen, or that it repeats. */
const OF_ONE_SCREEN: ReadonlySet<Toast['key']> = new Set(['invalidCredentials', 'patreonRefused', 'contractSigned']);

/**
 * Shows a toast (R14.1). A failure comes first and stays until it is dismissed or the next attempt ends; others close
 * after four seconds, except while hovered or focused. "Connected" replaces "connecting" (R5.5). If there is no room, the
 * oldest closes.
 */
export function showToast(toast: Toast): void {
  const { title, message } = toastText(toast);
  const isFailed = toast.kind === 'error';
  const autoClose = isFailed ? false : TOAST_MS;
  if (toast.kind !== 'info') hide(...shownToasts().filter(isFailure));
  if (toast.key === 'accountConnected')
    hide(...shownToasts().filter(({ 'data-connecting': account }) => account === toast.account));
  if (!isFailed) makeRoom();
  const id = notifications.show({
    title,
    message,
    role: 'group',
    'aria-label': title ?? message,
    icon: <Glyph name={toast.kind} />,
    'data-kind': toast.kind,
    'data-hint': toast.kind === 'info' || OF_ONE_SCREEN.has(toast.key),
    'data-connecting': toast.key === 'accountConnecting' ? toast.account : undefined,
    className: classes.toast,
    autoClose,
    priority: Number(isFailed),
    onFocusCapture: () => notifications.update({ id, message, autoClose: false }),
    onBlurCapture: () => notifications.update({ id, message, autoClose }),
  });
}

/** Hides what doesn't concern the next screen (R16.4). */
export function hideHints(): void {
  hide(...shownToasts().filter((toast) => toast['data-hint'] === true));
}

/** Hides failures when the login is tried again (R16.4). */
export function hideFailures(): void {
  hide(...shownToasts().filter(isFailure));
}

/** Hides the oldest toasts that aren't failures until there is room for one more. */
function makeRoom(): void {
  const all = shownToasts();
  const excess = all.length + 1 - notificationsStore.getState().limit;
  const passing = all.filter((toast) => !isFailure(toast));
  hide(...passing.slice(0, Math.max(0, excess)));
}

function shownToasts(): readonly NotificationData[] {
  const { notifications: shown, queue } = notificationsStore.getState();
  return [...shown, ...queue];
}

function isFailure(toast: NotificationData): boolean {
  return toast['data-kind'] === 'error';
}

function hide(...toasts: readonly NotificationData[]): void {
  for (const { id = '' } of toasts) notifications.hide(id);
}
