/* These functions are serialized and run in the page, so each must be self-contained. */

export type LeakSearch = {
  readonly encodedSecrets: readonly { readonly secret: string; readonly encodings: readonly string[] }[];
  /** Whether to search the page's content and fields too. */
  readonly includesContent: boolean;
};

/** Messages that the page has sent, and the original `indexedDB.open`, which tests replace. */
type Recorder = { readonly published: readonly string[]; readonly openDatabase: (name: string) => IDBOpenDBRequest };

/** Records messages that the page sends to other windows and tabs. Must run before the page's scripts. */
export function recordMessages(): void {
  const published: string[] = [];
  const { open } = IDBFactory.prototype;
  const recorder: Recorder = { published, openDatabase: (name) => open.call(indexedDB, name) };
  Object.assign(globalThis, { leakRecorder: recorder });
  const record = (message: unknown) => {
    try {
      published.push(JSON.stringify(message) ?? '');
    } catch {
      published.push(String(message));
    }
  };
  const channel = BroadcastChannel.prototype;
  const post = channel.postMessage;
  channel.postMessage = function recorded(message: unknown) {
    record(message);
    post.call(this, message);
  };
  const postToWindow = window.postMessage.bind(window) as (...args: unknown[]) => void;
  window.postMessage = (...args: unknown[]) => {
    record(args[0]);
    postToWindow(...args);
  };
}

/** Lists each secret in the page or its origin's data, and where it was found. */
export async function searchPage({ encodedSecrets, includesContent }: LeakSearch): Promise<string[]> {
  const MAX_SEARCHED_BYTES = 65_536;
  const found: string[] = [];
  const { leakRecorder } = globalThis as { leakRecorder?: Recorder };
  const searchText = (source: string, text: string) => {
    // In UTF-16, every second byte of an ASCII secret is zero.
    const variants = text.includes('\0') ? [text, text.replaceAll('\0', '')] : [text];
    for (const { secret, encodings } of encodedSecrets)
      if (encodings.some((encoding) => variants.some((variant) => variant.includes(encoding))))
        found.push(`${source}: ${secret}`);
  };
  const search = (source: string, read: () => string) => {
    try {
      searchText(source, read());
    } catch {
      // The browser blocks this source, so nothing can leak there.
    }
  };
  const decoder = new TextDecoder('latin1');
  const stringify = (value: unknown): string => {
    if (value instanceof ArrayBuffer) return decoder.decode(value.slice(0, MAX_SEARCHED_BYTES));
    if (ArrayBuffer.isView(value)) return decoder.decode(value);
    if (typeof value !== 'object' || value === null) return String(value);
    return Object.entries(value)
      .map(([name, part]) => `${name} ${stringify(part)}`)
      .join('\n');
  };
  const waitForRequest = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('The database cannot be read.')));
    });

  search('local storage', () => Object.entries<string>(localStorage).flat().join('\n'));
  search('session storage', () => Object.entries<string>(sessionStorage).flat().join('\n'));
  search('cookie', () => document.cookie);
  search('address', () => location.href);
  search('referrer', () => document.referrer);
  search('history', () => JSON.stringify(history.state));
  search('title', () => document.title);
  search('name', () => window.name);
  search('performance', () =>
    performance
      .getEntries()
      .map((entry) => entry.name)
      .join('\n'),
  );
  search('message', () => (leakRecorder?.published ?? []).join('\n'));
  if (includesContent) {
    search('page', () => document.documentElement.outerHTML);
    search('field', () =>
      [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join('\n'),
    );
  }
  try {
    for (const { name = '' } of await indexedDB.databases()) {
      searchText('database', name);
      const database = await waitForRequest(leakRecorder?.openDatabase(name) ?? indexedDB.open(name));
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([waitForRequest(store.getAllKeys()), waitForRequest(store.getAll())]);
        searchText('database', stringify([storeName, keys, values]));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        searchText('cache', `${name} ${request.url} ${(await response?.text()) ?? ''}`);
      }
    }
  } catch {
    // The browser blocks its databases, so nothing can leak there.
  }
  return found;
}
