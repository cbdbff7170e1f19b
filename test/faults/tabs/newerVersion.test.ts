import { describe, expect, it, vi } from 'vitest';
import { FACTS_VERSION } from '#src/services/keeping/factsCodec.ts';
import { contents, replaceFacts, useNewBrowsers } from '#test/services/keeping/database.ts';
import { foundIn, newBrowser, newTab, pageIn, pageWith, typed } from '#test/services/keeping/tab.ts';

useNewBrowsers();

/** A newer version writes in place of every kept journey, in a form that is not known yet. */
async function writeNewer(): Promise<unknown> {
  await replaceFacts(() => ({ version: FACTS_VERSION + 1, parts: ['unknown'] }));
  return contents();
}

/** How often a page said that it is outdated, that something failed and that something is kept. */
const saidBy = ({ outdated, failed, kept }: ReturnType<typeof pageIn>) =>
  [outdated, failed, kept].map(({ mock }) => mock.calls.length);

describe('F-17 a newer version of the product has written in this browser', () => {
  it('an open page that is about to write leaves the newer record alone and says that it is outdated, once (R15.3)', async () => {
    const page = await pageWith(typed());
    const newer = await writeNewer();
    for (const ownersAdded of [2, 3]) await page.keep(typed({ ownersAdded }));
    expect([await contents(), saidBy(page), await page.keeper.settled()]).toEqual([newer, [1, 0, 1], false]);
  });

  it('an older page that is loaded into its tab leaves the record alone, says so, and goes on in memory (R15.3)', async () => {
    const { tab } = await pageWith(typed());
    const newer = await writeNewer();
    const page = pageIn(tab);
    expect(await page.keeper.find('demo@example.com')).toEqual({ facts: null, loss: null });
    await page.keep(typed({ ownersAdded: 2 }));
    const outdated = vi.fn<() => void>();
    page.keeper.listen({ kept: vi.fn(), failed: vi.fn(), outdated });
    expect([await contents(), saidBy(page), outdated.mock.calls.length]).toEqual([newer, [1, 0, 0], 1]);
  });

  it('a newer tab that opens makes the older one stop writing at once, and neither writes for it (R15.3)', async () => {
    const tabOf = newBrowser();
    const page = await pageWith(typed(), { channel: tabOf() });
    const before = await contents();
    tabOf().postMessage(FACTS_VERSION + 1);
    expect(saidBy(page)).toEqual([1, 0, 1]);
    await page.keep(typed({ ownersAdded: 2 }));
    expect(await contents()).toEqual(before);
  });

  it('a newer tab that was there before answers an older one that opens, and nothing else is said (R15.3)', () => {
    const tabOf = newBrowser();
    const newer = pageIn(newTab(), { channel: tabOf() });
    const older = tabOf();
    const heard = vi.fn<(version: unknown) => void>();
    older.addEventListener('message', ({ data }) => heard(data));
    older.postMessage(FACTS_VERSION - 1);
    pageIn(newTab(), { channel: tabOf() });
    for (const noVersion of ['2', null, { version: FACTS_VERSION + 1 }, Number.NaN]) older.postMessage(noVersion);
    expect([heard.mock.calls, saidBy(newer)]).toEqual([
      [[FACTS_VERSION], [FACTS_VERSION]],
      [0, 0, 0],
    ]);
  });

  it('a browser in which tabs cannot talk keeps all the same (R15.3)', async () => {
    const postMessage = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const { tab } = await pageWith(typed(), { channel: Object.assign(newBrowser()(), { postMessage }) });
    expect(await foundIn(tab)).toEqual({ facts: typed(), loss: null });
  });

  it('signing out in an outdated page erases what every version kept (R2.4, R15.2)', async () => {
    const page = await pageWith(typed());
    await writeNewer();
    await page.keep(typed({ ownersAdded: 2 }));
    await page.keeper.forgetAll();
    await page.keep(typed());
    expect(await contents()).toEqual({});
  });
});
