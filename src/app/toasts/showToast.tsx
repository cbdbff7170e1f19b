import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { TOAST_MS } from '#machines/constants.ts';
import type { Toast } from '#machines/journey/ports.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { toastText } from '#src/content/toasts.ts';
import classes from './Toasts.module.css';

/** Failures that are none on another screen, and what the next screen says itself. */
const OF_ONE_SCREEN: ReadonlySet<Toast['key']> = new Set(['invalidCredentials', 'patreonRefused', 'contractSigned']);

/**
 * Shows a toast. A failure is shown before all others and stays until it is dismissed or the next attempt has an outcome;
 * the others go after four seconds, not counting while they are pointed at or hold the focus (R14.1). That an account is
 * connected takes the place of that it is connecting (R5.5). What has just happened never waits: where there is
 * no more room, it takes the place of the oldest.
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

/** Hides what was said of a screen that is left, or is said by the next; what else was done there, and what failed, stays (R16.4). */
export function hideHints(): void {
  hide(...shownToasts().filter((toast) => toast['data-hint'] === true));
}

/** Hides what was said of a login that is tried again (R16.4). */
export function hideFailures(): void {
  hide(...shownToasts().filter(isFailure));
}

/** Hides the oldest of the passing toasts until there is room for one more. */
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
