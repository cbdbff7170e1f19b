import * as v from 'valibot';
import { readAs, SAVED_FORMAT } from '#machines/persistence/savedFormat.ts';
import { type Expiry, expiryOf, keptMs } from '#machines/persistence/savedJourney.ts';
import { journeyKey, lastSignOut, noteErasing, savedTabs, type Storages, TAB_KEY } from '#src/services/ownStorage.ts';
import { KEY_PATTERN } from './encryption.ts';

const tabSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  key: v.pipe(v.string(), v.regex(KEY_PATTERN)),
  /** When its journey was last saved; absent until then. */
  savedAtMs: v.optional(v.number()),
  isRemembered: v.optional(v.boolean(), false),
});
/** A tab whose journey expired while it was open. */
const expiredTabSchema = v.object({ loss: v.picklist(['expired', 'rememberedExpired'] satisfies Expiry[]) });
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

/** The id under which the journey of a tab is saved, and the key to it, as session storage holds them. */
export type Tab = Pick<v.InferOutput<typeof tabSchema>, 'id' | 'key'>;

/**
 * A saved journey as local storage holds it. `stored` names its files in the database, `keyName` the tab's key there: only
 * where a creator asked to be remembered, and once the key is stored. Only `journey` is of value, and that is encrypted.
 */
export type StoredRecord = v.InferOutput<typeof recordSchema>;

/** The tab of this page and the saved journeys of this session; anything malformed counts as missing. */
export function recordsIn({ localStorage: local, sessionStorage: session }: Storages) {
  const read = (id: string) => {
    const record = readAs(recordSchema, local.getItem(journeyKey(id)));
    return record?.signOut === (lastSignOut(local) ?? '') ? record : null;
  };
  const newer = (key: string) => readAs(newerSchema, local.getItem(key));
  const tab = () => readAs(tabSchema, session.getItem(TAB_KEY));
  return {
    tab,
    removeTab: () => session.removeItem(TAB_KEY),
    read,
    isNewer: (key: string) => newer(key) !== null,
    /** Writes the record, and with the tab's key until when it is kept: so the tab knows why, if it is gone. */
    write: ({ id, key }: Tab, record: StoredRecord) => {
      const { savedAtMs, keyName } = record;
      session.setItem(TAB_KEY, JSON.stringify({ id, key, savedAtMs, isRemembered: keyName !== null }));
      local.setItem(journeyKey(id), JSON.stringify(record));
    },
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
    /**
     * Removes the records of an earlier session and those that expired, and returns the ids of the latter. One from the
     * future, as after a clock was set back, is left to an open tab, and to a closed one no longer than it is kept.
     */
    purge: (nowMs: number, isOpen: (id: string) => boolean): ReadonlyMap<string, Expiry> => {
      const expired = new Map<string, Expiry>();
      for (const id of savedTabs(local)) {
        if (newer(journeyKey(id)) !== null) continue;
        const record = read(id);
        if (record !== null) {
          const isRemembered = record.keyName !== null;
          const ageMs = nowMs - record.savedAtMs;
          if ((isOpen(id) ? ageMs : Math.abs(ageMs)) <= keptMs(isRemembered)) continue;
          expired.set(id, expiryOf(isRemembered));
        }
        local.removeItem(journeyKey(id));
        if (record !== null && record.stored.length > 0) noteErasing(local, id);
      }
      return expired;
    },
    /** Removes the key of this tab once its journey expired, also where another tab has removed that; returns whether. */
    expireTab: (nowMs: number, expired: ReadonlyMap<string, Expiry>): boolean => {
      const known = tab();
      if (known === null) return false;
      const { id, savedAtMs = nowMs, isRemembered } = known;
      const isGone = local.getItem(journeyKey(id)) === null && nowMs - savedAtMs > keptMs(isRemembered);
      const loss = expired.get(id) ?? (isGone ? expiryOf(isRemembered) : null);
      if (loss !== null) session.setItem(TAB_KEY, JSON.stringify({ loss }));
      return loss !== null;
    },
    /** How the journey of this tab expired, or null; told once. */
    takeExpiry: (): Expiry | null => {
      const loss = readAs(expiredTabSchema, session.getItem(TAB_KEY))?.loss ?? null;
      if (loss !== null) session.removeItem(TAB_KEY);
      return loss;
    },
  };
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
