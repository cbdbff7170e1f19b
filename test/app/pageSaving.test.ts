import { describe, expect, it, vi } from 'vitest';
import { EXPIRY_CHECK_MS } from '#machines/constants.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import type { Persistence } from '#src/services/persistence/createPersistence.ts';
import { fakeHome } from '#test/services/fakeHome.ts';
import { deferred } from '#test/support/deferred.ts';
import { openPage } from './openPage.ts';
import { fakePage } from '#test/support/fakePage.ts';

const ADDRESS = { type: 'business.fieldChanged', field: 'address', value: '2 Typed Street' } as const;
const AT = '2026-11-21T09:20:00+00:00';

fakePage();

/** A page whose persistence code arrives on request, with its answers. */
function openPageLate(answers: Partial<Persistence> = {}, saved: SavedJourney | null = null) {
  const { promise, resolve, reject } = deferred();
  const page = openPage(fakeHome().home, { answers, saved, arrival: promise });
  page.open('/entity-details');
  const flush = () => vi.advanceTimersByTimeAsync(0);
  return { ...page, arrive: () => (resolve(), flush()), fail: () => (reject(new Error('offline')), flush()), flush };
}

describe('A page whose persistence code is still loading', () => {
  it('writes the first change once the code is there (R15.1)', async () => {
    const { send, part, page, arrive } = openPageLate({ write: async () => ({ at: AT, isRemembered: false }) });
    send(ADDRESS);
    await arrive();
    page.dispatchEvent(new Event('pagehide'));
    expect(part.write.mock.calls.map(([{ journey }]) => journey.business.address)).toEqual([ADDRESS.value]);
  });

  it('erases once the code is there, when the creator signs out before (R2.4, R15.2)', async () => {
    const { send, part, arrive } = openPageLate();
    send({ type: 'session.signedOut' });
    expect(part.erase).not.toHaveBeenCalled();
    await arrive();
    expect(part.erase.mock.calls).toEqual([['device']]);
  });

  it('reads a saved file once the code is there (R15.4)', async () => {
    const fileBytes = vi.fn<Persistence['fileBytes']>(async () => new ArrayBuffer(3));
    const { persistence, arrive } = openPageLate({ fileBytes });
    const bytes = persistence.fileBytes('file-1');
    await arrive();
    expect((await bytes)?.byteLength).toBe(3);
    expect(fileBytes.mock.calls).toEqual([['file-1']]);
  });

  it('says that nothing is saved when the code does not load (R15.3, R15.6)', async () => {
    const { saving, send, fail } = openPageLate();
    await fail();
    send(ADDRESS);
    expect(saving()).toEqual(['refused', null]);
  });
});

describe('An open page', () => {
  it('says since when what was restored is saved (R15.3)', async () => {
    const saved = { at: AT, isRemembered: false };
    const journey = { ...NOTHING_TYPED, offerId: '6-month' as const };
    const load = async () => ({ journey, loss: null, saved, isOutdated: false, isErased: true });
    const { saving, arrive } = openPageLate({ load }, journey);
    await arrive();
    expect(saving()).toEqual(['saved', AT]);
  });

  it('says that it is outdated when another tab saves in a newer format (R15.3)', async () => {
    const onNewer: (() => void)[] = [];
    const { saving, arrive } = openPageLate({ watchVersions: (listener) => void onNewer.push(listener) });
    await arrive();
    onNewer.forEach((notify) => notify());
    expect(saving()).toEqual(['outdated', null]);
  });

  it('looks every minute for what has expired, until it is left (R15.5)', async () => {
    const { part, stop, arrive } = openPageLate();
    part.expire.mockRejectedValue(new Error('refused'));
    await arrive();
    await vi.advanceTimersByTimeAsync(2 * EXPIRY_CHECK_MS);
    expect(part.expire).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(EXPIRY_CHECK_MS);
    expect(part.expire).toHaveBeenCalledTimes(2);
  });
});

describe('Whether a reload loses nothing', () => {
  it.each<[string, boolean, Partial<Persistence>]>([
    ['yes when all is saved', true, {}],
    ['no while a file is not saved', false, { isComplete: () => false }],
    ['no when the browser refuses', false, { write: () => Promise.reject(new Error('full')) }],
    ['no when another tab saves in a newer format', false, { write: async () => 'newerVersion' }],
  ])('is answered after the last write: %s (R15.1, R15.3)', async (_answer, isSettled, answers) => {
    const { persistence, send, arrive, actor, part } = openPageLate(answers);
    await arrive();
    send(ADDRESS);
    expect(await persistence.settled(actor)).toBe(isSettled);
    expect(part.write).toHaveBeenCalledOnce();
  });

  it('is yes where nothing is typed, though the code does not load (R15.6)', async () => {
    const { persistence, send, fail, flush, actor } = openPageLate();
    await fail();
    send({ type: 'session.signedOut' });
    await flush();
    expect(await persistence.settled(actor)).toBe(true);
  });

  it('is answered when what is being erased is erased (R15.2)', async () => {
    const { promise, resolve } = deferred();
    const { persistence, actor, arrive, flush, send } = openPageLate({ erase: () => promise });
    await arrive();
    send({ type: 'session.signedOut' });
    const onSettled = vi.fn();
    void persistence.settled(actor).then(onSettled);
    await flush();
    expect(onSettled).not.toHaveBeenCalled();
    resolve();
    await flush();
    expect(onSettled.mock.calls).toEqual([[true]]);
  });

  it('is answered when what is being saved is saved (R15.1)', async () => {
    const { promise, resolve } = deferred();
    const { persistence, actor, arrive, flush, send } = openPageLate({ write: () => promise.then(() => 'nothing') });
    const onSettled = vi.fn();
    void persistence.settled(actor).then(onSettled);
    await flush();
    expect(onSettled, 'while loading').not.toHaveBeenCalled();
    await arrive();
    expect(onSettled.mock.calls, 'once loaded').toEqual([[true]]);
    send(ADDRESS);
    void persistence.settled(actor).then(onSettled);
    await flush();
    expect(onSettled, 'while writing').toHaveBeenCalledTimes(1);
    resolve();
    await flush();
    expect(onSettled, 'once written').toHaveBeenCalledTimes(2);
  });
});
