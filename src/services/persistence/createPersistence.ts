import { LOAD_PART_DEADLINE_MS } from '#machines/constants.ts';
import { type FileRef, isTooLargeToSave } from '#machines/domain/documents.ts';
import { localIsoTime } from '#machines/domain/time.ts';
import type { ErasedScope, Loaded, Saved, Written } from '#machines/persistence/persistence.ts';
import {
  decodeJourney,
  duplicateOf,
  filesOf,
  type OwnedJourney,
  SAVED_FORMAT,
  savedJourneyAfter,
  type SavedLoss,
  withoutFiles,
} from '#machines/persistence/savedJourney.ts';
import { inTime } from '#src/services/inTime.ts';
import { newId } from '#src/services/newId.ts';
import { isErasing, journeyKey, lastSignOut, noteErased } from '#src/services/ownStorage.ts';
import type { StorageHome } from '#src/services/storage.ts';
import { decrypt, decryptNow, encrypt, encryptNow, fileKey, newKey, unwrapKey, wrapKey } from './encryption.ts';
import { type Encrypted, fileStore, type WrappedKey } from './fileStore.ts';
import { holdTab, openTabs, recordsIn, type StoredRecord, type Tab } from './records.ts';

export type PersistenceParts = {
  /** The window: its two storages, whose very mention may throw, and the events of its end and of other tabs. */
  readonly home: StorageHome;
  /** The bytes of a file chosen on this page, or null. */
  readonly chosenBytes: (id: string) => Promise<ArrayBuffer | null>;
  readonly now?: () => number;
};

/** What the browser does to save the journey of this tab, encrypted (R15.1, R15.2). */
export type Persistence = ReturnType<typeof createPersistence>;

/** What is saved for this tab, where it lay, and the id under which it goes on; a duplicate leaves the first where it is. */
type Found = {
  readonly from: Tab;
  readonly record: StoredRecord | null;
  readonly id: string;
  readonly isDuplicate: boolean;
};

const NOTHING: Loaded = { journey: null, loss: null, saved: null, isOutdated: false, isErased: true };

/** What a page knows of what it saves, until all of that is erased. */
const newState = () => ({
  tab: null as Tab | null,
  /** Under which name the database holds the tab's key; only with it can another tab take the journey over. */
  keyName: null as string | null,
  /** What the database holds for this journey, and the files that it should hold. */
  stored: new Set<string | null>(),
  files: [] as readonly FileRef[],
  /** The sign-out after which this began: what was saved before another one is not its own. */
  signOut: null as string | null,
});

/** What a saved journey is bound to: its tab and its time, so that no other can be put in their place. */
const nameOf = (tab: string, savedAtMs: number) => `${tab} ${savedAtMs}`;

export function createPersistence({ home, chosenBytes, now = Date.now }: PersistenceParts) {
  /** Another one after each time that all is erased, so that what is still being loaded then is given out to nobody. */
  let state = newState();
  const records = () => recordsIn(home);
  const signOutNow = () => lastSignOut(home.localStorage) ?? '';

  const beginTab = (id: string, key: string): Tab => {
    state.tab = { id, key };
    records().writeTab(state.tab);
    holdTab(id, home);
    return state.tab;
  };

  /** The journey of this very tab, or of the one that it is a duplicate of. */
  const ownJourney = (known: Tab, isDuplicate: boolean): Found => {
    return { from: known, record: records().read(known.id), id: isDuplicate ? newId() : known.id, isDuplicate };
  };

  /** What a creator who asked to be remembered saved in a tab that is closed: the first tab that takes it over has it. */
  const orphanedJourney = async (open: ReadonlySet<string>): Promise<Found | null> => {
    const orphan = records().latestOrphan(open);
    if (orphan === undefined) return null;
    const { id, keyName } = orphan;
    const wrapped = await fileStore.read<WrappedKey>(keyName);
    const key = wrapped === undefined ? null : await unwrapKey(keyName, wrapped);
    const record = records().read(id);
    if (key === null || record === null) return null;
    records().remove(id);
    return { from: { id, key }, record, id: newId(), isDuplicate: false };
  };

  const restore = ({ from, record, id, isDuplicate }: Found, email: string | null, names: readonly string[] | null) => {
    if (record === null) return lost(id, 'unreadable');
    if (record.version !== SAVED_FORMAT) return lost(id, 'otherVersion');
    const { savedAtMs, keyName, stored } = record;
    const text = decryptNow(from.key, nameOf(from.id, savedAtMs), record.journey);
    const saved = decodeJourney(text);
    if (saved === null) return lost(id, 'unreadable');
    if (saved.email !== email) return lost(id, null);
    beginTab(id, from.key);
    records().write(id, { ...record, journey: encryptNow(from.key, nameOf(id, savedAtMs), text) });
    state.keyName = keyName;
    // Where the database does not answer, the files may be there; that the next tab has the key is not said.
    state.stored = new Set(names ?? stored.filter((name) => name !== keyName));
    const restored = isDuplicate ? duplicateOf(saved.journey) : saved.journey;
    const available = withoutFiles(restored, (file) => !isStored(file));
    const journey = savedJourneyAfter(available, now() - savedAtMs);
    const loss: SavedLoss | null = filesOf(restored).every(isStored) ? null : 'filesMissing';
    return { ...NOTHING, journey, loss, saved: savedAt(savedAtMs) };
  };

  const lost = (id: string, loss: SavedLoss | null): Loaded => {
    records().remove(id);
    records().removeTab();
    void eraseUnused().catch(() => {});
    return { ...NOTHING, loss };
  };

  const isStored = ({ id }: FileRef) => state.stored.has(id);

  const savedAt = (ms: number): Saved => ({
    at: localIsoTime(new Date(ms)),
    until: state.stored.has(state.keyName) ? 'signOut' : 'tabCloses',
  });

  /** A chosen file; one that can no longer be read is not saved, and said to be missing after a reload. */
  const encryptedFile = async (id: string, key: string) => {
    const bytes = await chosenBytes(id).catch(() => null);
    return bytes && encrypt(await fileKey(key), id, bytes);
  };

  /** Removes the files and keys that no saved journey needs, after a sign-out all of them; gives back the names of the others. */
  const eraseUnused = async () => {
    const names = await fileStore.removeUnused(() => records().inUse());
    noteErased(home.localStorage);
    return names;
  };

  return {
    /** Looks once, at start, for what this creator saved; `mayTakeOver` only where the session itself was found. */
    load: async (email: string | null, mayTakeOver: boolean): Promise<Loaded> => {
      const atStart = state;
      atStart.signOut = signOutNow();
      const wasErasing = isErasing(home.localStorage);
      const known = records().tab();
      const open = await inTime(openTabs(), LOAD_PART_DEADLINE_MS, new Set<string>());
      records().purge((id) => open.has(id) || id === known?.id, now());
      const names = await inTime(eraseUnused(), LOAD_PART_DEADLINE_MS, null);
      const nothing = { ...NOTHING, isErased: names !== null || !wasErasing };
      if (known !== null && records().isNewer(journeyKey(known.id))) return { ...nothing, isOutdated: true };
      const mayTake = mayTakeOver && email !== null;
      const found = known === null ? mayTake && (await orphanedJourney(open)) : ownJourney(known, open.has(known.id));
      if (!found || state !== atStart || signOutNow() !== atStart.signOut) return nothing;
      return { ...restore(found, email, names), isErased: nothing.isErased };
    },
    /** Writes the journey at once, then its files; nothing after a sign-out, and nothing over a newer version (R15.2, R15.3). */
    write: async ({ email, journey }: OwnedJourney, signal: AbortSignal): Promise<Written> => {
      const current = state;
      current.signOut ??= signOutNow();
      if (signOutNow() !== current.signOut) return 'nothing';
      const { id, key } = current.tab ?? beginTab(newId(), newKey());
      if (records().isNewer(journeyKey(id))) return 'newerVersion';
      const savedAtMs = now();
      current.files = filesOf(journey);
      current.keyName = journey.isRemembered ? (current.keyName ?? newId()) : null;
      const { files, keyName } = current;
      const small = files.filter((file) => !isTooLargeToSave(file)).map((file) => file.id);
      const names = keyName === null ? small : [...small, keyName];
      const encrypted = encryptNow(key, nameOf(id, savedAtMs), JSON.stringify({ email, journey }));
      const head = { version: SAVED_FORMAT, signOut: current.signOut, savedAtMs, keyName, stored: names };
      records().write(id, { ...head, journey: encrypted });
      for (const name of names) {
        if (current.stored.has(name)) continue;
        const value = name === keyName ? await wrapKey(name, key) : await encryptedFile(name, key);
        if (value === null) continue;
        await fileStore.write(name, value, signal);
        current.stored.add(name);
      }
      return savedAt(savedAtMs);
    },
    /** Forgets what this tab saved, or what all did: key and journey are removed before anything is awaited (R15.2). */
    erase: async (scope: ErasedScope): Promise<void> => {
      let { size } = state.stored;
      try {
        size += records().inUse().size;
      } catch {
        // A browser that lets nothing be stored has nothing to erase.
        return;
      }
      // The database, which may be refused, is left alone where it is not needed.
      const needsDatabase = scope === 'remaining' || size > 0;
      if (scope !== 'remaining') {
        const own = state.tab ?? records().tab();
        if (own !== null) records().remove(own.id);
        records().removeTab();
        state = newState();
      }
      // The sign-out itself is written while this waits.
      await Promise.resolve();
      if (needsDatabase) await eraseUnused();
      else noteErased(home.localStorage);
    },
    /** The bytes of a saved file, or null. */
    fileBytes: async (id: string): Promise<ArrayBuffer | null> => {
      const { tab } = state;
      const file = await fileStore.read<Encrypted>(id).catch(() => {});
      return tab === null || file === undefined ? null : decrypt(await fileKey(tab.key), id, file);
    },
    /** Notifies when another tab saves in a newer format (R15.3). */
    watchVersions: (onNewer: () => void) =>
      home.addEventListener('storage', ({ key }) => {
        if (records().isNewer(String(key))) onNewer();
      }),
    /** Whether every file of the journey is saved with it. */
    isComplete: () => state.files.every(isStored),
  };
}
