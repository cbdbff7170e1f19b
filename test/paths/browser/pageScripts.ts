/* These functions are sent into the page as text: each brings everything that it needs. */

/** Goes to an entry of the tab's own history that has this address, as Forward does. */
export function openEntry(address: string): void {
  const { idx = 0 } = Object(window.history.state) as { idx?: number };
  const state = { idx: idx + 1, key: Math.random().toString(36).slice(2), usr: null };
  window.history.pushState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Stores a session in the order in which the product does, and returns how many events other tabs will receive. */
export function storeSession(texts: Record<string, string | null>): number {
  // Firefox's driver runs this on the blank page too, which has no storage.
  if (!location.protocol.startsWith('http')) return 0;
  const keys = ['user', 'isPatreonConnected', 'isAuthenticated'];
  const changed = keys.filter((key) => localStorage.getItem(key) !== (texts[key] ?? null));
  for (const key of changed.toReversed()) if ((texts[key] ?? null) === null) localStorage.removeItem(key);
  for (const key of changed) if ((texts[key] ?? null) !== null) localStorage.setItem(key, texts[key] ?? '');
  return changed.length;
}

/** The stored session, as this tab knows it: what another tab stored comes a little later. */
export function knownSession(): string {
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

/** Unfolds everything on a desktop page; on a phone, the open checklist would cover the form. */
export function unfoldAll(): void {
  const unfold = () => {
    if (innerWidth < 1280) return;
    for (const folded of document.querySelectorAll('main details:not([open])')) folded.setAttribute('open', '');
  };
  new MutationObserver(unfold).observe(document, { childList: true, subtree: true });
}

/** Whether the product is hydrated: the prerendered page is shown before its program runs. */
export function isAlive(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
}

/** Makes the browser refuse to save the next journey, or save it. */
export function refuseSaving(isRefused: boolean): void {
  const storage = Storage.prototype as { setItem: (key: string, text: string) => void; firstSetItem?: unknown };
  const first = (storage.firstSetItem ??= storage.setItem) as typeof storage.setItem;
  storage.setItem = function set(this: Storage, key, text) {
    if (!key.startsWith('creator-cash-advance.journey.') || !isRefused) return first.call(this, key, text);
    storage.setItem = first;
    throw new DOMException('refused', 'QuotaExceededError');
  };
}

/** Makes the browser refuse to erase what was saved, or erase it; for that something must seem to be left. */
export function refuseErasing(isRefused: boolean): void {
  const factory = IDBFactory.prototype as { open: unknown; firstOpen?: unknown };
  factory.firstOpen ??= factory.open;
  const refuse = () => {
    throw new DOMException('refused', 'UnknownError');
  };
  factory.open = isRefused ? refuse : factory.firstOpen;
  const left = { version: 9, stored: ['left'] };
  if (isRefused) localStorage.setItem('creator-cash-advance.journey.left', JSON.stringify(left));
}

/** Saves as a tab of another version does, and tells this tab of it, also where this one may save nothing. */
export function saveAsVersion(version: number): void {
  const key = 'creator-cash-advance.journey.newer';
  localStorage[key] = JSON.stringify({ version });
  window.dispatchEvent(new StorageEvent('storage', { key }));
  localStorage.removeItem(key);
}

/** Makes every canvas refuse to be drawn on, then presses: a page that is drawn in between fails by itself. */
export function breakDrawing(pressed: HTMLElement | SVGElement): void {
  const canvas = HTMLCanvasElement.prototype as { getContext: unknown; firstGetContext?: unknown };
  canvas.firstGetContext ??= canvas.getContext;
  canvas.getContext = () => {
    throw new DOMException('refused', 'InvalidStateError');
  };
  if (pressed instanceof HTMLElement) pressed.click();
}

/** Lets canvases be drawn on again. */
export function repairDrawing(): void {
  const canvas = HTMLCanvasElement.prototype as { getContext: unknown; firstGetContext?: unknown };
  canvas.getContext = canvas.firstGetContext ?? canvas.getContext;
}

/** Closes every message, and returns how many there were. */
export function dismissMessages(): number {
  const buttons = document.querySelectorAll<HTMLElement>('[aria-label="Dismiss message"]');
  for (const button of buttons) button.click();
  return buttons.length;
}

/** Counts the work of saving that is under way: what is being encrypted, and what is being written. */
export function countSavingWork(): void {
  // A page that has not been loaded yet encrypts nothing.
  if (!isSecureContext) return;
  const page = globalThis as { savingWork?: number };
  page.savingWork = 0;
  const count = (change: number) => () => (page.savingWork = (page.savingWork ?? 0) + change);
  const [begin, end] = [count(1), count(-1)];
  const subtle = SubtleCrypto.prototype as SubtleCrypto & Record<string, (...given: unknown[]) => Promise<unknown>>;
  for (const name of ['encrypt', 'decrypt', 'exportKey', 'importKey', 'generateKey']) {
    const act = subtle[name];
    if (act === undefined) throw new Error(`There is no ${name}.`);
    subtle[name] = function counted(...given) {
      begin();
      return act.apply(this, given).finally(end);
    };
  }
  const { arrayBuffer } = Blob.prototype;
  Blob.prototype.arrayBuffer = function counted() {
    begin();
    return arrayBuffer.call(this).finally(end);
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function counted(...given) {
    const opening = open.apply(this, given);
    begin();
    opening.addEventListener('success', end);
    opening.addEventListener('error', end);
    return opening;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function counted(...given) {
    const begun = transaction.apply(this, given);
    begin();
    begun.addEventListener('complete', end);
    begun.addEventListener('abort', end);
    return begun;
  };
}

/** Sets the page's clock to a day without a timer coming due, and shows the page. */
export function wakeOn(day: string): void {
  __pwClock.controller.setSystemTime(new Date(`${day}T09:00`).getTime());
  document.dispatchEvent(new Event('visibilitychange'));
}
