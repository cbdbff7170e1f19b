import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PATHS, walkPath } from '#machines/graph/paths/paths.ts';
import { BLANK_FACTS, filesOf, type JourneyFacts } from '#machines/journey/facts.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { decodeKept, encodeKept } from '#src/services/keeping/factsCodec.ts';
import { useNewBrowsers } from '#test/services/keeping/database.ts';
import { EMAIL, foundIn, newTab, pageIn, pageWith, typed } from '#test/services/keeping/tab.ts';
import { failingAt, type WriteFault } from './failingWrites.ts';

/** Paths on which something is typed, chosen, signed or counted. */
const FILLING = /^(?:walk|complete|accounts|timed|business|owners|crowd|documents|irsForm|contract|repayment|signed)/;
const MOST_WRITES = 40;
const LONG_MS = 120_000;

useNewBrowsers();

/** What tells one write from another: which files there are, and whether the creator is remembered. */
const writeKind = (facts: JourneyFacts) => JSON.stringify([filesOf(facts).map(({ id }) => id), facts.isRemembered]);

/** Of everything that the paths leave to be kept, the first and the last of each kind of write, remembered or not. */
function everyFacts(): readonly JourneyFacts[] {
  const moments = PATHS.filter(({ name }) => FILLING.test(name)).flatMap((path) => walkPath(path));
  const snapshots = moments.map(({ after }) => after as unknown as JourneySnapshot);
  const all = snapshots.filter(({ context }) => context.user !== null).map((snapshot) => viewFacts(snapshot));
  const firsts = new Map(all.toReversed().map((facts) => [writeKind(facts), facts]));
  const lasts = new Map(all.map((facts) => [writeKind(facts), facts]));
  const facts = [...firsts.values()].toReversed().flatMap((first) => [first, lasts.get(writeKind(first)) ?? first]);
  const last = facts.at(-1) ?? BLANK_FACTS;
  return [...facts, { ...last, isRemembered: true }, last, { ...last, isRemembered: true }, BLANK_FACTS];
}

const chosenFor = (facts: JourneyFacts) => Object.fromEntries(filesOf(facts).map(({ id }) => [id, `bytes of ${id}`]));
/** Facts as a text, in the order in which they come back. */
const textOf = (facts: JourneyFacts | null) =>
  JSON.stringify(decodeKept(encodeKept({ email: EMAIL, keptAtMs: 0, facts: facts ?? BLANK_FACTS })));

describe('F-22 the disk is full, or the page is gone, at any write', () => {
  let states: readonly JourneyFacts[] = [];
  beforeAll(() => {
    states = everyFacts();
  }, LONG_MS);

  it.each(['the browser refuses', 'the page is gone'] as const satisfies readonly WriteFault[])(
    'when %s at any write of any kind, the next page finds all of before or all of after (R15.1)',
    async (fault) => {
      const tab = newTab();
      let before: JourneyFacts | null = null;
      let failures = 0;
      for (const after of states) {
        for (let place = 0, hasFailed = true; hasFailed; place += 1) {
          expect(place).toBeLessThan(MOST_WRITES);
          const page = pageIn(tab, { chosen: chosenFor(after) });
          const found = await page.keeper.find(EMAIL);
          expect(before === null && place > 0 ? [null, 'unreadable'] : [null]).toContain(found.loss);
          expect([textOf(before), textOf(after)]).toContain(textOf(found.facts));
          hasFailed = await failingAt(place, fault, tab, () => page.keep(after));
          expect(page.failed).toHaveBeenCalledTimes(hasFailed ? 1 : 0);
          if (hasFailed) failures += 1;
        }
        before = after;
      }
      expect(states.length).toBeGreaterThan(15);
      expect(failures).toBeGreaterThan(states.length);
      expect((await foundIn(tab)).facts).toEqual(before);
    },
    LONG_MS,
  );

  it('what the browser refuses to read at load is not written over, and is there when it can be read again (R15.1)', async () => {
    const { tab } = await pageWith(typed());
    const refusing = pageIn(tab);
    const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('refused', 'UnknownError');
    });
    expect(await refusing.keeper.find(EMAIL)).toEqual({ facts: null, loss: null });
    get.mockRestore();
    await refusing.keep(typed({ ownersAdded: 2 }));
    expect([refusing.failed.mock.calls.length > 0, refusing.kept.mock.calls]).toEqual([true, []]);
    expect(await foundIn(tab)).toEqual({ facts: typed(), loss: null });
  });
});

describe('F-29 the browser evicts what it holds in the middle of the journey', () => {
  it('the page goes on, and a reload says that what was kept is gone; with the tab gone too it is a first visit (R2.2, R15.3)', async () => {
    const { tab } = await pageWith(typed());
    vi.stubGlobal('indexedDB', new IDBFactory());
    const next = pageIn(tab);
    expect(await next.keeper.find(EMAIL)).toEqual({ facts: null, loss: 'unreadable' });
    await next.keep(typed({ ownersAdded: 2 }));
    expect(await foundIn(tab)).toEqual({ facts: typed({ ownersAdded: 2 }), loss: null });
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect(await foundIn(newTab())).toEqual({ facts: null, loss: null });
  });
});
