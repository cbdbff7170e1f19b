import * as v from 'valibot';
import { parseJson, SAVED_FORMAT } from '#machines/persistence/savedFormat.ts';
import { type Expiry, expiryOf, retentionMs } from '#machines/persistence/savedJourney.ts';
import {
  journeyKey,
  lastSignOut,
  noteErasing,
  savedTabIds,
  type StorageWindow,
  TAB_KEY,
} from '#src/services/storage.ts';
import { KEY_PATTERN } from './encryption.ts';

const tabSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  key: v.pipe(v.string(), v.regex(KEY_PATTERN)),
  savedAtMs: v.optional(v.number()),
  isRemembered: v.optional(v.boolean(), false),
});
const expiredTabSchema = v.object({ loss: v.picklist(['expired', 'rememberedExpired'] satisfies Expiry[]) });
const recordSchema = v.object({
  version: v.pipe(v.number(), v.maxValue(SAVED_FORMAT)),
  signOut: v.string(),
  savedAtMs: v.number(),
  keyName: v.nullable(v.string()),
  stored: v.array(v.string()),
  journey: v.string(),
});
/** A record of a newer version; it and its files are left unchanged (R15.3). */
const newerSchema = v.object({
  version: v.pipe(v.number(), v.gtValue(SAVED_FORMAT)),
  stored: v.fallback(v.array(v.string()), []),
});

/** The id and the key of a tab's journey, kept in session storage. */
export type Tab = Pick<v.InferOutput<typeof tabSchema>, 'id' | 'key'>;

/** A saved journey; `journey` is encrypted. `stored` and `keyName` name its files and its tab's key in the database. */
export type StoredRecord = v.InferOutput<typeof recordSchema>;

/** Accesses this page's tab and the saved journeys of this session; malformed data counts as missing. */
export function recordsIn({ localStorage: local, sessionStorage: session }: StorageWindow) {
  const read = (id: string) => {
    const record = parseJson(recordSchema, local.getItem(journeyKey(id)));
    return record?.signOut === (lastSignOut(local) ?? '') ? record : null;
  };
  const newer = (key: string) => parseJson(newerSchema, local.getItem(key));
  const tab = () => parseJson(tabSchema, session.getItem(TAB_KEY));
  return {
    tab,
    removeTab: () => session.removeItem(TAB_KEY),
    read,
    isNewer: (key: string) => newer(key) !== null,
    /** Writes the record, and its time next to the tab's key, so the tab can tell if the record expired. */
    write: ({ id, key }: Tab, record: StoredRecord) => {
      const { savedAtMs, keyName } = record;
      session.setItem(TAB_KEY, JSON.stringify({ id, key, savedAtMs, isRemembered: keyName !== null }));
      local.setItem(journeyKey(id), JSON.stringify(record));
    },
    remove: (id: string) => local.removeItem(journeyKey(id)),
    inUse: (): ReadonlySet<string> =>
      new Set(savedTabIds(local).flatMap((id) => (read(id) ?? newer(journeyKey(id)))?.stored ?? [])),
    latestOrphan: (open: ReadonlySet<string>) =>
      savedTabIds(local)
        .filter((id) => !open.has(id))
        .flatMap((id) => {
          const { keyName = null, savedAtMs = 0 } = read(id) ?? {};
          return keyName === null ? [] : [{ id, keyName, savedAtMs }];
        })
        .toSorted((first, second) => second.savedAtMs - first.savedAtMs)
        .at(0),
    /**
     * Removes expired records and those of earlier sessions. A record dated too far in the future also counts as
     * expired, but only if its tab is closed.
     */
    purge: (nowMs: number, isOpen: (id: string) => boolean): ReadonlyMap<string, Expiry> => {
      const expired = new Map<string, Expiry>();
      for (const id of savedTabIds(local)) {
        if (newer(journeyKey(id)) !== null) continue;
        const record = read(id);
        if (record !== null) {
          const isRemembered = record.keyName !== null;
          const ageMs = nowMs - record.savedAtMs;
          if ((isOpen(id) ? ageMs : Math.abs(ageMs)) <= retentionMs(isRemembered)) continue;
          expired.set(id, expiryOf(isRemembered));
        }
        local.removeItem(journeyKey(id));
        if (record !== null && record.stored.length > 0) noteErasing(local, id);
      }
      return expired;
    },
    /** Removes this tab's key and returns true if its journey expired, even if another tab removed the record. */
    expireTab: (nowMs: number, expired: ReadonlyMap<string, Expiry>): boolean => {
      const known = tab();
      if (known === null) return false;
      const { id, savedAtMs = nowMs, isRemembered } = known;
      const isGone = local.getItem(journeyKey(id)) === null && nowMs - savedAtMs > retentionMs(isRemembered);
      const loss = expired.get(id) ?? (isGone ? expiryOf(isRemembered) : null);
      if (loss !== null) session.setItem(TAB_KEY, JSON.stringify({ loss }));
      return loss !== null;
    },
    /** Returns how this tab's journey expired, or null; later calls return null. */
    takeExpiry: (): Expiry | null => {
      const loss = parseJson(expiredTabSchema, session.getItem(TAB_KEY))?.loss ?? null;
      if (loss !== null) session.removeItem(TAB_KEY);
      return loss;
    },
  };
}

const LOCK = 'creator-cash-advance.journey.';

/** Holds a lock while the page is open, except in the back/forward cache. Aborting the signal releases the lock. */
export function holdTabLock(id: string, page: Pick<Window, 'addEventListener'>, signal: AbortSignal): void {
  if (!('locks' in navigator)) return;
  const untilEnd = () =>
    new Promise<void>((resolve) => {
      page.addEventListener('pagehide', () => resolve(), { once: true, signal });
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  const hold = () => void navigator.locks.request(`${LOCK}${id}`, untilEnd).catch(() => {});
  page.addEventListener('pageshow', ({ persisted }) => persisted && hold(), { signal });
  hold();
}

/** Returns the ids of the open tabs; rejects if the browser doesn't support locks. */
export async function queryOpenTabs(): Promise<ReadonlySet<string>> {
  const { held } = (await navigator.locks.query()) as Required<LockManagerSnapshot>;
  return new Set(held.map(({ name }) => String(name).slice(LOCK.length)));
}
