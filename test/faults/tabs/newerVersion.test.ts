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

/** Replaces every saved journey with one of a newer version, in an unknown form. */
function writeNewer(tab: Tab) {
  replaceJourneys(tab, (record) => ({ ...record, version: SAVED_FORMAT + 1, parts: ['unknown'] }));
  return journeysIn(tab);
}

describe('A page of an older version', () => {
  it('reports a newer record and does not overwrite it (R15.3)', async () => {
    const { tab, write } = await pageWith(typed());
    const newer = writeNewer(tab);
    expect(await write(typed({ ownersAdded: 2 }))).toBe('newerVersion');
    expect(journeysIn(tab)).toEqual(newer);
  });

  it('keeps a newer record and its files, even a year later (R15.3)', async () => {
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    const newer = writeNewer(tab);
    expect(await pageIn(tab).load()).toMatchObject({ journey: null, loss: null, isOutdated: true });
    await pageIn(newTab(tab), { now: new Date('2027-11-21') }).load();
    expect(journeysIn(tab)).toEqual(newer);
    expect(await kinds(tab)).toEqual(['file', 'journey']);
  });

  it('is notified of writes by a newer version and of no others (R15.3)', async () => {
    const { tab, persistence } = await pageWith(typed());
    const notified = vi.fn<() => void>();
    persistence.watchVersions(notified);
    await pageWith(typed(), {}, newTab(tab));
    const notifyOfAll = () => [...Object.keys(tab.localStorage.items()), 'user', null].forEach(tab.notify);
    notifyOfAll();
    expect(notified).not.toHaveBeenCalled();
    writeNewer(tab);
    notifyOfAll();
    expect(notified).toHaveBeenCalledTimes(2);
  });
});

describe('A page of a newer version', () => {
  it('keeps the record of an older page that is open (R15.3)', async () => {
    stubLocks();
    const { tab } = await pageWith(typed());
    replaceJourneys(tab, (record) => ({ ...record, version: SAVED_FORMAT - 1 }));
    const older = journeysIn(tab);
    await pageIn(newTab(tab)).load();
    expect(journeysIn(tab)).toEqual(older);
  });
});
