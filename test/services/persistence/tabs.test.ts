import { describe, expect, it } from 'vitest';
import { keptMs } from '#machines/persistence/savedJourney.ts';
import { journeysIn, kinds, stubLocks, useNewBrowsers } from './database.ts';
import {
  ARTICLES,
  duplicateOf,
  foundIn,
  later,
  newTab,
  NOTHING,
  pageIn,
  pageWith,
  typed,
  typedWithFile,
  WITH_ARTICLES,
} from './tab.ts';

useNewBrowsers();

describe('When several tabs are open side by side', () => {
  it('a duplicated tab gets a copy of its own, and a number of its own for a contract that is not signed (R12.1, R15.1)', async () => {
    stubLocks();
    const { tab } = await pageWith(typedWithFile({ documentId: 'CCA-1' }), WITH_ARTICLES);
    const second = pageIn(duplicateOf(tab));
    expect(await second.load()).toMatchObject({ journey: typedWithFile(), loss: null });
    expect(await second.fileText(ARTICLES.id)).toBe('PDF');
    await second.write(typed());
    expect(await kinds(tab)).toEqual(['file', 'journey', 'journey']);
    expect((await foundIn(duplicateOf(tab))).journey?.business).toEqual(typedWithFile().business);
    const signed = await pageWith(typed({ isContractSigned: true, documentId: 'CCA-1' }));
    expect((await foundIn(duplicateOf(signed.tab))).journey?.documentId).toBe('CCA-1');
  });

  it('a page that is loaded again in its own tab keeps its number, whether or not it could say goodbye (R12.1, R15.1)', async () => {
    const locks = stubLocks();
    const { tab } = await pageWith(typed({ documentId: 'CCA-1' }));
    tab.leavePage();
    expect((await foundIn(tab)).journey?.documentId).toBe('CCA-1');
    locks.closeTabs();
    expect((await foundIn(tab)).journey?.documentId).toBe('CCA-1');
    expect(Object.keys(journeysIn(tab))).toHaveLength(1);
  });

  it('what an open tab saved is neither taken over nor removed (R15.2)', async () => {
    stubLocks();
    const { tab } = await pageWith(typed({ isRemembered: true }));
    await pageWith(typed(), {}, newTab(tab));
    const third = pageIn(newTab(tab), later(keptMs(false)));
    expect(await third.load()).toMatchObject(NOTHING);
    expect(await kinds(tab)).toEqual(['journey', 'journey', 'key']);
  });

  it('of what a remembered creator left in several tabs, the latest that no tab holds comes back (R4.1, R15.1)', async () => {
    const locks = stubLocks();
    const left = (ownersAdded: number) => typed({ isRemembered: true, ownersAdded });
    const first = await pageWith(left(1), later(3000));
    await pageWith(left(2), later(5000), newTab(first.tab));
    const third = await pageWith(left(3), later(4000), newTab(first.tab));
    third.tab.leavePage();
    expect((await foundIn(newTab(first.tab))).journey?.ownersAdded).toBe(3);
    locks.closeTabs();
    expect((await foundIn(newTab(first.tab))).journey?.ownersAdded).toBe(2);
  });

  it('a page that the browser set aside and brought back is open again (R15.2)', async () => {
    stubLocks();
    const { tab } = await pageWith(typed({ isRemembered: true }));
    tab.leavePage();
    tab.returnToPage(true);
    expect(await foundIn(newTab(tab))).toEqual(NOTHING);
  });
});
