import { type FileRef, isTooLargeToKeep } from '#machines/domain/documents.ts';
import { localIsoTime } from '#machines/domain/time.ts';
import type { KeptLoss } from '#machines/journey/context.ts';
import { factsAfter, factsWithoutFiles, filesOf, type JourneyFacts } from '#machines/journey/facts.ts';
import { newId } from '#src/services/newId.ts';
import { decodeKept, encodeKept, FACTS_VERSION, type KeptJourney } from './factsCodec.ts';
import { purgeLeft } from './left.ts';
import { openRecords } from './records.ts';
import { keyOfText, makeKey, seal, textOfKey, unseal } from './sealing.ts';
import { readMark, removeMark, takeId, writeMark } from './tabs.ts';
import { takeUpTab } from './takeUpTab.ts';
import { hearOfNewerVersions, type VersionsChannel } from './versions.ts';

/** What an earlier visit left for this tab: the facts with the time that has passed since, or why they are lost. */
export type Found = { readonly facts: JourneyFacts | null; readonly loss: KeptLoss | null };

/**
 * Keeps the journey of this tab in this browser, encrypted (R15.1, R15.2). Nothing here throws: what the browser refuses
 * is told to who listens, and the journey works without it. Once a newer version of the product is met in this browser,
 * nothing more is written (R15.3).
 */
export type Keeper = {
  /** Looks once, at start, for what this creator left; a guest has left nothing. */
  readonly find: (email: string | null) => Promise<Found>;
  /** Keeps the facts of now; while one is being kept, only the latest waits. Resolves when it is kept or refused. */
  readonly keep: (email: string, facts: JourneyFacts) => Promise<void>;
  /** The bytes of a kept file, or null. */
  readonly fileBytes: (id: string) => Promise<ArrayBuffer | null>;
  /** Tells of what is kept and refused, now and from now on; gives back how to stop. */
  readonly listen: (listener: KeeperListener) => () => void;
  /** Whether all that was asked to be kept so far is kept: only then does a reload lose nothing. */
  readonly settled: () => Promise<boolean>;
  /** Forgets what this tab kept. */
  readonly forget: () => Promise<void>;
  /** Forgets what every tab kept, and the key of a remembered creator. */
  readonly forgetAll: () => Promise<void>;
};

export type KeeperParts = {
  readonly sessionStorage: () => Storage;
  /** The bytes of a file chosen on this page, or null. */
  readonly chosenBytes: (id: string) => Promise<ArrayBuffer | null>;
  readonly now: () => Date;
  /** Where the tabs of this browser talk to one another; may throw. */
  readonly openChannel: () => VersionsChannel;
};

/** Who is told of each success, with its ISO time, of a refusal, and that a newer version has been met. */
export type KeeperListener = {
  readonly kept: (at: string) => void;
  readonly failed: () => void;
  readonly outdated: () => void;
};

const FACTS = 'facts';
const NOTHING: Found = { facts: null, loss: null };

export function createKeeper(parts: KeeperParts): Keeper {
  const records = openRecords(FACTS_VERSION);
  let tab = newId();
  let key: CryptoKey | null = null;
  let isRemembered = false;
  let stored: ReadonlySet<string> = new Set();
  let waiting: { readonly email: string; readonly facts: JourneyFacts } | null = null;
  let work: Promise<void> = Promise.resolve();
  let hasFailed = false;
  let isOutdated = false;
  let mayWrite = true;
  /** Whether every file of what was kept last is kept with it. */
  let isWhole = true;
  /** Whether this tab may have kept something that could not be read because the browser refused. */
  let isUnread = false;
  let keptAt: string | null = null;
  const listeners = new Set<KeeperListener>();

  const fail = () => {
    hasFailed = true;
    for (const listener of listeners) listener.failed();
  };

  const inTurn = (act: () => Promise<void>) => {
    work = work.then(act).catch(fail);
    return work;
  };

  /**
   * From now on this page only reads and forgets: what a newer version writes must not be written over (R15.3). What was
   * asked to be kept before comes first; it is not written over a newer record either.
   */
  const becomeOutdated = () => {
    if (isOutdated) return;
    isOutdated = true;
    for (const listener of listeners) listener.outdated();
    void inTurn(async () => {
      mayWrite = false;
    });
  };

  const beginAnew = async () => {
    tab = newId();
    key = null;
    isRemembered = false;
    stored = new Set();
    isUnread = false;
    isWhole = true;
    keptAt = null;
    removeMark(parts.sessionStorage());
    await takeId(tab);
  };

  /**
   * The key of now: the tab's own, or the one of a creator who asked to be remembered. The mark must open what was kept
   * before and what is kept next, whichever of the two is there when the page ends: it gives up no key before that.
   */
  const keyFor = async (asksToBeRemembered: boolean): Promise<CryptoKey> => {
    if (key !== null && isRemembered === asksToBeRemembered) return key;
    const made = await (asksToBeRemembered ? rememberedKey() : makeKey(true));
    const keyText = asksToBeRemembered ? null : await textOfKey(made);
    if (key === null || keyText !== null) writeMark(parts.sessionStorage(), { id: tab, keyText });
    return made;
  };

  const rememberedKey = async () => {
    const known = await records.rememberedKey();
    return known ?? records.rememberKey(await makeKey(false));
  };

  const fileBytes = async (id: string): Promise<ArrayBuffer | null> => {
    // A chosen file that can no longer be read may have been kept before.
    const chosen = await parts.chosenBytes(id).catch(() => null);
    if (chosen !== null || key === null) return chosen;
    const sealed = await records.file(tab, id);
    return sealed === undefined ? null : unseal(key, id, sealed);
  };

  const sealedFile = async (id: string, by: CryptoKey) => {
    const bytes = await fileBytes(id);
    return bytes === null ? [] : [{ id, sealed: await seal(by, id, bytes) }];
  };

  const write = async () => {
    if (waiting === null || !mayWrite) return;
    if (isUnread) throw new Error('What was kept before could not be read and is not written over.');
    const { email, facts } = waiting;
    waiting = null;
    const nextKey = await keyFor(facts.isRemembered);
    const keptAtMs = parts.now().getTime();
    const all = filesOf(facts);
    const ids = all.filter((file) => !isTooLargeToKeep(file)).map(({ id }) => id);
    const isNewKey = nextKey !== key;
    const added = ids.filter((id) => isNewKey || !stored.has(id));
    const files = (await Promise.all(added.map((id) => sealedFile(id, nextKey)))).flat();
    const sealed = await seal(nextKey, FACTS, encodeKept({ email, keptAtMs, facts }));
    const isWritten = await records.change(tab, {
      facts: { sealed, keptAtMs, isRemembered: facts.isRemembered },
      files,
      removed: [...stored].filter((id) => !ids.includes(id)),
    });
    if (!isWritten) return becomeOutdated();
    if (nextKey !== key && facts.isRemembered) writeMark(parts.sessionStorage(), { id: tab, keyText: null });
    key = nextKey;
    isRemembered = facts.isRemembered;
    const isStored = (id: string) => !added.includes(id) || files.some((file) => file.id === id);
    stored = new Set(ids.filter(isStored));
    isWhole = stored.size === all.length;
    hasFailed = false;
    keptAt = localIsoTime(new Date(keptAtMs));
    for (const listener of listeners) listener.kept(keptAt);
  };

  /** What this tab has kept, opened by the key that it was kept with. */
  const read = async (keyText: string | null): Promise<KeptJourney | KeptLoss | null> => {
    const record = await records.facts(tab);
    if (record?.isNewer === true) becomeOutdated();
    if (record === null || record.isNewer) return null;
    isRemembered = record.isRemembered;
    key = isRemembered ? ((await records.rememberedKey()) ?? null) : await keyOfText(keyText);
    const bytes = key === null ? null : await unseal(key, FACTS, record.sealed);
    return bytes === null ? 'unreadable' : decodeKept(new Uint8Array(bytes));
  };

  const look = async (email: string | null): Promise<Found> => {
    isUnread = readMark(parts.sessionStorage()) !== null;
    const taken = await takeUpTab(records, parts.sessionStorage(), tab);
    tab = taken.id;
    const kept = taken.isFound ? await read(taken.keyText) : null;
    isUnread = false;
    if (kept === null && (!taken.isFound || isOutdated)) return NOTHING;
    if (kept === null || typeof kept === 'string' || kept.email !== email) {
      await records.remove(tab);
      await beginAnew();
      // A tab that has a mark has been given something to keep, so that nothing found means that it has gone.
      const loss = kept === null ? 'unreadable' : kept;
      return { facts: null, loss: typeof loss === 'string' && email !== null ? loss : null };
    }
    stored = new Set(await records.fileIds(tab));
    keptAt = localIsoTime(new Date(kept.keptAtMs));
    const facts = factsAfter(kept.facts, parts.now().getTime() - kept.keptAtMs);
    const isGone = ({ id }: FileRef) => !stored.has(id);
    const hasGaps = filesOf(facts).some(isGone);
    return { facts: hasGaps ? factsWithoutFiles(facts, isGone) : facts, loss: hasGaps ? 'filesGone' : null };
  };

  hearOfNewerVersions(parts.openChannel, FACTS_VERSION, becomeOutdated);

  return {
    find: async (email) => {
      try {
        return await look(email);
      } catch {
        fail();
        return NOTHING;
      } finally {
        void inTurn(() => purgeLeft(records, tab, parts.now().getTime()));
      }
    },
    keep: (email, facts) => {
      waiting = { email, facts };
      return inTurn(write);
    },
    listen: (listener) => {
      listeners.add(listener);
      if (isOutdated) listener.outdated();
      else if (hasFailed) listener.failed();
      else if (keptAt !== null) listener.kept(keptAt);
      return () => listeners.delete(listener);
    },
    fileBytes: (id) => fileBytes(id).catch(() => null),
    settled: () => work.then(() => !hasFailed && !isOutdated && isWhole),
    forget: () => {
      waiting = null;
      return inTurn(async () => {
        await records.remove(tab);
        await beginAnew();
      });
    },
    forgetAll: () => {
      waiting = null;
      return inTurn(async () => {
        await records.clear();
        await beginAnew();
      });
    },
  };
}
