import * as v from 'valibot';
import { REMEMBERED_MS, SAVED_WITHOUT_TAB_MS } from '#machines/constants.ts';
import { readAs, SAVED_FORMAT } from '#machines/persistence/savedJourney.ts';
import { journeyKey, lastSignOut, savedTabs, type Storages, TAB_KEY } from '#src/services/ownStorage.ts';
import { KEY_PATTERN } from './encryption.ts';

const tabSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  key: v.pipe(v.string(), v.regex(KEY_PATTERN)),
});
const recordSchema = v.object({
  version: v.pipe(v.number(), v.maxValue(SAVED_FORMAT)),
  signOut: v.string(),
  savedAtMs: v.number(),
  keyName: v.nullable(v.string()),
  stored: v.array(v.string()),
  journey: v.string(),
});
/** What a newer version saved: this one neither reads nor removes it, nor what it names in the database (R15.3). */
const newerSchema = v.object({
  version: v.pipe(v.number(), v.gtValue(SAVED_FORMAT)),
  stored: v.fallback(v.array(v.string()), []),
});

/** What a tab knows of itself for its life: under which id its journey is saved, and the key to it. */
export type Tab = v.InferOutput<typeof tabSchema>;

/**
 * A saved journey as it lies in the browser, and what the database holds for it: its files and, under `keyName`, the
 * tab's key of a creator who asked to be remembered. Only `journey` is of value, and that is encrypted.
 */
export type StoredRecord = v.InferOutput<typeof recordSchema>;

/** The tab of this page and the saved journeys of this session, each read as what it is or not at all. */
export function recordsIn({ localStorage: local, sessionStorage: session }: Storages) {
  const read = (id: string) => {
    const record = readAs(recordSchema, local.getItem(journeyKey(id)));
    return record?.signOut === (lastSignOut(local) ?? '') ? record : null;
  };
  const newer = (key: string) => readAs(newerSchema, local.getItem(key));
  return {
    tab: () => readAs(tabSchema, session.getItem(TAB_KEY)),
    writeTab: (tab: Tab) => session.setItem(TAB_KEY, JSON.stringify(tab)),
    removeTab: () => session.removeItem(TAB_KEY),
    read,
    isNewer: (key: string) => newer(key) !== null,
    write: (id: string, record: StoredRecord) => local.setItem(journeyKey(id), JSON.stringify(record)),
    remove: (id: string) => local.removeItem(journeyKey(id)),
    /** The names of all that the database holds for a saved journey. */
    inUse: (): ReadonlySet<string> =>
      new Set(savedTabs(local).flatMap((id) => (read(id) ?? newer(journeyKey(id)))?.stored ?? [])),
    /** The latest of what creators who asked to be remembered saved in tabs that are closed. */
    latestOrphan: (open: ReadonlySet<string>) =>
      savedTabs(local)
        .filter((id) => !open.has(id))
        .flatMap((id) => {
          const { keyName = null, savedAtMs = 0 } = read(id) ?? {};
          return keyName === null ? [] : [{ id, keyName, savedAtMs }];
        })
        .toSorted((one, other) => other.savedAtMs - one.savedAtMs)
        .at(0),
    /** Removes what is of an earlier session or has come to its end. */
    purge: (isOpen: (id: string) => boolean, nowMs: number) => {
      for (const id of savedTabs(local)) {
        if (newer(journeyKey(id)) !== null) continue;
        const record = read(id);
        if (record === null || nowMs - record.savedAtMs > ttlMs(record, isOpen(id))) local.removeItem(journeyKey(id));
      }
    },
  };
}

/** How long a journey stays saved after its last change (R15.5). */
function ttlMs({ keyName }: StoredRecord, isOpen: boolean): number {
  return keyName === null && !isOpen ? SAVED_WITHOUT_TAB_MS : REMEMBERED_MS;
}

const LOCK = 'creator-cash-advance.journey.';

/** Says that a tab is open for as long as its page is, which is not so while the browser has set the page aside. */
export function holdTab(id: string, page: Pick<Window, 'addEventListener'>): void {
  if (!('locks' in navigator)) return;
  const untilEnd = () =>
    new Promise<void>((resolve) => page.addEventListener('pagehide', () => resolve(), { once: true }));
  const hold = () => void navigator.locks.request(`${LOCK}${id}`, untilEnd).catch(() => {});
  page.addEventListener('pageshow', ({ persisted }) => persisted && hold());
  hold();
}

/** The ids of the tabs that are open. Rejects where the browser cannot say. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held } = (await navigator.locks.query()) as Required<LockManagerSnapshot>;
  return new Set(held.map(({ name }) => String(name).slice(LOCK.length)));
}
