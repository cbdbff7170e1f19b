import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { TOAST_MS } from '#machines/constants.ts';
import type { Toast } from '#machines/journey/ports.ts';
import { Glyph } from '#src/components/Glyph.tsx';
import { focusHeading } from '#src/app/shell/focusHeading.ts';
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
    onFocusCapture: ({ relatedTarget }) => {
      const isFromPage = relatedTarget instanceof HTMLElement && relatedTarget.closest(`.${classes.toast}`) === null;
      focused = { id, cameFrom: isFromPage ? relatedTarget : (focused?.cameFrom ?? null) };
      notifications.update({ id, message, autoClose: false });
    },
    onBlurCapture: () => notifications.update({ id, message, autoClose }),
    onClose: giveFocusBack,
  });
}

/** The toast that last had the focus, and what had it before any toast. */
let focused: { readonly id: string; readonly cameFrom: HTMLElement | null } | null = null;

/** Returns the focus that a closing toast holds to where it came from (R14.1). */
function giveFocusBack({ id }: NotificationData): void {
  const isHolding = id === focused?.id && document.activeElement?.closest(`.${classes.toast}`) !== null;
  if (!isHolding) return;
  if (focused?.cameFrom?.isConnected === true) focused.cameFrom.focus();
  else focusHeading();
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
