import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { TOAST_MS } from '#machines/constants.ts';
import type { Toast } from '#machines/journey/ports.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { focusHeading } from '#src/app/shell/focusHeading.ts';
import { toastText } from '#src/content/toasts.ts';
import classes from './Toasts.module.css';

/** Toasts that the next screen repeats or makes irrelevant. */
const ONE_SCREEN_ONLY: ReadonlySet<Toast['key']> = new Set(['invalidCredentials', 'patreonRefused', 'contractSigned']);

/**
 * Shows a toast (R14.1). A failure comes first, and stays until it is dismissed, a login is submitted or a toast other
 * than `info` replaces it. Other toasts close after four seconds, except while hovered or focused; the oldest of them
 * closes early if there is no room. "Connected" replaces "connecting" (R5.5).
 */
export function showToast(toast: Toast): void {
  const { title, message } = toastText(toast);
  const isFailed = toast.kind === 'error';
  const autoClose = isFailed ? false : TOAST_MS;
  if (toast.kind !== 'info') hide(...shownToasts().filter(isFailure));
  if (toast.key === 'accountConnected')
    hide(...shownToasts().filter(({ 'data-connecting': account }) => account === toast.account));
  if (!isFailed) closeOldestIfFull();
  const id = notifications.show({
    title,
    message,
    role: 'group',
    'aria-label': title ?? message,
    icon: <Glyph name={toast.kind} />,
    'data-kind': toast.kind,
    'data-hint': toast.kind === 'info' || ONE_SCREEN_ONLY.has(toast.key),
    'data-connecting': toast.key === 'accountConnecting' ? toast.account : undefined,
    className: classes.toast,
    autoClose,
    priority: Number(isFailed),
    onFocusCapture: ({ relatedTarget }) => {
      const isFromPage = relatedTarget instanceof HTMLElement && relatedTarget.closest(`.${classes.toast}`) === null;
      focused = { id, cameFrom: isFromPage ? relatedTarget : (focused?.cameFrom ?? null) };
      notifications.update({ id, message, autoClose: false });
    },
    onBlurCapture: () => notifications.update({ id, message, autoClose }),
    onClose: restoreFocus,
  });
}

/** The toast that last had focus, and the element that was focused before it. */
let focused: { readonly id: string; readonly cameFrom: HTMLElement | null } | null = null;

function restoreFocus({ id }: NotificationData): void {
  const hasFocus = id === focused?.id && document.activeElement?.closest(`.${classes.toast}`) !== null;
  if (!hasFocus) return;
  if (focused?.cameFrom?.isConnected === true) focused.cameFrom.focus();
  else focusHeading();
}

export function hideHints(): void {
  hide(...shownToasts().filter((toast) => toast['data-hint'] === true));
}

export function hideFailures(): void {
  hide(...shownToasts().filter(isFailure));
}

function closeOldestIfFull(): void {
  const all = shownToasts();
  const excess = all.length + 1 - notificationsStore.getState().limit;
  const closable = all.filter((toast) => !isFailure(toast));
  hide(...closable.slice(0, Math.max(0, excess)));
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
