import { describe, expect, it, vi } from 'vitest';
import { SAVED_FORMAT } from '#machines/persistence/savedFormat.ts';
import { retentionMs } from '#machines/persistence/savedJourney.ts';
import {
  ARTICLES,
  DAY_MS,
  duplicateOf,
  foundIn,
  journeysIn,
  kinds,
  later,
  newTab,
  NOTHING,
  pageIn,
  pageWith,
  replaceJourneys,
  stubLocks,
  type Tab,
  typed,
  typedWithFile,
  useNewBrowsers,
  WITH_ARTICLES,
} from './browser.ts';

useNewBrowsers();

const numberIn = async (tab: Tab) => (await foundIn(tab)).journey?.documentId;
const ownersIn = async (tab: Tab) => (await foundIn(tab)).journey?.ownersAdded;

/** Replaces every saved journey with one of another version, in an unknown form. */
function writeVersion(tab: Tab, version: number) {
  replaceJourneys(tab, (record) => ({ ...record, version, parts: ['unknown'] }));
  return journeysIn(tab);
}

describe('Duplicated tab', () => {
  it('gets its own copy, which survives a reload (R15.1)', async () => {
    stubLocks();
    const { tab, write } = await pageWith(typedWithFile(), WITH_ARTICLES);
    const twin = pageIn(duplicateOf(tab));
    expect(await twin.load()).toMatchObject({ journey: typedWithFile(), loss: null });
    await write(typed({ ownersAdded: 2 }));
    twin.tab.leavePage();
    const reloaded = pageIn(twin.tab);
    expect(await reloaded.load()).toMatchObject({ journey: typedWithFile(), loss: null });
    expect(await reloaded.fileText(ARTICLES.id)).toBe('PDF');
    expect(await ownersIn(tab)).toBe(2);
  });

  it.each([
    ['a new document number before signing', false, null],
    ['the same document number after signing', true, 'CCA-1'],
  ])('gets %s (R12.1)', async (_which, isContractSigned, documentId) => {
    stubLocks();
    const { tab } = await pageWith(typed({ isContractSigned, documentId: 'CCA-1' }));
    expect(await numberIn(duplicateOf(tab))).toBe(documentId);
  });
});

it('A reloaded tab keeps its document number, even after a crash (R12.1, R15.1)', async () => {
  const locks = stubLocks();
  const { tab } = await pageWith(typed({ documentId: 'CCA-1' }));
  tab.leavePage();
  expect(await numberIn(tab)).toBe('CCA-1');
  locks.closeTabs();
  expect(await numberIn(tab)).toBe('CCA-1');
  expect(Object.keys(journeysIn(tab))).toHaveLength(1);
});

it('A tab that starts over locks its new journey only (R15.2)', async () => {
  const { held } = stubLocks();
  const { persistence, write } = await pageWith(typed());
  const [other, first] = held;
  await persistence.erase('tab');
  await write(typed({ ownersAdded: 2 }));
  expect(held).toEqual([other, expect.not.stringContaining(String(first))]);
});

describe('New tab', () => {
  it('leaves the journeys and files of open tabs alone (R15.2)', async () => {
    stubLocks();
    const { tab, persistence } = await pageWith(typedWithFile({ isRemembered: true }), WITH_ARTICLES);
    const second = await pageWith(typed({ ownersAdded: 2 }), {}, newTab(tab));
    expect(await pageIn(newTab(tab), later(retentionMs(false))).load()).toMatchObject(NOTHING);
    expect(await kinds(tab)).toEqual(['file', 'journey', 'journey', 'key']);
    await second.persistence.erase('tab');
    expect(await kinds(tab)).toEqual(['file', 'journey', 'key']);
    expect(await persistence.fileBytes(ARTICLES.id)).not.toBeNull();
  });

  it('takes over the latest remembered journey of a closed tab (R4.1, R15.1)', async () => {
    const locks = stubLocks();
    const left = (ownersAdded: number) => typed({ isRemembered: true, ownersAdded });
    const first = await pageWith(left(1), later(3000));
    await pageWith(left(2), later(5000), newTab(first.tab));
    const third = await pageWith(left(3), later(4000), newTab(first.tab));
    third.tab.leavePage();
    expect(await ownersIn(newTab(first.tab))).toBe(3);
    locks.closeTabs();
    expect(await ownersIn(newTab(first.tab))).toBe(2);
  });

  it('takes nothing from a tab that returned from the back/forward cache (R15.2)', async () => {
    stubLocks();
    const { tab } = await pageWith(typed({ isRemembered: true }));
    tab.leavePage();
    tab.returnToPage(true);
    expect(await foundIn(newTab(tab))).toEqual(NOTHING);
  });
});

describe('Page of an older version', () => {
  it('reports and keeps a newer record, even a year later (R15.3)', async () => {
    const { tab, write } = await pageWith(typedWithFile(), WITH_ARTICLES);
    const newer = writeVersion(tab, SAVED_FORMAT + 1);
    expect(await write(typed({ ownersAdded: 2 }))).toBe('newerVersion');
    const outdated = { journey: null, loss: null, isOutdated: true };
    for (let turn = 0; turn < 2; turn += 1)
      expect(await pageIn(tab, later(365 * DAY_MS)).load(), `after ${turn} reloads`).toMatchObject(outdated);
    await pageIn(newTab(tab), later(365 * DAY_MS)).load();
    expect(journeysIn(tab)).toEqual(newer);
    expect(await kinds(tab)).toEqual(['file', 'journey']);
  });

  it('is notified of writes by a newer version and of no others (R15.3)', async () => {
    const { tab, persistence } = await pageWith(typed());
    const notified = vi.fn<() => void>();
    persistence.watchVersions(notified);
    const notifyOfAll = () => [...Object.keys(tab.localStorage.items()), 'user', null].forEach(tab.notify);
    notifyOfAll();
    expect(notified).not.toHaveBeenCalled();
    writeVersion(tab, SAVED_FORMAT + 1);
    notifyOfAll();
    expect(notified).toHaveBeenCalledOnce();
  });
});

it('An older record is reported as lost by a newer version (R15.1)', async () => {
  const { tab } = await pageWith(typed());
  writeVersion(tab, SAVED_FORMAT - 1);
  expect(await foundIn(tab)).toEqual({ journey: null, loss: 'otherVersion' });
});
