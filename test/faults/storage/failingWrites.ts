import { vi } from 'vitest';
import type { Tab } from '#test/services/persistence/tab.ts';

/** What goes wrong at a write: the browser refuses that one, or the page is gone from then on. */
export type WriteFault = 'the browser refuses' | 'the page is gone';

/**
 * Lets one write of a page fail, to one of the storages or to the database, counted from 0. What was being
 * written to the database then is not written; after the page is gone nothing is. Gives back whether it came to that.
 */
export async function failingAt(
  place: number,
  fault: WriteFault,
  tab: Tab,
  act: () => Promise<void>,
): Promise<boolean> {
  let writes = -1;
  const fails = () => {
    writes += 1;
    return fault === 'the page is gone' ? writes >= place : writes === place;
  };
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  const { put, delete: remove } = IDBObjectStore.prototype;
  const inStore = <Given extends unknown[]>(write: (this: IDBObjectStore, ...given: Given) => IDBRequest) =>
    function written(this: IDBObjectStore, ...given: Given) {
      if (!fails()) return write.apply(this, given);
      if (fault === 'the page is gone') this.transaction.abort();
      return refuse();
    };
  const written = (storage: Storage) => {
    const setItem = storage.setItem.bind(storage);
    return vi.spyOn(storage, 'setItem').mockImplementation((key, text) => (fails() ? refuse() : setItem(key, text)));
  };
  const spies = [
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(inStore(put)),
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(inStore(remove) as typeof remove),
    written(tab.localStorage),
    written(tab.sessionStorage),
  ];
  await act();
  for (const spy of spies) spy.mockRestore();
  return writes >= place;
}
