import { useEffect, useEffectEvent } from 'react';

/** The part of the standard's CloseWatcher that is used; not every browser has one. */
type CloseWatcher = { onclose: (() => void) | null; readonly destroy: () => void };
declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** Lets a phone's Back close what lies over the screen, and not leave the screen; it is open unless told otherwise (R15.1). */
export function useCloseRequest(onClose: () => void, isOpen = true): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || window.CloseWatcher === undefined) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [isOpen]);
}
