/* These functions are sent into the page as text: each brings everything that it needs. */

/** What is sought, each secret in all the forms in which it may be written, and whether the page itself is looked at too. */
export type Sought = {
  readonly sought: readonly { readonly secret: string; readonly forms: readonly string[] }[];
  readonly inPage: boolean;
};

/** What is set aside before the product and a fault begin: what was published so far, and the browser's own way to its databases. */
type Aside = { readonly published: readonly string[]; readonly openDatabase: (name: string) => IDBOpenDBRequest };

/** Takes down, before the product begins, what a page publishes to other windows and tabs. */
export function recordMessages(): void {
  const published: string[] = [];
  const { open } = IDBFactory.prototype;
  const aside: Aside = { published, openDatabase: (name) => open.call(indexedDB, name) };
  Object.assign(globalThis, { aside });
  const note = (message: unknown) => {
    try {
      published.push(JSON.stringify(message) ?? '');
    } catch {
      published.push(String(message));
    }
  };
  const channel = BroadcastChannel.prototype;
  const post = channel.postMessage;
  channel.postMessage = function noted(message: unknown) {
    note(message);
    post.call(this, message);
  };
  const postToWindow = window.postMessage.bind(window) as (...given: unknown[]) => void;
  window.postMessage = (...given: unknown[]) => {
    note(given[0]);
    postToWindow(...given);
  };
}

/** Lists the places of this page and its origin that hold a secret, each with that secret. */
export async function findTraces({ sought, inPage }: Sought): Promise<string[]> {
  const ENOUGH_BYTES = 65_536;
  const found: string[] = [];
  const { aside } = globalThis as { aside?: Aside };
  const judge = (place: string, text: string) => {
    // In UTF-16 every second byte of our texts is zero.
    const texts = text.includes('\0') ? [text, text.replaceAll('\0', '')] : [text];
    for (const { secret, forms } of sought)
      if (forms.some((form) => texts.some((one) => one.includes(form)))) found.push(`${place}: ${secret}`);
  };
  const look = (place: string, read: () => string) => {
    try {
      judge(place, read());
    } catch {
      // What the browser refuses to show holds nothing.
    }
  };
  const decoder = new TextDecoder('latin1');
  const textOf = (value: unknown): string => {
    if (value instanceof ArrayBuffer) return decoder.decode(value.slice(0, ENOUGH_BYTES));
    if (ArrayBuffer.isView(value)) return decoder.decode(value);
    if (typeof value !== 'object' || value === null) return String(value);
    return Object.entries(value)
      .map(([name, part]) => `${name} ${textOf(part)}`)
      .join('\n');
  };
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('The database cannot be read.')));
    });

  look('local storage', () => Object.entries<string>(localStorage).flat().join('\n'));
  look('session storage', () => Object.entries<string>(sessionStorage).flat().join('\n'));
  look('cookie', () => document.cookie);
  look('address', () => location.href);
  look('referrer', () => document.referrer);
  look('history', () => JSON.stringify(history.state));
  look('title', () => document.title);
  look('name', () => window.name);
  look('performance', () =>
    performance
      .getEntries()
      .map((entry) => entry.name)
      .join('\n'),
  );
  look('message', () => (aside?.published ?? []).join('\n'));
  if (inPage) {
    look('page', () => document.documentElement.outerHTML);
    look('field', () =>
      [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join('\n'),
    );
  }
  try {
    for (const { name = '' } of await indexedDB.databases()) {
      judge('database', name);
      const database = await settled(aside?.openDatabase(name) ?? indexedDB.open(name));
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
        judge('database', textOf([storeName, keys, values]));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        judge('cache', `${name} ${request.url} ${(await answer?.text()) ?? ''}`);
      }
    }
  } catch {
    // A browser that refuses its database keeps nothing in it.
  }
  return found;
}
