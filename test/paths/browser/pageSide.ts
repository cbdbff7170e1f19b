/* These functions are sent into the page as text: each brings everything that it needs. */

/** Goes to an entry of the tab's own history that has this address, as Forward does. */
export function openEntry(address: string): void {
  const { idx = 0 } = Object(window.history.state) as { idx?: number };
  const state = { idx: idx + 1, key: Math.random().toString(36).slice(2), usr: null };
  window.history.pushState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Keeps a session in the order in which the product does, and tells how many changes other tabs will hear of. */
export function storeSession(texts: Record<string, string | null>): number {
  const keys = ['user', 'isPatreonConnected', 'isAuthenticated'];
  const changed = keys.filter((key) => localStorage.getItem(key) !== (texts[key] ?? null));
  for (const key of changed.toReversed()) if ((texts[key] ?? null) === null) localStorage.removeItem(key);
  for (const key of changed) if ((texts[key] ?? null) !== null) localStorage.setItem(key, texts[key] ?? '');
  return changed.length;
}

/** Counts what this tab has heard of changes that other tabs made. */
export function countHeard(): void {
  const page = globalThis as { heard?: number };
  page.heard = 0;
  window.addEventListener('storage', () => {
    page.heard = (page.heard ?? 0) + 1;
  });
}

/** Tells whether the product answers: the page that the build wrote down stands there before its program does. */
export function isAlive(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
}

/** Makes the database refuse the next write, or take it. */
export function refuseKeeping(isRefused: boolean): void {
  const store = IDBObjectStore.prototype as { put: unknown; firstPut?: unknown };
  store.firstPut ??= store.put;
  const refuse = () => {
    store.put = store.firstPut;
    throw new DOMException('refused', 'QuotaExceededError');
  };
  store.put = isRefused ? refuse : store.firstPut;
}

/** Says what a tab of another version says when it is opened. */
export function announceVersion([channel, version]: readonly [channel: string, version: number]): void {
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage(version);
  tabs.close();
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

/** Closes every message, and tells how many there were. */
export function dismissMessages(): number {
  const buttons = document.querySelectorAll<HTMLElement>('[aria-label="Dismiss message"]');
  for (const button of buttons) button.click();
  return buttons.length;
}

/** Counts the work of keeping that is under way: what is being encrypted, and what is being written. */
export function countKeepingWork(): void {
  const page = globalThis as { keepingWork?: number };
  page.keepingWork = 0;
  const begin = () => {
    page.keepingWork = (page.keepingWork ?? 0) + 1;
  };
  const end = () => {
    page.keepingWork = (page.keepingWork ?? 0) - 1;
  };
  const subtle = SubtleCrypto.prototype as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
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
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function counted(...given) {
    const begun = transaction.apply(this, given);
    begin();
    begun.addEventListener('complete', end);
    begun.addEventListener('abort', end);
    return begun;
  };
}
