import { describe, expect, it, vi } from 'vitest';
import { KEPT_WITHOUT_TAB_MS, MAX_KEPT_FILE_BYTES } from '#machines/constants.ts';
import type { Sealed } from '#src/services/keeping/sealing.ts';
import { contents, kinds, replaceFacts, useNewBrowsers } from './database.ts';
import { ARTICLES, EMAIL, foundIn, newTab, NOW, pageIn, pageWith, typed, typedWithFile, WITH_ARTICLES } from './tab.ts';

useNewBrowsers();

const NOTHING = { facts: null, loss: null };
const KEPT_AT = '2026-11-21T09:00:00+00:00';
const later = (ms: number) => ({ now: new Date(NOW.getTime() + ms) });

describe('When a tab is loaded again', () => {
  it('finds nothing where nothing was kept (R15.1)', async () => {
    const page = pageIn(newTab());
    expect([await page.keeper.find(EMAIL), await page.keeper.settled()]).toEqual([NOTHING, true]);
    expect([page.kept, page.failed, page.outdated].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
  });

  it('gives back what was typed and says when it was kept (R15.1, R15.3)', async () => {
    const { tab, keeper, kept } = await pageWith(typed());
    expect([await keeper.settled(), kept.mock.calls]).toEqual([true, [[KEPT_AT]]]);
    expect(await foundIn(tab)).toEqual({ facts: typed(), loss: null });
  });

  it('says to who listens later when it was last kept, and nothing where nothing is kept (R15.3)', async () => {
    const { tab } = await pageWith(typed());
    const { keeper } = pageIn(tab, later(60_000));
    await keeper.find(EMAIL);
    const listener = { kept: vi.fn(), failed: vi.fn(), outdated: vi.fn() };
    const stop = keeper.listen(listener);
    expect(listener.kept.mock.calls).toEqual([[KEPT_AT]]);
    await keeper.forget();
    keeper.listen(listener);
    stop();
    await keeper.keep(EMAIL, typed());
    expect([listener.kept, listener.failed].map(({ mock }) => mock.calls)).toEqual([[[KEPT_AT]], []]);
  });

  it('keeps the latest of many changes (R15.1)', async () => {
    const { tab, keep } = await pageWith(typed());
    await Promise.all([1, 2, 3].map((ownersAdded) => keep(typed({ ownersAdded }))));
    expect(await foundIn(tab)).toEqual({ facts: typed({ ownersAdded: 3 }), loss: null });
  });

  it('gives back the bytes of a file kept on an earlier page, no others, and none once removed (R15.4)', async () => {
    const { tab, keep } = await pageWith(typedWithFile(), WITH_ARTICLES);
    const after = pageIn(tab);
    expect(await after.keeper.find(EMAIL)).toEqual({ facts: typedWithFile(), loss: null });
    expect([await after.fileText(ARTICLES.id), await after.fileText('other')]).toEqual(['PDF', null]);
    await after.keep(typedWithFile({ ownersAdded: 2 }));
    expect(await foundIn(tab)).toEqual({ facts: typedWithFile({ ownersAdded: 2 }), loss: null });
    const before = await kinds();
    await keep(typed());
    expect([before, await kinds()]).toEqual([['facts', 'file'], ['facts']]);
  });

  it('goes on with a timed screen and the days where time has come to, but not with a held one (R6.4, R13.1)', async () => {
    const progress = { screen: 'processing', elapsedMs: 1000, isPaused: false } as const;
    const { tab, keep } = await pageWith(typed({ progress, isCounting: true, countdownMs: 60_000 }));
    const running = (await foundIn(tab, later(2500))).facts;
    expect([running?.progress?.elapsedMs, running?.countdownMs]).toEqual([3500, 62_500]);
    await keep(typed({ progress: { ...progress, isPaused: true } }));
    expect((await foundIn(tab, later(2500))).facts?.progress?.elapsedMs).toBe(1000);
  });

  it.each([
    ['are gone', {}, async () => null, 1],
    ['can no longer be read', {}, () => Promise.reject(new DOMException('gone', 'NotReadableError')), 1],
    ['are too many to be sealed', { sizeBytes: MAX_KEPT_FILE_BYTES + 1 }, async () => new ArrayBuffer(1), 0],
  ])('keeps all but a file whose bytes %s, and names the loss (R15.3, R15.4)', async (_why, file, bytes, readings) => {
    const chosenBytes = vi.fn<() => Promise<ArrayBuffer | null>>(bytes);
    const page = await pageWith(typedWithFile({}, file), { chosenBytes });
    expect([chosenBytes.mock.calls.length, page.failed.mock.calls]).toEqual([readings, []]);
    expect(await page.keeper.settled()).toBe(false);
    expect(await foundIn(page.tab)).toEqual({ facts: typed(), loss: 'filesGone' });
  });
});

describe('What lies in the browser', () => {
  it('cannot be read without the key of the tab (R15.2)', async () => {
    await pageWith(typedWithFile(), { chosen: { [ARTICLES.id]: 'the bytes' } });
    const sealed = Object.values(await contents()).map((value) => {
      const record = value as Sealed & { readonly sealed?: Sealed };
      return Buffer.from((record.sealed ?? record).bytes).toString('latin1');
    });
    expect(sealed).toHaveLength(2);
    const secrets = ['12-3456789', EMAIL, 'articles.pdf', 'the bytes'];
    expect(secrets.filter((secret) => sealed.join().includes(secret))).toEqual([]);
  });

  it('is not given to another tab (R15.2)', async () => {
    await pageWith(typed());
    expect([await foundIn(newTab()), await kinds()]).toEqual([NOTHING, ['facts']]);
  });

  const withKey = (keyText: string) => async (tab: Storage) =>
    tab.setItem('keptTab', tab.getItem('keptTab')?.replace(/"keyText":.*/, keyText) ?? '');
  const withSealed = (spoil: (sealed: Sealed) => unknown) => () =>
    replaceFacts((record) => ({ ...(record as object), sealed: spoil((record as { sealed: Sealed }).sealed) }));
  const changed = ({ iv, bytes }: Sealed) => ({ iv, bytes: Uint8Array.from(new Uint8Array(bytes)).fill(0, 0, 1) });

  it.each([
    ['the tab has another key', withKey('"keyText":"x"}')],
    ['the tab has no key', withKey('"keyText":null}')],
    ['it was changed', withSealed(changed)],
    ['it is not what was sealed', withSealed(() => 7)],
  ])('is removed and the creator told when %s (R15.2, R15.3)', async (_how, spoil) => {
    const { tab } = await pageWith(typed());
    await spoil(tab);
    expect(await foundIn(tab)).toEqual({ facts: null, loss: 'unreadable' });
    expect(await contents()).toEqual({});
  });

  it.each(['other@example.com', null])('is removed when %s is signed in (R15.2)', async (email) => {
    const { tab } = await pageWith(typedWithFile(), WITH_ARTICLES);
    expect(await pageIn(tab).keeper.find(email)).toEqual(NOTHING);
    expect(await contents()).toEqual({});
  });

  it('is removed a day after its tab was closed, and not before (R15.2)', async () => {
    await pageWith(typed());
    const kindsAfter = async (ms: number) => {
      const { keeper } = pageIn(newTab(), later(ms));
      await keeper.find(EMAIL);
      await keeper.settled();
      return kinds();
    };
    expect(await kindsAfter(KEPT_WITHOUT_TAB_MS)).toEqual(['facts']);
    expect(await kindsAfter(KEPT_WITHOUT_TAB_MS + 1)).toEqual([]);
  });
});

describe('When the creator asked to be remembered', () => {
  const REMEMBERED = typedWithFile({ isRemembered: true });

  it('gives what was typed to the next tab, without a key that could be copied (R4.1, R15.2)', async () => {
    await pageWith(REMEMBERED, WITH_ARTICLES);
    expect(((await contents())['rememberedKey'] as CryptoKey).extractable).toBe(false);
    const next = pageIn(newTab());
    expect(await next.keeper.find(EMAIL)).toEqual({ facts: REMEMBERED, loss: null });
    expect(await next.fileText(ARTICLES.id)).toBe('PDF');
  });

  it('seals anew what was kept before the creator asked, and after the creator asks no longer (R15.2)', async () => {
    const { tab, keep } = await pageWith(typedWithFile(), WITH_ARTICLES);
    await keep(REMEMBERED);
    expect(tab.getItem('keptTab')).toContain('"keyText":null');
    const next = pageIn(newTab());
    await next.keeper.find(EMAIL);
    expect(await next.fileText(ARTICLES.id)).toBe('PDF');
    await next.keep(typedWithFile());
    const found = [await foundIn(newTab()), await foundIn(next.tab)];
    expect(found).toEqual([NOTHING, { facts: typedWithFile(), loss: null }]);
  });
});
