import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_WITHOUT_TAB_MS, MAX_KEPT_FILE_BYTES } from '#machines/constants.ts';
import { contents, kinds } from './database.ts';
import { ARTICLES, EMAIL, newTab, NOW, pageIn, typed, typedWithFile } from './tab.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {});
});

const later = (ms: number) => new Date(NOW.getTime() + ms);

describe('When nothing was kept', () => {
  it('finds nothing (R15.1)', async () => {
    expect(await pageIn(newTab()).keeper.find(EMAIL)).toEqual({ facts: null, loss: null });
  });
});

describe('When a tab is loaded again', () => {
  it('gives back what was typed and says when it was kept (R15.1, R15.3)', async () => {
    const tab = newTab();
    const before = pageIn(tab);
    await before.keeper.find(EMAIL);
    await before.keeper.keep(EMAIL, typed());
    expect(await before.keeper.settled()).toBe(true);
    expect(before.kept.mock.calls).toEqual([[expect.stringMatching(/^2026-11-21T\d\d:00:00[+-]\d\d:\d\d$/)]]);
    expect(await pageIn(tab).keeper.find(EMAIL)).toEqual({ facts: typed(), loss: null });
  });

  it('says to who listens later when it was last kept, and nothing where nothing is kept (R15.3)', async () => {
    const tab = newTab();
    const before = pageIn(tab);
    await before.keeper.find(EMAIL);
    await before.keeper.keep(EMAIL, typed());
    const after = pageIn(tab, { now: later(60_000) });
    await after.keeper.find(EMAIL);
    const kept = vi.fn();
    after.keeper.listen({ kept, failed: vi.fn(), outdated: vi.fn() });
    expect(kept.mock.calls).toEqual(before.kept.mock.calls);
    await after.keeper.forget();
    after.keeper.listen({ kept, failed: vi.fn(), outdated: vi.fn() });
    expect(kept.mock.calls).toHaveLength(1);
  });

  it('keeps the latest of many changes (R15.1)', async () => {
    const tab = newTab();
    const { keeper } = pageIn(tab);
    await keeper.find(EMAIL);
    await Promise.all([1, 2, 3].map((ownersAdded) => keeper.keep(EMAIL, typed({ ownersAdded }))));
    expect((await pageIn(tab).keeper.find(EMAIL)).facts?.ownersAdded).toBe(3);
  });

  it('gives back the bytes of a file that was kept on an earlier page (R15.4)', async () => {
    const tab = newTab();
    const before = pageIn(tab, { chosen: { [ARTICLES.id]: 'PDF' } });
    await before.keeper.find(EMAIL);
    await before.keeper.keep(EMAIL, typedWithFile());
    const after = pageIn(tab);
    expect(await after.keeper.find(EMAIL)).toEqual({ facts: typedWithFile(), loss: null });
    expect(new TextDecoder().decode((await after.keeper.fileBytes(ARTICLES.id)) ?? undefined)).toBe('PDF');
  });

  it('goes on with a timed screen and the days where time has come to, but not with a held one (R6.4, R13.1)', async () => {
    const tab = newTab();
    const { keeper } = pageIn(tab);
    await keeper.find(EMAIL);
    const progress = { screen: 'processing', elapsedMs: 1000, isPaused: false } as const;
    await keeper.keep(EMAIL, typed({ progress, isCounting: true, countdownMs: 60_000 }));
    const running = (await pageIn(tab, { now: later(2500) }).keeper.find(EMAIL)).facts;
    expect([running?.progress?.elapsedMs, running?.countdownMs]).toEqual([3500, 62_500]);
    await keeper.keep(EMAIL, typed({ progress: { ...progress, isPaused: true } }));
    const held = (await pageIn(tab, { now: later(2500) }).keeper.find(EMAIL)).facts;
    expect(held?.progress?.elapsedMs).toBe(1000);
  });

  it('removes the bytes of a file that was removed (R15.4)', async () => {
    const { keeper } = pageIn(newTab(), { chosen: { [ARTICLES.id]: 'PDF' } });
    await keeper.find(EMAIL);
    await keeper.keep(EMAIL, typedWithFile());
    expect(await kinds()).toEqual(['facts', 'file']);
    await keeper.keep(EMAIL, typed());
    expect(await kinds()).toEqual(['facts']);
  });

  it('says which loss there is when the bytes of a file are gone, and gives back the rest (R15.3, R15.4)', async () => {
    const tab = newTab();
    const { keeper } = pageIn(tab);
    await keeper.find(EMAIL);
    await keeper.keep(EMAIL, typedWithFile());
    expect(await pageIn(tab).keeper.find(EMAIL)).toEqual({ facts: typed(), loss: 'filesGone' });
  });
});

describe('What lies in the browser', () => {
  it('cannot be read without the key of the tab (R15.2)', async () => {
    const { keeper } = pageIn(newTab(), { chosen: { [ARTICLES.id]: 'the bytes' } });
    await keeper.find(EMAIL);
    await keeper.keep(EMAIL, typedWithFile());
    const texts = Object.values(await contents()).map((value) =>
      Buffer.from(
        ('sealed' in (value as object)
          ? (value as { sealed: { bytes: ArrayBuffer } }).sealed
          : (value as { bytes: ArrayBuffer })
        ).bytes,
      ).toString('latin1'),
    );
    expect(texts).toHaveLength(2);
    for (const secret of ['12-3456789', EMAIL, 'articles.pdf', 'the bytes']) expect(texts.join()).not.toContain(secret);
  });

  it('is not given to another tab (R15.2)', async () => {
    const { keeper } = pageIn(newTab());
    await keeper.find(EMAIL);
    await keeper.keep(EMAIL, typed());
    expect(await pageIn(newTab()).keeper.find(EMAIL)).toEqual({ facts: null, loss: null });
  });

  it.each([
    [
      'its key is gone',
      (tab: Storage) => tab.setItem('keptTab', tab.getItem('keptTab')?.replace(/"keyText":.*/, '"keyText":"x"}') ?? ''),
    ],
  ])('is removed and the creator told when %s (R15.2, R15.3)', async (_, spoil) => {
    const tab = newTab();
    const { keeper } = pageIn(tab);
    await keeper.find(EMAIL);
    await keeper.keep(EMAIL, typed());
    spoil(tab);
    expect(await pageIn(tab).keeper.find(EMAIL)).toEqual({ facts: null, loss: 'unreadable' });
    expect(await contents()).toEqual({});
  });

  it('is removed when somebody else is signed in, or nobody (R15.2)', async () => {
    for (const email of ['other@example.com', null]) {
      const tab = newTab();
      const { keeper } = pageIn(tab);
      await keeper.find(EMAIL);
      await keeper.keep(EMAIL, typed());
      expect(await pageIn(tab).keeper.find(email)).toEqual({ facts: null, loss: null });
      expect(await contents()).toEqual({});
    }
  });

  it('is removed a day after its tab was closed, and not before (R15.2)', async () => {
    const { keeper } = pageIn(newTab());
    await keeper.find(EMAIL);
    await keeper.keep(EMAIL, typed());
    await pageIn(newTab(), { now: later(KEPT_WITHOUT_TAB_MS) }).keeper.find(EMAIL);
    await vi.waitFor(async () => expect(await kinds()).toEqual(['facts']));
    const last = pageIn(newTab(), { now: later(KEPT_WITHOUT_TAB_MS + 1) });
    await last.keeper.find(EMAIL);
    await vi.waitFor(async () => expect(await contents()).toEqual({}));
  });
});

describe('When a file is too large to be sealed in memory', () => {
  it('is not read, everything else is kept, and the next page says that it is gone (R15.3, R15.4)', async () => {
    const tab = newTab();
    const chosenBytes = vi.fn(async () => new ArrayBuffer(1));
    const before = pageIn(tab, { chosenBytes });
    await before.keeper.find(EMAIL);
    await before.keeper.keep(EMAIL, typedWithFile({}, { sizeBytes: MAX_KEPT_FILE_BYTES + 1 }));
    expect(chosenBytes).not.toHaveBeenCalled();
    expect(before.failed).not.toHaveBeenCalled();
    expect(await before.keeper.settled()).toBe(false);
    expect(await pageIn(tab).keeper.find(EMAIL)).toEqual({ facts: typed(), loss: 'filesGone' });
  });
});

describe('When a chosen file can no longer be read', () => {
  it('what was typed is kept all the same, and a reload would lose the file (R15.3, R15.4)', async () => {
    const tab = newTab();
    const before = pageIn(tab, { chosenBytes: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
    await before.keeper.find(EMAIL);
    await before.keeper.keep(EMAIL, typedWithFile());
    expect(before.failed).not.toHaveBeenCalled();
    expect(await before.keeper.settled()).toBe(false);
    expect(await pageIn(tab).keeper.find(EMAIL)).toEqual({ facts: typed(), loss: 'filesGone' });
  });
});

describe('When the creator asked to be remembered', () => {
  it('gives what was typed to the next tab, without a key that could be copied (R4.1, R15.2)', async () => {
    const { keeper } = pageIn(newTab(), { chosen: { [ARTICLES.id]: 'PDF' } });
    await keeper.find(EMAIL);
    await keeper.keep(EMAIL, typedWithFile({ isRemembered: true }));
    const { rememberedKey } = await contents();
    expect((rememberedKey as CryptoKey).extractable).toBe(false);
    const next = pageIn(newTab());
    expect(await next.keeper.find(EMAIL)).toEqual({ facts: typedWithFile({ isRemembered: true }), loss: null });
    expect(new TextDecoder().decode((await next.keeper.fileBytes(ARTICLES.id)) ?? undefined)).toBe('PDF');
  });

  it('seals anew what was kept before the creator asked (R15.2)', async () => {
    const { keeper } = pageIn(newTab(), { chosen: { [ARTICLES.id]: 'PDF' } });
    await keeper.find(EMAIL);
    await keeper.keep(EMAIL, typedWithFile());
    await keeper.keep(EMAIL, typedWithFile({ isRemembered: true }));
    const next = pageIn(newTab());
    await next.keeper.find(EMAIL);
    expect(new TextDecoder().decode((await next.keeper.fileBytes(ARTICLES.id)) ?? undefined)).toBe('PDF');
  });
});
