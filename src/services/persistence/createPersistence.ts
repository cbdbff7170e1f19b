import { LOAD_PART_DEADLINE_MS } from '#machines/constants.ts';
import { isTooLargeToSave } from '#machines/domain/documents.ts';
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
import { unwrapped, wrapped } from './deviceKey.ts';
import { decrypt, decryptNow, encrypt, encryptNow, fileKey, newKey } from './encryption.ts';
import { fileStore } from './fileStore.ts';
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

/** A saved journey for this tab, under the id that it has from now on. */
type Found = { readonly tab: Tab; readonly record: StoredRecord; readonly isDuplicate: boolean };

const NOTHING: Loaded = { journey: null, loss: null, saved: null, isOutdated: false, isErased: true };

export function createPersistence({ storages, chosenBytes, now, openChannel }: PersistenceParts) {
  let tab: Tab | null = null;
  /** The tab's key, encrypted by the device's; only with it can another tab take the journey over. */
  let wrappedKey: string | null = null;
  let storedFiles: ReadonlySet<string> = new Set();
  /** The sign-out after which this page began: what was saved before another one is not its own. */
  let signOut: string | null = null;
  let isComplete = true;
  /** Counts what was erased, so that what is still being loaded then is given out to nobody. */
  let erasures = 0;
  const records = () => recordsIn(storages());
  const signOutNow = () => lastSignOut(storages().localStorage) ?? '';

  const beginTab = (id: string, key: string) => {
    tab = { id, key, isOpen: true };
    records().writeTab(tab);
    holdTab(id);
    return tab;
  };

  /** The journey of this very tab, or of the one that it is a duplicate of. */
  const ownRecord = (open: ReadonlySet<string>): Found | 'gone' | null => {
    const known = records().tab();
    if (known === null) return null;
    const record = records().read(known.id);
    if (record === null || !records().isOfSession(record)) return 'gone';
    const isDuplicate = known.isOpen && open.has(known.id);
    return { ...(isDuplicate ? moved(known, record) : { tab: known, record }), isDuplicate };
  };

  /** What a creator who asked to be remembered left, moved to this tab: the first who takes it has it. */
  const leftRecord = async (open: ReadonlySet<string>): Promise<Found | null> => {
    const [latest] = records().left(open);
    const key = latest === undefined ? null : await unwrapped(latest.record.wrappedKey ?? '');
    if (latest === undefined || key === null || records().read(latest.id) === null) return null;
    records().remove(latest.id);
    return { ...moved({ id: latest.id, key, isOpen: true }, latest.record), isDuplicate: false };
  };

  const loadedFrom = ({ record, tab: own, isDuplicate }: Found, email: string, stored: readonly string[] | null) => {
    if (record.version > SAVED_FORMAT) return { ...NOTHING, isOutdated: true };
    const isExpired = isOver(record, true, true, now().getTime());
    const bytes = isExpired ? null : decryptNow(own.key, own.id, record.journey);
    const saved = bytes === null ? 'unreadable' : decodeRecord(bytes);
    if (typeof saved === 'string') return lost(own.id, saved);
    if (saved.email !== email) return lost(own.id, null);
    wrappedKey = record.wrappedKey;
    beginTab(own.id, own.key);
    records().write(own.id, { ...record, isOpen: true });
    const ids = filesOf(saved.journey).map(({ id }) => id);
    storedFiles = new Set(stored ?? ids);
    const whole = isDuplicate ? duplicateOf(saved.journey) : saved.journey;
    const there = withoutFiles(whole, ({ id }) => !storedFiles.has(id));
    const journey = savedJourneyAfter(there, now().getTime() - saved.savedAtMs);
    const loss: SavedLoss | null = filesOf(journey).length < ids.length ? 'filesGone' : null;
    return { ...NOTHING, journey, loss, saved: savedAt(saved.savedAtMs) };
  };

  const lost = (id: string, loss: SavedLoss | null): Loaded => {
    records().remove(id);
    records().removeTab();
    return { ...NOTHING, loss };
  };

  const savedAt = (ms: number): Saved => ({
    at: localIsoTime(new Date(ms)),
    until: wrappedKey === null ? 'tabCloses' : 'signOut',
  });

  const storeFiles = async (key: string, ids: readonly string[], signal: AbortSignal) => {
    if (ids.length === 0) return;
    const cipher = await fileKey(key);
    for (const id of ids) {
      // A chosen file that can no longer be read is not saved, and said to be missing after a reload.
      const bytes = await chosenBytes(id).catch(() => null);
      if (bytes === null) continue;
      await fileStore.write(id, await encrypt(cipher, id, bytes), signal);
      storedFiles = new Set([...storedFiles, id]);
    }
  };

  /** Whether the browser lets nothing be stored, so that nothing was saved either. */
  const refusesStorage = (): boolean => {
    try {
      return storages().localStorage === null;
    } catch {
      return true;
    }
  };

  /** Removes the files and the key that no saved journey needs any more: after a sign-out, all of them. */
  const eraseUnused = async (mayHold = true) => {
    if (mayHold) await fileStore.keepOnly(...records().inUse());
    noteErased(storages().localStorage);
    return true;
  };

  return {
    /** Looks once, at start, for what this creator left; `mayTakeOver` only where the session itself was found. */
    load: async (email: string | null, mayTakeOver: boolean): Promise<Loaded> => {
      const [before, begun] = [signOutNow(), erasures];
      signOut = before;
      const isLeft = isErasing(storages().localStorage);
      const [isErased, open, files] = await Promise.all([
        isLeft ? inTime(eraseUnused(), LOAD_PART_DEADLINE_MS, false) : true,
        inTime(openTabs(), LOAD_PART_DEADLINE_MS, new Set<string>()),
        inTime(fileStore.ids(), LOAD_PART_DEADLINE_MS, null),
      ]);
      const own = ownRecord(open);
      const found = own ?? (mayTakeOver && email !== null ? await leftRecord(open) : null);
      const isEnded = email === null || signOutNow() !== before || erasures !== begun;
      if (own === 'gone') records().removeTab();
      const loaded =
        found === null || found === 'gone' || isEnded
          ? { ...NOTHING, loss: found === 'gone' && !isEnded ? ('unreadable' as const) : null }
          : loadedFrom(found, email, files);
      records().purge(new Set([...open, tab?.id ?? '']), now().getTime());
      const [used] = records().inUse();
      if (files?.every((id) => used.has(id)) === false) void eraseUnused().catch(() => {});
      return { ...loaded, isErased };
    },
    /** Writes the journey at once, then its files; nothing after a sign-out, and nothing over a newer version (R15.2, R15.3). */
    write: async ({ email, journey }: OwnedJourney, signal: AbortSignal): Promise<Written> => {
      signOut ??= signOutNow();
      if (signOutNow() !== signOut) return 'nothing';
      const { id, key } = tab ?? beginTab(newId(), newKey());
      if ((records().read(id)?.version ?? 0) > SAVED_FORMAT) return 'newerVersion';
      const savedAtMs = now().getTime();
      const all = filesOf(journey);
      const files = [...new Set(all.filter((file) => !isTooLargeToSave(file)).map((file) => file.id))];
      if (!journey.isRemembered) wrappedKey = null;
      const encrypted = encryptNow(key, id, encodeRecord({ email, savedAtMs, journey }));
      const record = { version: SAVED_FORMAT, signOut, savedAtMs, isOpen: true, wrappedKey, files, journey: encrypted };
      records().write(id, record);
      await storeFiles(
        key,
        files.filter((one) => !storedFiles.has(one)),
        signal,
      );
      if (journey.isRemembered && wrappedKey === null) {
        wrappedKey = await wrapped(key, signal);
        signal.throwIfAborted();
        records().write(id, { ...record, wrappedKey });
      }
      isComplete = all.every((file) => storedFiles.has(file.id));
      return savedAt(savedAtMs);
    },
    /** Forgets what this tab saved, or what all did: key and journey are gone before anything is waited for (R15.2). */
    erase: async (scope: ErasedScope): Promise<void> => {
      if (refusesStorage()) return;
      const [files, isDeviceKeyUsed] = records().inUse();
      // A browser that refuses its database is not asked in vain.
      const mayHold = scope === 'rest' || isDeviceKeyUsed || files.size + storedFiles.size > 0;
      if (scope !== 'rest') {
        const own = tab ?? records().tab();
        if (own !== null) records().remove(own.id);
        records().removeTab();
        erasures += 1;
        tab = null;
        wrappedKey = null;
        storedFiles = new Set();
        signOut = null;
        isComplete = true;
      }
      // The sign-out itself is written while this waits.
      await Promise.resolve();
      await eraseUnused(mayHold);
    },
    /** The bytes of a saved file, or null. */
    fileBytes: async (id: string): Promise<ArrayBuffer | null> => {
      const key = tab?.key;
      const file = key === undefined ? undefined : await fileStore.read(id).catch(() => {});
      return key === undefined || file === undefined ? null : decrypt(await fileKey(key), id, file);
    },
    watchVersions: (onNewer: () => void) => watchVersions(openChannel, onNewer),
    /** Whether every file of the journey is saved with it. */
    isComplete: () => isComplete,
    /** Says whether the page of this tab is open: another one may take over only what is left. */
    setOpen: (isOpen: boolean) => {
      if (tab === null) return;
      tab = { ...tab, isOpen };
      records().writeTab(tab);
      const record = records().read(tab.id);
      if (record !== null) records().write(tab.id, { ...record, isOpen });
    },
  };
}

/** A saved journey under an id of its own, to which it is bound anew. */
function moved(from: Tab, record: StoredRecord): Pick<Found, 'tab' | 'record'> {
  const id = newId();
  const bytes = decryptNow(from.key, from.id, record.journey);
  const journey = bytes === null ? '' : encryptNow(from.key, id, bytes);
  return { tab: { ...from, id }, record: { ...record, journey } };
}
