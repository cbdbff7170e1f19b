import { describe, expect, it, vi } from 'vitest';
import { SAVED_FORMAT } from '#machines/persistence/savedFormat.ts';
import { journeysIn, kinds, replaceJourneys, stubLocks, useNewBrowsers } from '#test/services/persistence/database.ts';
import {
  newTab,
  pageIn,
  pageWith,
  type Tab,
  typed,
  typedWithFile,
  WITH_ARTICLES,
} from '#test/services/persistence/tab.ts';

useNewBrowsers();

/** A newer version writes in place of every saved journey, in a form that is not known yet. */
function writeNewer(tab: Tab) {
  replaceJourneys(tab, (record) => ({ ...record, version: SAVED_FORMAT + 1, parts: ['unknown'] }));
  return journeysIn(tab);
}

describe('F-17 a newer version of the product has written in this browser', () => {
  it('an open page that is about to write leaves the newer record alone and says so (R15.3)', async () => {
    const { tab, write } = await pageWith(typed());
    const newer = writeNewer(tab);
    expect([await write(typed({ ownersAdded: 2 })), journeysIn(tab)]).toEqual(['newerVersion', newer]);
  });

  it('an older page that is loaded into its tab, or any other a year later, leaves the record and its files alone, and the first says so (R15.3)', async () => {
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    const newer = writeNewer(tab);
    expect(await pageIn(tab).load()).toMatchObject({ journey: null, loss: null, isOutdated: true });
    await pageIn(newTab(tab), { now: new Date('2027-11-21') }).load();
    expect([journeysIn(tab), await kinds(tab)]).toEqual([newer, ['file', 'journey']]);
  });

  it('a newer page leaves what an older one that is open has saved (R15.3)', async () => {
    stubLocks();
    const { tab } = await pageWith(typed());
    replaceJourneys(tab, (record) => ({ ...record, version: SAVED_FORMAT - 1 }));
    const older = journeysIn(tab);
    await pageIn(newTab(tab)).load();
    expect(journeysIn(tab)).toEqual(older);
  });

  it('an open page is notified at once that a newer one saves, and of nothing else that other tabs write (R15.3)', async () => {
    const { tab, persistence } = await pageWith(typed());
    const notified = vi.fn<() => void>();
    persistence.watchVersions(notified);
    await pageWith(typed(), {}, newTab(tab));
    const keys = () => [...Object.keys(tab.localStorage.items()), 'user', null];
    for (const key of keys()) tab.notify(key);
    expect(notified).not.toHaveBeenCalled();
    writeNewer(tab);
    for (const key of keys()) tab.notify(key);
    expect(notified).toHaveBeenCalledTimes(2);
  });
});
