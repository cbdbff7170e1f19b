import { describe, expect, it, vi } from 'vitest';
import { SAVED_FORMAT } from '#machines/persistence/savedJourney.ts';
import { journeysIn, replaceJourneys, stubLocks, useNewBrowsers } from '#test/services/persistence/database.ts';
import { foundIn, newChannels, newTab, pageIn, pageWith, type Tab, typed } from '#test/services/persistence/tab.ts';

useNewBrowsers();

/** A newer version writes in place of every saved journey, in a form that is not known yet. */
function writeNewer(tab: Tab) {
  replaceJourneys(tab, (record) => ({ ...record, version: SAVED_FORMAT + 1, parts: ['unknown'] }));
  return journeysIn(tab);
}

/** What a page says of newer versions, from now on. */
function heardBy({ persistence }: ReturnType<typeof pageIn>) {
  const heard = vi.fn<() => void>();
  persistence.watchVersions(heard);
  return () => heard.mock.calls.length;
}

describe('F-17 a newer version of the product has written in this browser', () => {
  it('an open page that is about to write leaves the newer record alone and says so (R15.3)', async () => {
    const { tab, write } = await pageWith(typed());
    const newer = writeNewer(tab);
    expect([await write(typed({ ownersAdded: 2 })), journeysIn(tab)]).toEqual(['newerVersion', newer]);
  });

  it('an older page that is loaded into its tab, or any other a year later, leaves the record alone, and the first says so (R15.3)', async () => {
    const { tab } = await pageWith(typed());
    const newer = writeNewer(tab);
    expect(await pageIn(tab).load()).toMatchObject({ journey: null, loss: null, isOutdated: true });
    await pageIn(newTab(tab), { now: new Date('2027-11-21') }).load();
    expect(journeysIn(tab)).toEqual(newer);
  });

  it('a newer page leaves what an older one that is open has saved (R15.3)', async () => {
    stubLocks();
    const { tab } = await pageWith(typed());
    replaceJourneys(tab, (record) => ({ ...record, version: SAVED_FORMAT - 1 }));
    const older = journeysIn(tab);
    await pageIn(newTab(tab)).load();
    expect(journeysIn(tab)).toEqual(older);
  });

  it('a newer tab that opens is heard at once by the older one (R15.3)', () => {
    const tabOf = newChannels();
    const heard = heardBy(pageIn(newTab(), { channel: tabOf() }));
    tabOf().postMessage(SAVED_FORMAT + 1);
    expect(heard()).toBe(1);
  });

  it('a newer tab that was there before answers an older one that opens, and nothing else is heard (R15.3)', () => {
    const tabOf = newChannels();
    const newer = heardBy(pageIn(newTab(), { channel: tabOf() }));
    const older = tabOf();
    const heard = vi.fn<(version: unknown) => void>();
    older.addEventListener('message', ({ data }: MessageEvent) => heard(data));
    older.postMessage(SAVED_FORMAT - 1);
    heardBy(pageIn(newTab(), { channel: tabOf() }));
    for (const noVersion of ['9', null, { version: SAVED_FORMAT + 1 }, Number.NaN]) older.postMessage(noVersion);
    expect([heard.mock.calls, newer()]).toEqual([[[SAVED_FORMAT], [SAVED_FORMAT]], 0]);
  });

  it('a browser in which tabs cannot talk saves all the same (R15.3)', async () => {
    const postMessage = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const page = await pageWith(typed(), { channel: Object.assign(newChannels()(), { postMessage }) });
    expect([heardBy(page)(), await foundIn(page.tab)]).toEqual([0, { journey: typed(), loss: null }]);
  });
});
