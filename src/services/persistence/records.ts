import * as v from 'valibot';
import { REMEMBERED_MS, SAVED_WITHOUT_TAB_MS } from '#machines/constants.ts';
import { SAVED_FORMAT } from '#machines/persistence/savedJourney.ts';
import { journeyKey, lastSignOut, savedTabs, type Storages, TAB_KEY } from '#src/services/ownStorage.ts';
import { isKey } from './encryption.ts';

const tabSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()), key: v.custom<string>(isKey), isOpen: v.boolean() });
const recordSchema = v.object({
  version: v.number(),
  signOut: v.string(),
  savedAtMs: v.number(),
  isOpen: v.boolean(),
  wrappedKey: v.nullable(v.string()),
  files: v.array(v.string()),
  journey: v.string(),
});

/** What a tab knows of itself for its life: under which id its journey is saved, and the key to it. */
export type Tab = v.InferOutput<typeof tabSchema>;

/** A saved journey as it lies in the browser. Only `journey` and `wrappedKey` are of value, and both are encrypted. */
export type StoredRecord = v.InferOutput<typeof recordSchema>;

/** The tab of this page and the saved journeys of all, each read as what it is or not at all. */
export function recordsIn({ localStorage: local, sessionStorage: session }: Storages) {
  const read = (id: string) => parsed(recordSchema, local.getItem(journeyKey(id)));
  const isOfSession = (record: StoredRecord) => record.signOut === (lastSignOut(local) ?? '');
  return {
    tab: () => parsed(tabSchema, session.getItem(TAB_KEY)),
    writeTab: (tab: Tab) => session.setItem(TAB_KEY, JSON.stringify(tab)),
    removeTab: () => session.removeItem(TAB_KEY),
    read,
    write: (id: string, record: StoredRecord) => local.setItem(journeyKey(id), JSON.stringify(record)),
    remove: (id: string) => local.removeItem(journeyKey(id)),
    isOfSession,
    /** The files of all saved journeys, and whether one of them can be opened by the device key alone. */
    inUse: (): readonly [files: ReadonlySet<string>, isDeviceKeyUsed: boolean] => {
      const all = savedTabs(local).map(read);
      return [new Set(all.flatMap((record) => record?.files ?? [])), all.some((record) => record?.wrappedKey)];
    },
    /** The journeys of this session that a creator who asked to be remembered left in tabs that are closed, the latest first. */
    left: (open: ReadonlySet<string>) =>
      savedTabs(local)
        .map((id) => ({ id, record: read(id) }))
        .filter((saved): saved is { id: string; record: StoredRecord } => saved.record !== null)
        .filter(
          ({ id, record }) => !(record.isOpen && open.has(id)) && record.wrappedKey !== null && isOfSession(record),
        )
        .toSorted((one, other) => other.record.savedAtMs - one.record.savedAtMs),
    /** Removes what is of an earlier session or too old, but for what a newer version wrote. */
    purge: (open: ReadonlySet<string>, nowMs: number) => {
      for (const id of savedTabs(local)) {
        const record = read(id);
        if (record === null || isOver(record, isOfSession(record), open.has(id), nowMs))
          local.removeItem(journeyKey(id));
      }
    },
  };
}

/** Whether a saved journey has come to its end (R15.5). */
export function isOver(record: StoredRecord, isOfSession: boolean, isOpen: boolean, nowMs: number): boolean {
  if (record.version > SAVED_FORMAT) return false;
  const ageMs = nowMs - record.savedAtMs;
  if (!isOfSession || ageMs > REMEMBERED_MS) return true;
  return record.wrappedKey === null && !isOpen && ageMs > SAVED_WITHOUT_TAB_MS;
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, text: string | null): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
