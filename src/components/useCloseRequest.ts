import { useEffect, useEffectEvent } from 'react';

/** The part of CloseWatcher used here; not every browser supports it. */
type CloseWatcher = { onclose: (() => void) | null; readonly destroy: () => void };
declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** Lets a phone's Back gesture close an overlay instead of leaving the screen (R15.1). */
export function useCloseRequest(onClose: () => void, isOpen = true): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || window.CloseWatcher === undefined) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [isOpen]);
}
