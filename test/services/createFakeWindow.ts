import type { StorageWindow } from '#src/services/storage.ts';

/** In-memory storage. After `writesBeforeFailure` more writes, the next one fails with a quota error. */
class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  writesBeforeFailure = Number.POSITIVE_INFINITY;
  writes = 0;
  [name: string]: unknown;

  constructor(items: Record<string, string> = {}) {
    for (const [key, value] of Object.entries(items)) this.#items.set(key, value);
  }

  get length() {
    return this.#items.size;
  }

  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }

  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }

  setItem(key: string, value: string) {
    this.writes += 1;
    if (this.writesBeforeFailure === 0) {
      this.writesBeforeFailure = Number.POSITIVE_INFINITY;
      throw new DOMException('full', 'QuotaExceededError');
    }
    this.writesBeforeFailure -= 1;
    this.#items.set(key, value);
  }

  removeItem(key: string) {
    this.#items.delete(key);
  }

  clear() {
    this.#items.clear();
  }

  items(): Record<string, string> {
    return Object.fromEntries(this.#items);
  }
}

/** Creates a fake window with local and session storage, and functions that dispatch its events. */
export function createFakeWindow(local: Record<string, string> = {}, session: Record<string, string> = {}) {
  const events = new EventTarget();
  const localStorage = new FakeStorage(local);
  const sessionStorage = new FakeStorage(session);
  const storageWindow = {
    localStorage,
    sessionStorage,
    addEventListener: events.addEventListener.bind(events),
  };
  return {
    storageWindow: storageWindow as typeof storageWindow & StorageWindow,
    localStorage,
    sessionStorage,
    notify: (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key })),
    leavePage: () => events.dispatchEvent(new Event('pagehide')),
    returnToPage: (isPersisted: boolean) =>
      events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isPersisted })),
  };
}
