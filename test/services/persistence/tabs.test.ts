import { describe, expect, it, vi } from 'vitest';
import { SAVED_FORMAT } from '#machines/persistence/savedFormat.ts';
import { retentionMs } from '#machines/persistence/savedJourney.ts';
import {
  ARTICLES,
  DAY_MS,
  duplicateTab,
  restoreIn,
  savedJourneys,
  storedKinds,
  clockAhead,
  newTab,
  NOTHING_RESTORED,
  openPageIn,
  openSavedPage,
  replaceJourneys,
  stubLocks,
  type Tab,
  typedJourney,
  typedJourneyWithFile,
  useNewBrowsers,
  WITH_ARTICLES,
} from './browser.ts';

useNewBrowsers();

const restoredDocumentId = async (tab: Tab) => (await restoreIn(tab)).journey?.documentId;
const restoredOwnersAdded = async (tab: Tab) => (await restoreIn(tab)).journey?.ownersAdded;

/** Changes every saved journey to this version and an unknown format, and returns the journeys. */
function writeVersion(tab: Tab, version: number) {
  replaceJourneys(tab, (record) => ({ ...record, version, parts: ['unknown'] }));
  return savedJourneys(tab);
}

describe('Duplicated tab', () => {
  it('gets its own copy of the journey, which survives a reload (R15.1)', async () => {
    stubLocks();
    const { tab, write } = await openSavedPage(typedJourneyWithFile(), WITH_ARTICLES);
    const duplicate = openPageIn(duplicateTab(tab));
    expect(await duplicate.load()).toMatchObject({ journey: typedJourneyWithFile(), loss: null });
    await write(typedJourney({ ownersAdded: 2 }));
    duplicate.tab.leavePage();
    const reloaded = openPageIn(duplicate.tab);
    expect(await reloaded.load()).toMatchObject({ journey: typedJourneyWithFile(), loss: null });
    expect(await reloaded.fileText(ARTICLES.id)).toBe('PDF');
    expect(await restoredOwnersAdded(tab)).toBe(2);
  });

  it.each([
    ['no document number if the contract is unsigned', false, null],
    ['the same document number if the contract is signed', true, 'CCA-1'],
  ])('gets %s (R12.1)', async (_which, isContractSigned, documentId) => {
    stubLocks();
    const { tab } = await openSavedPage(typedJourney({ isContractSigned, documentId: 'CCA-1' }));
    expect(await restoredDocumentId(duplicateTab(tab))).toBe(documentId);
  });
});

it('A reloaded tab keeps its document number, even after a crash (R12.1, R15.1)', async () => {
  const locks = stubLocks();
  const { tab } = await openSavedPage(typedJourney({ documentId: 'CCA-1' }));
  tab.leavePage();
  expect(await restoredDocumentId(tab)).toBe('CCA-1');
  locks.closeTabs();
  expect(await restoredDocumentId(tab)).toBe('CCA-1');
  expect(Object.keys(savedJourneys(tab))).toHaveLength(1);
});

it('A tab that starts over locks only its new journey (R15.2)', async () => {
  const { held } = stubLocks();
  const { persistence, write } = await openSavedPage(typedJourney());
  const [unrelated, first] = held;
  await persistence.erase('tab');
  await write(typedJourney({ ownersAdded: 2 }));
  expect(held).toEqual([unrelated, expect.not.stringContaining(String(first))]);
});

describe('New tab', () => {
  it('leaves the journeys and files of open tabs alone (R15.2)', async () => {
    stubLocks();
    const { tab, persistence } = await openSavedPage(typedJourneyWithFile({ isRemembered: true }), WITH_ARTICLES);
    const second = await openSavedPage(typedJourney({ ownersAdded: 2 }), {}, newTab(tab));
    expect(await openPageIn(newTab(tab), clockAhead(retentionMs(false))).load()).toMatchObject(NOTHING_RESTORED);
    expect(await storedKinds(tab)).toEqual(['file', 'journey', 'journey', 'key']);
    await second.persistence.erase('tab');
    expect(await storedKinds(tab)).toEqual(['file', 'journey', 'key']);
    expect(await persistence.fileBytes(ARTICLES.id)).not.toBeNull();
  });

  it('takes over the latest remembered journey of a closed tab (R4.1, R15.1)', async () => {
    const locks = stubLocks();
    const remembered = (ownersAdded: number) => typedJourney({ isRemembered: true, ownersAdded });
    const first = await openSavedPage(remembered(1), clockAhead(3000));
    await openSavedPage(remembered(2), clockAhead(5000), newTab(first.tab));
    const third = await openSavedPage(remembered(3), clockAhead(4000), newTab(first.tab));
    third.tab.leavePage();
    expect(await restoredOwnersAdded(newTab(first.tab))).toBe(3);
    locks.closeTabs();
    expect(await restoredOwnersAdded(newTab(first.tab))).toBe(2);
  });

  it('leaves a tab restored from the back/forward cache alone (R15.2)', async () => {
    stubLocks();
    const { tab } = await openSavedPage(typedJourney({ isRemembered: true }));
    tab.leavePage();
    tab.returnToPage(true);
    expect(await restoreIn(newTab(tab))).toEqual(NOTHING_RESTORED);
  });
});

describe('Page of an older version', () => {
  it('reports and keeps a newer record, even a year later (R15.3)', async () => {
    const { tab, write } = await openSavedPage(typedJourneyWithFile(), WITH_ARTICLES);
    const newer = writeVersion(tab, SAVED_FORMAT + 1);
    expect(await write(typedJourney({ ownersAdded: 2 }))).toBe('newerVersion');
    const outdated = { journey: null, loss: null, isOutdated: true };
    for (let reloads = 0; reloads < 2; reloads += 1)
      expect(await openPageIn(tab, clockAhead(365 * DAY_MS)).load(), `after ${reloads} reloads`).toMatchObject(
        outdated,
      );
    await openPageIn(newTab(tab), clockAhead(365 * DAY_MS)).load();
    expect(savedJourneys(tab)).toEqual(newer);
    expect(await storedKinds(tab)).toEqual(['file', 'journey']);
  });

  it('is notified only of writes by a newer version (R15.3)', async () => {
    const { tab, persistence } = await openSavedPage(typedJourney());
    const notified = vi.fn<() => void>();
    persistence.watchVersions(notified);
    const notifyOfEveryKey = () => [...Object.keys(tab.localStorage.items()), 'user', null].forEach(tab.notify);
    notifyOfEveryKey();
    expect(notified).not.toHaveBeenCalled();
    writeVersion(tab, SAVED_FORMAT + 1);
    notifyOfEveryKey();
    expect(notified).toHaveBeenCalledOnce();
  });
});

it('A newer version reports an older record as lost (R15.1)', async () => {
  const { tab } = await openSavedPage(typedJourney());
  writeVersion(tab, SAVED_FORMAT - 1);
  expect(await restoreIn(tab)).toEqual({ journey: null, loss: 'otherVersion' });
});
