import { LOAD_PART_DEADLINE_MS } from '#machines/constants.ts';
import { type FileRef, isTooLargeToSave } from '#machines/domain/documents.ts';
import { localIsoTime } from '#machines/domain/time.ts';
import type { ErasedScope, LoadResult, Saved, WriteResult } from '#machines/persistence/persistence.ts';
import {
  decodeJourney,
  filesOf,
  type OwnedJourney,
  SAVED_FORMAT,
  withoutFiles,
} from '#machines/persistence/savedFormat.ts';
import { advanceTimers, type SavedLoss } from '#machines/persistence/savedJourney.ts';
import { withTimeout } from '#src/services/clock.ts';
import { isErasing, journeyKey, lastSignOut, newId, noteErased, type StorageWindow } from '#src/services/storage.ts';
import { decrypt, decryptNow, encrypt, encryptNow, fileKey, newKey, unwrapKey, wrapKey } from './encryption.ts';
import { type EncryptedData, fileStore, type WrappedKey } from './fileStore.ts';
import { holdTabLock, queryOpenTabs, recordsIn, type StoredRecord, type Tab } from './records.ts';

type PersistenceParts = {
  readonly storageWindow: StorageWindow;
  readonly chosenBytes: (id: string) => Promise<ArrayBuffer | null>;
  readonly now?: () => number;
};

export type Persistence = ReturnType<typeof createPersistence>;

/** A record found for this tab. Duplicated tabs get a new id and leave the original in place. */
type FoundRecord = {
  readonly from: Tab;
  readonly record: StoredRecord | null;
  readonly id: string;
  readonly isDuplicate: boolean;
};

const NOTHING: LoadResult = { journey: null, loss: null, saved: null, isOutdated: false, isErased: true };

const newState = (signOut: string | null = null) => ({
  tab: null as Tab | null,
  /** The name of the tab's key in the database; null if other tabs can't take over the journey. */
  keyName: null as string | null,
  /** The names of the journey's entries that are already in the database. */
  stored: new Set<string | null>(),
  /** The journey's files, stored or not. */
  files: [] as readonly FileRef[],
  /** The latest sign-out when loading or saving began; after a newer one, nothing is saved or restored. */
  signOut,
});

/** Associated data for encryption: binds a record to its tab and timestamp. */
const associatedData = (tab: string, savedAtMs: number) => `${tab} ${savedAtMs}`;

export function createPersistence({ storageWindow, chosenBytes, now = Date.now }: PersistenceParts) {
  /** Replaced when this tab's data is erased or expires, so in-flight loads can't return stale data. */
  let state = newState();
  let lock = new AbortController();
  const records = () => recordsIn(storageWindow);
  const signOutNow = () => lastSignOut(storageWindow.localStorage) ?? '';

  const beginTab = (id: string, key: string): Tab => {
    state.tab = { id, key };
    lock.abort();
    lock = new AbortController();
    holdTabLock(id, storageWindow, lock.signal);
    return state.tab;
  };

  const findOwnRecord = (known: Tab, isDuplicate: boolean): FoundRecord => {
    return { from: known, record: records().read(known.id), id: isDuplicate ? newId() : known.id, isDuplicate };
  };

  /** Takes over the remembered journey of a closed tab; only the first tab to try gets it. */
  const takeOverRecord = async (open: ReadonlySet<string>): Promise<FoundRecord | null> => {
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

  const restore = (
    { from, record, id, isDuplicate }: FoundRecord,
    email: string | null,
    names: readonly string[] | null,
  ) => {
    if (record === null) return discardRecord(id, 'unreadable');
    if (record.version !== SAVED_FORMAT) return discardRecord(id, 'otherVersion');
    const { keyName, stored } = record;
    const text = decryptNow(from.key, associatedData(from.id, record.savedAtMs), record.journey);
    const saved = decodeJourney(text);
    if (saved === null) return discardRecord(id, 'unreadable');
    if (saved.email !== email) return discardRecord(id, null);
    // If the clock was ahead when the record was saved, treat it as saved now.
    const savedAtMs = Math.min(record.savedAtMs, now());
    const reencrypted = encryptNow(from.key, associatedData(id, savedAtMs), text);
    records().write(beginTab(id, from.key), { ...record, savedAtMs, journey: reencrypted });
    state.keyName = keyName;
    // If the database didn't answer, assume that the files are still there.
    state.stored = new Set(names ?? stored);
    // A duplicated tab gets a new document number for an unsigned contract (R12.1).
    const needsNumber = isDuplicate && !saved.journey.isContractSigned;
    const restored = needsNumber ? { ...saved.journey, documentId: null } : saved.journey;
    const available = withoutFiles(restored, (file) => !isStored(file));
    const journey = advanceTimers(available, now() - savedAtMs);
    const loss: SavedLoss | null = filesOf(restored).every(isStored) ? null : 'filesMissing';
    return { ...NOTHING, journey, loss, saved: savedAt(savedAtMs, keyName) };
  };

  const discardRecord = (id: string, loss: SavedLoss | null): LoadResult => {
    records().remove(id);
    records().removeTab();
    void eraseUnused().catch(() => {});
    return { ...NOTHING, loss };
  };

  const isStored = ({ id }: FileRef) => state.stored.has(id);

  const savedAt = (ms: number, keyName: string | null): Saved => ({
    at: localIsoTime(new Date(ms)),
    isRemembered: keyName !== null,
  });

  /** Encrypts a chosen file. Returns null if it can't be read anymore; a reload then reports the file missing. */
  const encryptFile = async (id: string, key: string) => {
    const bytes = await chosenBytes(id).catch(() => null);
    return bytes && encrypt(await fileKey(key), id, bytes);
  };

  const eraseUnused = async () => {
    const names = await fileStore.removeUnused(() => records().inUse());
    noteErased(storageWindow.localStorage);
    return names;
  };

  return {
    load: async (email: string | null, mayTakeOver: boolean): Promise<LoadResult> => {
      const atStart = state;
      atStart.signOut = signOutNow();
      const known = records().tab();
      const open = await withTimeout(queryOpenTabs(), LOAD_PART_DEADLINE_MS, new Set<string>());
      const expired = records().purge(now(), (id) => open.has(id) || id === known?.id);
      records().expireTab(now(), expired);
      const wasErasing = isErasing(storageWindow.localStorage);
      const names = await withTimeout(eraseUnused(), LOAD_PART_DEADLINE_MS, null);
      const nothing = { ...NOTHING, isErased: names !== null || !wasErasing };
      if (known !== null && records().isNewer(journeyKey(known.id))) return { ...nothing, isOutdated: true };
      const expiry = records().takeExpiry();
      if (expiry !== null) return { ...nothing, loss: expiry };
      const mayTake = known === null && mayTakeOver && email !== null;
      const found = known === null ? mayTake && (await takeOverRecord(open)) : findOwnRecord(known, open.has(known.id));
      if (state !== atStart || signOutNow() !== atStart.signOut) return nothing;
      const couldTake = mayTake && [...expired.values()].includes('rememberedExpired');
      if (!found) return { ...nothing, loss: couldTake ? 'rememberedExpired' : null };
      return { ...restore(found, email, names), isErased: nothing.isErased };
    },
    /**
     * Writes the journey before the first await, then its files. Writes nothing after a sign-out or over data of a
     * newer version (R15.2, R15.3).
     */
    write: async ({ email, journey }: OwnedJourney, signal: AbortSignal): Promise<WriteResult> => {
      const current = state;
      current.signOut ??= signOutNow();
      if (signOutNow() !== current.signOut) return 'nothing';
      const tab = current.tab ?? beginTab(newId(), newKey());
      const { id, key } = tab;
      if (records().isNewer(journeyKey(id))) return 'newerVersion';
      // If another tab removed the expired record, the files have to be stored again.
      if (records().read(id) === null) current.stored.clear();
      const savedAtMs = now();
      current.files = filesOf(journey);
      const formerKeyName = current.keyName;
      current.keyName = journey.isRemembered ? (current.keyName ?? newId()) : null;
      const { files, keyName } = current;
      const savableIds = files.filter((file) => !isTooLargeToSave(file)).map((file) => file.id);
      const names = keyName === null ? savableIds : [...savableIds, keyName];
      const encrypted = encryptNow(key, associatedData(id, savedAtMs), JSON.stringify({ email, journey }));
      const storedKey = current.stored.has(keyName) ? keyName : null;
      const metadata = {
        version: SAVED_FORMAT,
        signOut: current.signOut,
        savedAtMs,
        keyName: storedKey,
        stored: names,
      };
      records().write(tab, { ...metadata, journey: encrypted });
      for (const name of names) {
        if (current.stored.has(name)) continue;
        const value = name === keyName ? await wrapKey(name, key) : await encryptFile(name, key);
        if (value === null) continue;
        await fileStore.write(name, value, signal);
        current.stored.add(name);
      }
      if (keyName !== storedKey) {
        // Lets another tab take over the journey. Reads the record again, because a later write may have replaced it.
        const written = records().read(id);
        if (written?.stored.includes(String(keyName))) records().write(tab, { ...written, keyName });
      }
      // Erases the key if the creator is no longer remembered, and keys left by pages that closed before this step.
      if (keyName !== formerKeyName) await eraseUnused().catch(() => {});
      return savedAt(savedAtMs, keyName);
    },
    /**
     * Removes this tab's key and journey before the first await, unless the scope is `remaining`. Then erases unused
     * files and keys (R15.2).
     */
    erase: async (scope: ErasedScope): Promise<void> => {
      let { size } = state.stored;
      try {
        size += records().inUse().size;
      } catch {
        // If the browser blocks storage, there is nothing to erase.
        return;
      }
      // Only opens the database if needed, because the browser may block it.
      const needsDatabase = scope === 'remaining' || size > 0;
      if (scope !== 'remaining') {
        const own = state.tab ?? records().tab();
        if (own !== null) records().remove(own.id);
        records().removeTab();
        state = newState();
      }
      // Lets the sign-out be written first.
      await Promise.resolve();
      if (needsDatabase) await eraseUnused();
      else noteErased(storageWindow.localStorage);
    },
    fileBytes: async (id: string): Promise<ArrayBuffer | null> => {
      const { tab } = state;
      const file = await fileStore.read<EncryptedData>(id).catch(() => {});
      return tab === null || file === undefined ? null : decrypt(await fileKey(tab.key), id, file);
    },
    /** Erases expired journeys, and this tab's key if its journey expired; the next change is saved again (R15.5). */
    expire: async (): Promise<void> => {
      const expired = records().purge(now(), () => true);
      if (records().expireTab(now(), expired)) state = newState(state.signOut);
      if (isErasing(storageWindow.localStorage)) await eraseUnused();
    },
    watchVersions: (onNewer: () => void) =>
      storageWindow.addEventListener('storage', ({ key }) => {
        if (records().isNewer(String(key))) onNewer();
      }),
    /** Returns whether every file of the journey is saved. */
    isComplete: () => state.files.every(isStored),
  };
}
