import * as v from 'valibot';
import { REMEMBERED_MS, SAVED_WITHOUT_TAB_MS } from '#machines/constants.ts';
import { SAVED_FORMAT } from '#machines/persistence/savedJourney.ts';
import { journeyKey, lastSignOut, savedTabs, type Storages, TAB_KEY } from '#src/services/ownStorage.ts';
import { KEY_PATTERN } from './encryption.ts';

const tabSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  key: v.pipe(v.string(), v.regex(KEY_PATTERN)),
  isOpen: v.boolean(),
});
const recordSchema = v.object({
  version: v.pipe(v.number(), v.maxValue(SAVED_FORMAT)),
  signOut: v.string(),
  savedAtMs: v.number(),
  isOpen: v.boolean(),
  keyName: v.nullable(v.string()),
  stored: v.array(v.string()),
  journey: v.string(),
});
/** What a newer version saved: this one neither reads nor removes it, nor what it names in the database (R15.3). */
const newerSchema = v.object({
  version: v.pipe(v.number(), v.gtValue(SAVED_FORMAT)),
  stored: v.fallback(v.array(v.string()), []),
});

const NOTHING_STORED = { stored: [] };

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
    const record = parsed(recordSchema, local.getItem(journeyKey(id)));
    return record?.signOut === (lastSignOut(local) ?? '') ? record : null;
  };
  const newer = (id: string) => parsed(newerSchema, local.getItem(journeyKey(id)));
  return {
    tab: () => parsed(tabSchema, session.getItem(TAB_KEY)),
    writeTab: (tab: Tab) => session.setItem(TAB_KEY, JSON.stringify(tab)),
    removeTab: () => session.removeItem(TAB_KEY),
    read,
    isNewer: (id: string) => newer(id) !== null,
    write: (id: string, record: StoredRecord) => local.setItem(journeyKey(id), JSON.stringify(record)),
    remove: (id: string) => local.removeItem(journeyKey(id)),
    /** The names of all that the database holds for a saved journey. */
    inUse: (): ReadonlySet<string> =>
      new Set(savedTabs(local).flatMap((id) => (read(id) ?? newer(id) ?? NOTHING_STORED).stored)),
    /** What creators who asked to be remembered saved in tabs that are closed, the latest first. */
    orphaned: (open: ReadonlySet<string>) =>
      savedTabs(local)
        .flatMap((id) => {
          const record = read(id);
          return record?.keyName && !(record.isOpen && open.has(id)) ? { id, record, keyName: record.keyName } : [];
        })
        .toSorted((one, other) => other.record.savedAtMs - one.record.savedAtMs),
    /** Removes what is of an earlier session or too old. */
    purge: (isOpen: (id: string) => boolean, nowMs: number) => {
      for (const id of savedTabs(local)) {
        const record = read(id);
        if (record === null ? newer(id) === null : isOver(record, isOpen(id), nowMs)) local.removeItem(journeyKey(id));
      }
    },
  };
}

/** Whether a saved journey has come to its end (R15.5). */
export function isOver({ savedAtMs, keyName }: StoredRecord, isOpen: boolean, nowMs: number): boolean {
  return nowMs - savedAtMs > (keyName === null && !isOpen ? SAVED_WITHOUT_TAB_MS : REMEMBERED_MS);
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, text: string | null): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(String(text)));
  } catch {
    return null;
  }
}
