import { KEPT_WITHOUT_TAB_MS } from '#machines/constants.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { localIsoTime } from '#machines/domain/time.ts';
import type { KeptLoss } from '#machines/journey/context.ts';
import { factsAfter, factsWithoutFiles, filesOf, type JourneyFacts } from '#machines/journey/facts.ts';
import { newId } from '#src/services/newId.ts';
import { decodeKept, encodeKept, type KeptJourney } from './factsCodec.ts';
import { openRecords } from './records.ts';
import { keyOfText, makeKey, seal, textOfKey, unseal } from './sealing.ts';
import { livingIds, readMark, removeMark, takeId, writeMark } from './tabs.ts';

/** What an earlier visit left for this tab: the facts with the time that has passed since, or why they are lost. */
export type Found = { readonly facts: JourneyFacts | null; readonly loss: KeptLoss | null };

/**
 * Keeps the journey of this tab in this browser, encrypted (R15.1, R15.2). Nothing here throws: what the browser refuses
 * is told to who listens, and the journey works without it (R15.3).
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
};

/** Who is told of each success, with its ISO time, and of a refusal. */
export type KeeperListener = { readonly kept: (at: string) => void; readonly failed: () => void };

const FACTS = 'facts';
const NOTHING: Found = { facts: null, loss: null };

export function createKeeper(parts: KeeperParts): Keeper {
  const records = openRecords();
  let tab = newId();
  let key: CryptoKey | null = null;
  let isRemembered = false;
  let stored: ReadonlySet<string> = new Set();
  let waiting: { readonly email: string; readonly facts: JourneyFacts } | null = null;
  let work: Promise<void> = Promise.resolve();
  let hasFailed = false;
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

  const beginAnew = async () => {
    tab = newId();
    key = null;
    isRemembered = false;
    stored = new Set();
    keptAt = null;
    removeMark(parts.sessionStorage());
    await takeId(tab);
  };

  /** The key of now: the tab's own, or the one of a creator who asked to be remembered. */
  const keyFor = async (asksToBeRemembered: boolean): Promise<CryptoKey> => {
    if (key !== null && isRemembered === asksToBeRemembered) return key;
    const made = await (asksToBeRemembered ? rememberedKey() : makeKey(true));
    const keyText = asksToBeRemembered ? null : await textOfKey(made);
    writeMark(parts.sessionStorage(), { id: tab, keyText });
    return made;
  };

  const rememberedKey = async () => {
    const known = await records.rememberedKey();
    if (known !== undefined) return known;
    const made = await makeKey(false);
    await records.rememberKey(made);
    return made;
  };

  const fileBytes = async (id: string): Promise<ArrayBuffer | null> => {
    const chosen = await parts.chosenBytes(id);
    if (chosen !== null || key === null) return chosen;
    const sealed = await records.file(tab, id);
    return sealed === undefined ? null : unseal(key, id, sealed);
  };

  const sealedFile = async (id: string, by: CryptoKey) => {
    const bytes = await fileBytes(id);
    return bytes === null ? [] : [{ id, sealed: await seal(by, id, bytes) }];
  };

  const write = async () => {
    if (waiting === null) return;
    const { email, facts } = waiting;
    waiting = null;
    const nextKey = await keyFor(facts.isRemembered);
    const keptAtMs = parts.now().getTime();
    const ids = filesOf(facts).map(({ id }) => id);
    const isNewKey = nextKey !== key;
    const added = ids.filter((id) => isNewKey || !stored.has(id));
    const files = (await Promise.all(added.map((id) => sealedFile(id, nextKey)))).flat();
    const sealed = await seal(nextKey, FACTS, encodeKept({ email, keptAtMs, facts }));
    await records.change(tab, {
      facts: { sealed, keptAtMs, isRemembered: facts.isRemembered },
      files,
      removed: [...stored].filter((id) => !ids.includes(id)),
    });
    key = nextKey;
    isRemembered = facts.isRemembered;
    stored = new Set(ids);
    hasFailed = false;
    keptAt = localIsoTime(new Date(keptAtMs));
    for (const listener of listeners) listener.kept(keptAt);
  };

  /** Finds this tab's mark, or what a remembered creator left in a tab that is gone. */
  const recover = async (): Promise<boolean> => {
    const mark = readMark(parts.sessionStorage());
    if (mark === null) return recoverRemembered();
    if (await takeId(mark.id)) tab = mark.id;
    else {
      await takeId(tab);
      await records.copy(mark.id, tab);
    }
    isRemembered = mark.keyText === null;
    key = mark.keyText === null ? ((await records.rememberedKey()) ?? null) : await keyOfText(mark.keyText);
    if (tab !== mark.id) writeMark(parts.sessionStorage(), { id: tab, keyText: mark.keyText });
    return true;
  };

  const recoverRemembered = async (): Promise<boolean> => {
    const known = await records.rememberedKey();
    const latest = known === undefined ? null : await latestLeft();
    if (known === undefined || latest === null || !(await takeId(latest))) {
      await takeId(tab);
      return false;
    }
    tab = latest;
    key = known;
    isRemembered = true;
    writeMark(parts.sessionStorage(), { id: tab, keyText: null });
    return true;
  };

  /** The latest that a remembered creator left; what a living tab holds only if nothing else is left: it may be closing. */
  const latestLeft = async (): Promise<string | null> => {
    let latest: { readonly id: string; readonly keptAtMs: number; readonly isFree: boolean } | null = null;
    const living = await livingIds();
    for (const id of await records.tabs()) {
      const record = await records.facts(id);
      if (record?.isRemembered !== true) continue;
      const { keptAtMs } = record;
      const isFree = !living.has(id);
      const isEqual = isFree === latest?.isFree;
      if (latest === null || (isEqual ? keptAtMs > latest.keptAtMs : isFree)) latest = { id, keptAtMs, isFree };
    }
    return latest?.id ?? null;
  };

  /** Removes what nobody can read any more or nobody has come back to for long. */
  const purge = async () => {
    const living = await livingIds();
    const hasRememberedKey = (await records.rememberedKey()) !== undefined;
    for (const id of await records.tabs()) {
      if (id === tab || living.has(id)) continue;
      const record = await records.facts(id);
      if (record === undefined) continue;
      const isOld = parts.now().getTime() - record.keptAtMs > KEPT_WITHOUT_TAB_MS;
      if (record.isRemembered ? !hasRememberedKey : isOld) await records.remove(id);
    }
  };

  const read = async (): Promise<KeptJourney | KeptLoss | null> => {
    const record = await records.facts(tab);
    if (record === undefined) return null;
    const bytes = key === null ? null : await unseal(key, FACTS, record.sealed);
    return bytes === null ? 'unreadable' : decodeKept(new Uint8Array(bytes));
  };

  const look = async (email: string | null): Promise<Found> => {
    if (!(await recover())) return NOTHING;
    const kept = await read();
    if (kept === null) return NOTHING;
    if (typeof kept === 'string' || kept.email !== email) {
      await records.remove(tab);
      await beginAnew();
      return { facts: null, loss: typeof kept === 'string' && email !== null ? kept : null };
    }
    stored = new Set(await records.fileIds(tab));
    keptAt = localIsoTime(new Date(kept.keptAtMs));
    const facts = factsAfter(kept.facts, parts.now().getTime() - kept.keptAtMs);
    const isGone = ({ id }: FileRef) => !stored.has(id);
    const hasGaps = filesOf(facts).some(isGone);
    return { facts: hasGaps ? factsWithoutFiles(facts, isGone) : facts, loss: hasGaps ? 'filesGone' : null };
  };

  return {
    find: async (email) => {
      try {
        return await look(email);
      } catch {
        fail();
        return NOTHING;
      } finally {
        void inTurn(purge);
      }
    },
    keep: (email, facts) => {
      waiting = { email, facts };
      return inTurn(write);
    },
    listen: (listener) => {
      listeners.add(listener);
      if (hasFailed) listener.failed();
      else if (keptAt !== null) listener.kept(keptAt);
      return () => listeners.delete(listener);
    },
    fileBytes: (id) => fileBytes(id).catch(() => null),
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
