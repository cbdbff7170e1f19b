/* These functions are serialized and run in the page, so each must be self-contained. */

/** Adds a history entry and opens it, as if the user had pressed Forward. */
export function openHistoryEntry(address: string): void {
  const { idx = 0 } = Object(window.history.state) as { idx?: number };
  const state = { idx: idx + 1, key: Math.random().toString(36).slice(2), usr: null };
  window.history.pushState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Stores a session in the product's write order and returns how many storage events other tabs will receive. */
export function storeSession(values: Record<string, string | null>): number {
  // Firefox also runs this on about:blank, which has no storage.
  if (!location.protocol.startsWith('http')) return 0;
  const keys = ['user', 'isPatreonConnected', 'isAuthenticated'];
  const changed = keys.filter((key) => localStorage.getItem(key) !== (values[key] ?? null));
  for (const key of changed.toReversed()) if ((values[key] ?? null) === null) localStorage.removeItem(key);
  for (const key of changed) if ((values[key] ?? null) !== null) localStorage.setItem(key, values[key] ?? '');
  return changed.length;
}

/** Returns the stored session as this tab sees it. Writes by other tabs become visible with a delay. */
export function readStoredSession(): string {
  return JSON.stringify(['user', 'isPatreonConnected', 'isAuthenticated'].map((key) => localStorage.getItem(key)));
}

/** Counts the storage events that this tab receives from other tabs. */
export function countStorageEvents(): void {
  const page = globalThis as { storageEvents?: number };
  page.storageEvents = 0;
  window.addEventListener('storage', () => {
    page.storageEvents = (page.storageEvents ?? 0) + 1;
  });
}

/** Keeps every <details> open on desktop. On a phone, the open checklist would cover the form. */
export function keepDetailsOpen(): void {
  const openAll = () => {
    if (innerWidth < 1280) return;
    for (const closed of document.querySelectorAll('main details:not([open])')) closed.setAttribute('open', '');
  };
  new MutationObserver(openAll).observe(document, { childList: true, subtree: true });
}

/** Checks whether React has hydrated the prerendered page. */
export function isHydrated(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
}

/** Makes the next save of a journey fail, or lets it succeed. */
export function blockSaving(isBlocked: boolean): void {
  const storage = Storage.prototype as { setItem: (key: string, text: string) => void; originalSetItem?: unknown };
  const original = (storage.originalSetItem ??= storage.setItem) as typeof storage.setItem;
  storage.setItem = function set(this: Storage, key, text) {
    if (!key.startsWith('creator-cash-advance.journey.') || !isBlocked) return original.call(this, key, text);
    storage.setItem = original;
    throw new DOMException('refused', 'QuotaExceededError');
  };
}

/** Makes erasing fail, or lets it succeed. A failure leaves a record behind. */
export function blockErasing(isBlocked: boolean): void {
  const factory = IDBFactory.prototype as { open: unknown; originalOpen?: unknown };
  factory.originalOpen ??= factory.open;
  const throwError = () => {
    throw new DOMException('blocked', 'UnknownError');
  };
  factory.open = isBlocked ? throwError : factory.originalOpen;
  const leftover = { version: 9, stored: ['left'] };
  if (isBlocked) localStorage.setItem('creator-cash-advance.journey.left', JSON.stringify(leftover));
}

/** Simulates a save by another version in another tab. Works even while saving is blocked. */
export function saveAsVersion(version: number): void {
  const key = 'creator-cash-advance.journey.newer';
  localStorage[key] = JSON.stringify({ version });
  window.dispatchEvent(new StorageEvent('storage', { key }));
  localStorage.removeItem(key);
}

/** Makes drawing on any canvas fail, then immediately clicks the control, before another page can be drawn. */
export function breakDrawing(control: HTMLElement | SVGElement): void {
  const canvas = HTMLCanvasElement.prototype as { getContext: unknown; originalGetContext?: unknown };
  canvas.originalGetContext ??= canvas.getContext;
  canvas.getContext = () => {
    throw new DOMException('refused', 'InvalidStateError');
  };
  if (control instanceof HTMLElement) control.click();
}

/** Undoes `breakDrawing`. */
export function repairDrawing(): void {
  const canvas = HTMLCanvasElement.prototype as { getContext: unknown; originalGetContext?: unknown };
  canvas.getContext = canvas.originalGetContext ?? canvas.getContext;
}

/** Closes every message and returns how many there were. */
export function dismissMessages(): number {
  const buttons = document.querySelectorAll<HTMLElement>('[aria-label="Dismiss message"]');
  for (const button of buttons) button.click();
  return buttons.length;
}

/** Counts pending encryption, file reads and database requests in `pendingSaves`. */
export function trackPendingSaves(): void {
  // about:blank has no SubtleCrypto.
  if (!isSecureContext) return;
  const page = globalThis as { pendingSaves?: number };
  page.pendingSaves = 0;
  const count = (change: number) => () => (page.pendingSaves = (page.pendingSaves ?? 0) + change);
  const [begin, end] = [count(1), count(-1)];
  const subtle = SubtleCrypto.prototype as SubtleCrypto & Record<string, (...args: unknown[]) => Promise<unknown>>;
  for (const name of ['encrypt', 'decrypt', 'exportKey', 'importKey', 'generateKey']) {
    const method = subtle[name];
    if (method === undefined) throw new Error(`SubtleCrypto has no ${name}.`);
    subtle[name] = function counted(...args) {
      begin();
      return method.apply(this, args).finally(end);
    };
  }
  const { arrayBuffer } = Blob.prototype;
  Blob.prototype.arrayBuffer = function counted() {
    begin();
    return arrayBuffer.call(this).finally(end);
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function counted(...args) {
    const opening = open.apply(this, args);
    begin();
    opening.addEventListener('success', end);
    opening.addEventListener('error', end);
    return opening;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function counted(...args) {
    const started = transaction.apply(this, args);
    begin();
    started.addEventListener('complete', end);
    started.addEventListener('abort', end);
    return started;
  };
}

/** Simulates waking from sleep: sets the date without firing timers, then reports the page as visible. */
export function wakeOn(day: string): void {
  __pwClock.controller.setSystemTime(new Date(`${day}T09:00`).getTime());
  document.dispatchEvent(new Event('visibilitychange'));
}
