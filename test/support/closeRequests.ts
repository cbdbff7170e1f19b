import { vi } from 'vitest';

/** Until the globals are restored, a browser that has the phone's Back ask what was opened last to close. */
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
