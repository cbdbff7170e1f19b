import { LOAD_PART_DEADLINE_MS } from '#machines/constants.ts';
import { type FileRef, isTooLargeToSave } from '#machines/domain/documents.ts';
import { localIsoTime } from '#machines/domain/time.ts';
import type { SavedLoss } from '#machines/journey/context.ts';
import type { ErasedScope, Loaded, OwnedJourney, Saved, Written } from '#machines/persistence/persistence.ts';
import {
  decodeRecord,
  duplicateOf,
  encodeRecord,
  filesOf,
  SAVED_FORMAT,
  savedJourneyAfter,
  withoutFiles,
} from '#machines/persistence/savedJourney.ts';
import { inTime } from '#src/services/inTime.ts';
import { newId } from '#src/services/newId.ts';
import { isErasing, lastSignOut, noteErased, type Storages } from '#src/services/ownStorage.ts';
import { decrypt, decryptNow, encrypt, encryptNow, fileKey, newKey, unwrapKey, wrapKey } from './encryption.ts';
import { type Encrypted, fileStore, type WrappedKey } from './fileStore.ts';
import { holdTab, openTabs } from './openTabs.ts';
import { isOver, recordsIn, type StoredRecord, type Tab } from './records.ts';
import { type VersionsChannel, watchVersions } from './versions.ts';

export { VERSIONS_CHANNEL } from './versions.ts';

export type PersistenceParts = {
  /** Gives the two storages; may throw. */
  readonly storages: () => Storages;
  /** The bytes of a file chosen on this page, or null. */
  readonly chosenBytes: (id: string) => Promise<ArrayBuffer | null>;
  readonly now: () => Date;
  /** Where the tabs of this browser talk to one another; may throw. */
  readonly openChannel: () => VersionsChannel;
};

/** What the browser does to save the journey of this tab, encrypted (R15.1, R15.2). */
export type Persistence = ReturnType<typeof createPersistence>;

/** What is saved for this tab, where it lay, and the id under which it goes on; a duplicate leaves the first where it is. */
type Found = {
  readonly from: Pick<Tab, 'id' | 'key'>;
  readonly record: StoredRecord | null;
  readonly id: string;
  readonly isDuplicate: boolean;
};

const NOTHING: Loaded = { journey: null, loss: null, saved: null, isOutdated: false, isErased: true };

export function createPersistence({ storages, chosenBytes, now, openChannel }: PersistenceParts) {
  let tab: Tab | null = null;
  /** Under which name the database holds the tab's key; only with it can another tab take the journey over. */
  let keyName: string | null = null;
  /** What the database holds for this journey, and the files that it should hold. */
  let stored: Set<string | null> = new Set();
  let files: readonly FileRef[] = [];
  /** The sign-out after which this page began: what was saved before another one is not its own. */
  let signOut: string | null = null;
  /** Another one after each time that all is erased, so that what is still being loaded then is given out to nobody. */
  let life = {};
  const records = () => recordsIn(storages());
  const signOutNow = () => lastSignOut(storages().localStorage) ?? '';

  const beginTab = (id: string, key: string) => {
    tab = { id, key, isOpen: true };
    records().writeTab(tab);
    holdTab(id);
    return tab;
  };

  /** The journey of this very tab, or of the one that it is a duplicate of. */
  const ownJourney = (known: Tab, open: ReadonlySet<string>): Found => {
    const isDuplicate = known.isOpen && open.has(known.id);
    return { from: known, record: records().read(known.id), id: isDuplicate ? newId() : known.id, isDuplicate };
  };

  /** What a creator who asked to be remembered saved in a tab that is closed: the first tab that takes it over has it. */
  const orphanedJourney = async (open: ReadonlySet<string>): Promise<Found | null> => {
    const [latest] = records().orphaned(open);
    if (latest === undefined) return null;
    const { id, keyName: name } = latest;
    const wrapped = await fileStore.read<WrappedKey>(name);
    const key = wrapped === undefined ? null : await unwrapKey(name, wrapped);
    const record = records().read(id);
    if (key === null || record === null) return null;
    records().remove(id);
    return { from: { id, key }, record, id: newId(), isDuplicate: false };
  };

  const lost = (id: string, loss: SavedLoss | null): Loaded => {
    records().remove(id);
    records().removeTab();
    return { ...NOTHING, loss };
  };

  const takeUp = ({ from, record, id, isDuplicate }: Found, email: string | null, names: readonly string[] | null) => {
    if (record === null || isOver(record, true, now().getTime())) return lost(id, 'unreadable');
    const bytes = decryptNow(from.key, from.id, record.journey);
    const saved = decodeRecord(bytes);
    if (typeof saved === 'string') return lost(id, saved);
    if (saved.email !== email) return lost(id, null);
    beginTab(id, from.key);
    records().write(id, { ...record, isOpen: true, journey: encryptNow(from.key, id, bytes) });
    ({ keyName } = record);
    // Where the database does not answer, the files may be there; that the next tab has the key is not said.
    stored = new Set(names ?? record.stored.filter((name) => name !== keyName));
    const whole = isDuplicate ? duplicateOf(saved.journey) : saved.journey;
    const there = withoutFiles(whole, (file) => !isStored(file));
    const journey = savedJourneyAfter(there, now().getTime() - saved.savedAtMs);
    const loss: SavedLoss | null = filesOf(whole).every(isStored) ? null : 'filesMissing';
    return { ...NOTHING, journey, loss, saved: savedAt(saved.savedAtMs) };
  };

  const isStored = ({ id }: FileRef) => stored.has(id);

  const savedAt = (ms: number): Saved => ({
    at: localIsoTime(new Date(ms)),
    until: stored.has(keyName) ? 'signOut' : 'tabCloses',
  });

  /** Stores what the journey names and the database does not hold yet; what is erased meanwhile is not stored. */
  const storeMissing = async (names: readonly string[], key: string, signal: AbortSignal) => {
    const into = stored;
    for (const name of names.filter((one) => !into.has(one))) {
      const value = name === keyName ? await wrapKey(name, key) : await encryptedFile(name, key);
      if (value === null) continue;
      await fileStore.write(name, value, signal);
      into.add(name);
    }
  };

  /** A chosen file; one that can no longer be read is not saved, and said to be missing after a reload. */
  const encryptedFile = async (id: string, key: string) => {
    const bytes = await chosenBytes(id).catch(() => null);
    return bytes && encrypt(await fileKey(key), id, bytes);
  };

  /** Whether the browser lets nothing be stored, so that nothing was saved either. */
  const refusesStorage = (): boolean => {
    try {
      return storages().localStorage === null;
    } catch {
      return true;
    }
  };

  /** Removes the files and keys that no saved journey needs any more: after a sign-out, all of them. */
  const eraseUnused = async () => {
    await fileStore.keepOnly(() => records().inUse());
    noteErased(storages().localStorage);
    return true;
  };

  return {
    /** Looks once, at start, for what this creator saved; `mayTakeOver` only where the session itself was found. */
    load: async (email: string | null, mayTakeOver: boolean): Promise<Loaded> => {
      const [before, begun] = [signOutNow(), life];
      signOut = before;
      const [isErased, open, names] = await Promise.all([
        isErasing(storages().localStorage) ? inTime(eraseUnused(), LOAD_PART_DEADLINE_MS, false) : true,
        inTime(openTabs(), LOAD_PART_DEADLINE_MS, new Set<string>()),
        inTime(fileStore.names(), LOAD_PART_DEADLINE_MS, null),
      ]);
      const known = records().tab();
      if (known !== null && records().isNewer(known.id)) return { ...NOTHING, isErased, isOutdated: true };
      const mayTake = mayTakeOver && email !== null;
      const found = known === null ? mayTake && (await orphanedJourney(open)) : ownJourney(known, open);
      const isEnded = signOutNow() !== before || life !== begun;
      const loaded = found && !isEnded ? takeUp(found, email, names) : NOTHING;
      records().purge((id) => open.has(id) || id === tab?.id, now().getTime());
      void eraseUnused().catch(() => {});
      return { ...loaded, isErased };
    },
    /** Writes the journey at once, then its files; nothing after a sign-out, and nothing over a newer version (R15.2, R15.3). */
    write: async ({ email, journey }: OwnedJourney, signal: AbortSignal): Promise<Written> => {
      signOut ??= signOutNow();
      if (signOutNow() !== signOut) return 'nothing';
      const { id, key } = tab ?? beginTab(newId(), newKey());
      if (records().isNewer(id)) return 'newerVersion';
      const savedAtMs = now().getTime();
      keyName = journey.isRemembered ? (keyName ?? newId()) : null;
      files = filesOf(journey);
      const small = files.filter((file) => !isTooLargeToSave(file)).map((file) => file.id);
      const names = [...new Set(keyName === null ? small : [...small, keyName])];
      const encrypted = encryptNow(key, id, encodeRecord({ email, savedAtMs, journey }));
      const record = { version: SAVED_FORMAT, signOut, savedAtMs, isOpen: true, keyName, stored: names };
      records().write(id, { ...record, journey: encrypted });
      await storeMissing(names, key, signal);
      return savedAt(savedAtMs);
    },
    /** Forgets what this tab saved, or what all did: key and journey are gone before anything is waited for (R15.2). */
    erase: async (scope: ErasedScope): Promise<void> => {
      if (refusesStorage()) return;
      // A browser that refuses its database is not asked in vain.
      const isAsked = scope === 'rest' || records().inUse().size + stored.size > 0;
      if (scope !== 'rest') {
        const own = tab ?? records().tab();
        if (own !== null) records().remove(own.id);
        records().removeTab();
        [life, tab, keyName, stored, files, signOut] = [{}, null, null, new Set(), [], null];
      }
      // The sign-out itself is written while this waits.
      await Promise.resolve();
      if (isAsked) await eraseUnused();
      else noteErased(storages().localStorage);
    },
    /** The bytes of a saved file, or null. */
    fileBytes: async (id: string): Promise<ArrayBuffer | null> => {
      const key = tab?.key;
      const file = await fileStore.read<Encrypted>(id).catch(() => {});
      return key === undefined || file === undefined ? null : decrypt(await fileKey(key), id, file);
    },
    watchVersions: (onNewer: () => void) => watchVersions(openChannel, onNewer),
    /** Whether every file of the journey is saved with it. */
    isComplete: () => files.every(isStored),
    /** Says whether the page of this tab is open: another one may take over only what is orphaned. */
    setOpen: (isOpen: boolean) => {
      if (tab === null) return;
      tab = { ...tab, isOpen };
      records().writeTab(tab);
      const record = records().read(tab.id);
      if (record !== null) records().write(tab.id, { ...record, isOpen });
    },
  };
}
