import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS, walkPath } from '#machines/graph/paths/paths.ts';
import { BLANK_FACTS, filesOf, type JourneyFacts } from '#machines/journey/facts.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { decodeKept, encodeKept } from '#src/services/keeping/factsCodec.ts';
import { EMAIL, newTab, pageIn, typed } from '#test/services/keeping/tab.ts';
import { failingAt, type WriteFault } from './failingWrites.ts';

/** Paths on which something is typed, chosen, signed or counted. */
const FILLING = /^(?:walk|complete|accounts|timed|business|owners|crowd|documents|irsForm|contract|repayment|signed)/;
const MOST_WRITES = 40;
const LONG_MS = 120_000;

/** Everything that the paths leave to be kept, each once, in the order of the journey, remembered or not. */
function everyFacts(): readonly JourneyFacts[] {
  const moments = PATHS.filter(({ name }) => FILLING.test(name)).flatMap((path) => walkPath(path));
  const snapshots = moments.map(({ after }) => after as unknown as JourneySnapshot);
  const signedIn = snapshots.filter(({ context }) => context.user !== null);
  const all = new Map(signedIn.map((snapshot) => [JSON.stringify(viewFacts(snapshot)), viewFacts(snapshot)]));
  const facts = [...all.values()];
  const last = facts.at(-1) ?? BLANK_FACTS;
  return [...facts, { ...last, isRemembered: true }, last, { ...last, isRemembered: true }, BLANK_FACTS];
}

const chosenFor = (facts: JourneyFacts) => Object.fromEntries(filesOf(facts).map(({ id }) => [id, `bytes of ${id}`]));
/** Facts as a text, in the order in which they come back. */
const textOf = (facts: JourneyFacts | null) =>
  JSON.stringify(decodeKept(encodeKept({ email: EMAIL, keptAtMs: 0, facts: facts ?? BLANK_FACTS })));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {});
});

describe('F-22 the disk is full, or the page is gone, at any write', () => {
  let states: readonly JourneyFacts[] = [];
  beforeAll(() => {
    states = everyFacts();
  }, LONG_MS);

  it('every state of the journey is among those tried (R15.1)', () => {
    expect(states.length).toBeGreaterThan(60);
  });

  it.each(['the browser refuses', 'the page is gone'] as const satisfies readonly WriteFault[])(
    'when %s at any write in any state of the journey, the next page finds all of before or all of after (R15.1)',
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
          hasFailed = await failingAt(place, fault, tab, () => page.keeper.keep(EMAIL, after));
          expect(page.failed).toHaveBeenCalledTimes(hasFailed ? 1 : 0);
          if (hasFailed) failures += 1;
        }
        before = after;
      }
      expect(failures).toBeGreaterThan(states.length);
      const last = pageIn(tab);
      expect((await last.keeper.find(EMAIL)).facts).toEqual(before);
    },
    LONG_MS,
  );

  it('what the browser refuses to read at load is not written over, and is there when it can be read again (R15.1)', async () => {
    const tab = newTab();
    const first = pageIn(tab);
    await first.keeper.find(EMAIL);
    await first.keeper.keep(EMAIL, typed());
    const refusing = pageIn(tab);
    const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('refused', 'UnknownError');
    });
    expect(await refusing.keeper.find(EMAIL)).toEqual({ facts: null, loss: null });
    get.mockRestore();
    await refusing.keeper.keep(EMAIL, typed({ ownersAdded: 2 }));
    expect([refusing.failed.mock.calls.length > 0, refusing.kept.mock.calls]).toEqual([true, []]);
    expect(await pageIn(tab).keeper.find(EMAIL)).toEqual({ facts: typed(), loss: null });
  });
});

describe('F-29 the browser evicts what it holds in the middle of the journey', () => {
  it('the page goes on, and a reload says that what was kept is gone (R15.3)', async () => {
    const tab = newTab();
    const page = pageIn(tab);
    await page.keeper.find(EMAIL);
    await page.keeper.keep(EMAIL, typed());
    vi.stubGlobal('indexedDB', new IDBFactory());
    const next = pageIn(tab);
    expect(await next.keeper.find(EMAIL)).toEqual({ facts: null, loss: 'unreadable' });
    await next.keeper.keep(EMAIL, typed({ ownersAdded: 2 }));
    expect((await pageIn(tab).keeper.find(EMAIL)).facts).toEqual(typed({ ownersAdded: 2 }));
  });

  it('one that evicts the database and the tab together leaves a first visit (R2.2)', async () => {
    const page = pageIn(newTab());
    await page.keeper.find(EMAIL);
    await page.keeper.keep(EMAIL, typed());
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect(await pageIn(newTab()).keeper.find(EMAIL)).toEqual({ facts: null, loss: null });
  });
});
