import { vi } from 'vitest';

/** Stubs the browser's CloseWatcher, with which a phone's Back button closes a dialog. */
export function watchCloseRequests() {
  const watchers = new Set<{ onclose: (() => void) | null }>();
  class CloseWatcher {
    onclose = null;
    constructor() {
      watchers.add(this);
    }
    destroy = () => watchers.delete(this);
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  return { pressBack: () => watchers.forEach(({ onclose }) => onclose?.()), watchers };
}
