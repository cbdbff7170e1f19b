import { describe, expect, it, vi } from 'vitest';
import { EXPIRY_CHECK_MS, LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { lazyPersistence } from '#src/app/lazyPersistence.ts';
import type { Persistence } from '#src/services/persistence/createPersistence.ts';
import { OTHER_SESSION, UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import { fakeHome } from '#test/services/fakeHome.ts';
import { cast } from '#test/support/cast.ts';
import { deferred } from '#test/support/deferred.ts';
import { fakePage } from '#test/support/fakePage.ts';
import { EIN } from '#test/support/fixtures.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { openPage } from './openPage.ts';

const VISIT = { email: DEMO_USER.email, mayTakeOver: true, mayHaveSaved: true };
const SAVED: SavedJourney = {
  ...NOTHING_TYPED,
  offerId: '6-month',
  ownersAdded: 2,
  business: { ...NOTHING_TYPED.business, ein: EIN, address: '1 Saved Street' },
};
const ADDRESS = { type: 'business.fieldChanged', field: 'address', value: '2 Typed Street' } as const;
const AT = '2026-11-21T09:20:00+00:00';

fakePage();

const flush = () => vi.advanceTimersByTimeAsync(0);

/** Starts a visit whose persistence code arrives on request. */
function openVisit(visit = VISIT, journey: SavedJourney | null = SAVED) {
  const code = deferred<Persistence>();
  const saved = { journey, loss: 'filesMissing', saved: null, isOutdated: false, isErased: true } as const;
  const load = vi.fn<Persistence['load']>(async () => saved);
  const arrive = () => code.resolve(cast<Persistence>({ load }));
  return { ...lazyPersistence(code.promise, visit), load, arrive, fail: () => code.reject(new Error('offline')) };
}

describe('Saved journey', () => {
  it('is returned once and not kept in memory (R2.4, R15.1)', async () => {
    const { found, late, arrive } = openVisit();
    arrive();
    expect(await found()).toMatchObject({ journey: SAVED, loss: 'filesMissing' });
    expect(await late(journeyAt('/offers').actor)).toBeNull();
  });

  it.each([
    [true, true, true],
    [false, true, false],
    [true, false, false],
  ])('of a closed tab needs a saved session: %s, %s (R15.2)', async (mayTakeOver, mayHaveSaved, takesOver) => {
    const { load, arrive } = openVisit({ ...VISIT, mayTakeOver, mayHaveSaved });
    arrive();
    await flush();
    expect(load.mock.calls).toEqual([[DEMO_USER.email, takesOver]]);
  });

  it('is not awaited if nothing can be saved (R15.6)', async () => {
    expect(await openVisit({ ...VISIT, mayHaveSaved: false }).found()).toEqual({ journey: null, loss: null });
  });

  it('is awaited for 2 seconds (R15.6)', async () => {
    const onFound = vi.fn();
    void openVisit().found().then(onFound);
    await vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS - 1);
    expect(onFound).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onFound).toHaveBeenCalledWith(null);
  });

  it('rejects when its code fails to load (R15.6)', async () => {
    const { found, whenReady, fail } = openVisit();
    fail();
    await expect(found()).rejects.toThrow('offline');
    await expect(whenReady()).rejects.toThrow('offline');
  });
});

describe('Saved journey that arrives late', () => {
  /** Starts a visit whose saved journey arrives after the deadline. */
  async function openLateVisit(saved: SavedJourney | null = SAVED) {
    const visit = openVisit(VISIT, saved);
    void visit.found();
    await vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);
    return visit;
  }

  it('fills in only what nobody has typed since, once (R15.6)', async () => {
    const { late, arrive } = await openLateVisit();
    const { send, actor } = journeyAt('/entity-details');
    send(ADDRESS);
    for (let owner = 2; owner <= 3; owner += 1) send({ type: 'business.ownerAdded' });
    arrive();
    const merged = await late(actor);
    expect(merged?.journey).toMatchObject({ offerId: '6-month', business: { ein: EIN, address: ADDRESS.value } });
    expect(merged?.journey?.ownersAdded).toBe(3);
    expect(merged?.loss).toBe('filesMissing');
    expect(await late(actor)).toBeNull();
  });

  it('keeps its count of owners, so no two share an id (R15.6)', async () => {
    const { late, arrive } = await openLateVisit();
    arrive();
    expect((await late(journeyAt('/entity-details').actor))?.journey?.ownersAdded).toBe(SAVED.ownersAdded);
  });

  it('replaces everything if its contract is signed (R12.8, R15.6)', async () => {
    const signed = { ...SAVED, isContractSigned: true };
    const { late, arrive } = await openLateVisit(signed);
    const { send, actor } = journeyAt('/entity-details');
    send(ADDRESS);
    arrive();
    expect((await late(actor))?.journey).toEqual(signed);
  });

  it('waits for a call in progress (R15.6)', async () => {
    const { late, arrive } = await openLateVisit();
    const session = UNCONNECTED_SESSION;
    const journey = journeyAt('/connect-patreon', { session, services: { connectPatreon: 'never' } });
    journey.send({ type: 'patreon.submitted', email: DEMO_USER.email, secretId: 'secret-1' });
    arrive();
    const onLate = vi.fn();
    void late(journey.actor).then(onLate);
    await flush();
    expect(onLate).not.toHaveBeenCalled();
    journey.open('/select-platform');
    await flush();
    expect(onLate).toHaveBeenCalledOnce();
  });

  it.each([
    ['a guest', GUEST_SESSION],
    ['another creator', OTHER_SESSION],
  ])('is hidden from %s (R2.4, R15.2)', async (_who, session) => {
    const { late, arrive } = await openLateVisit();
    arrive();
    expect(await late(journeyAt('/', { session }).actor)).toBeNull();
  });

  it('restarts nothing if there is none or its code fails to load (R15.6)', async () => {
    const empty = await openLateVisit(null);
    empty.arrive();
    expect(await empty.late(journeyAt('/offers').actor)).toBeNull();
    const missing = await openLateVisit();
    missing.fail();
    expect(await missing.late(journeyAt('/offers').actor)).toBeNull();
  });
});

/** Opens a page whose persistence code arrives on request. */
function openPageLate(answers: Partial<Persistence> = {}, saved: SavedJourney | null = null) {
  const code = deferred();
  const page = openPage(fakeHome().home, { answers, saved, arrival: code.promise });
  page.open('/entity-details');
  const arrive = () => (code.resolve(), flush());
  return { ...page, arrive, fail: () => (code.reject(new Error('offline')), flush()) };
}

describe('Page without its persistence code', () => {
  it('writes the first change once the code arrives (R15.1)', async () => {
    const { send, part, hide, arrive } = openPageLate();
    send(ADDRESS);
    await arrive();
    hide();
    expect(part.write.mock.calls.map(([{ journey }]) => journey.business.address)).toEqual([ADDRESS.value]);
  });

  it('erases after a sign-out once the code arrives (R2.4, R15.2)', async () => {
    const { send, part, arrive } = openPageLate();
    send({ type: 'session.signedOut' });
    expect(part.erase).not.toHaveBeenCalled();
    await arrive();
    expect(part.erase.mock.calls).toEqual([['device']]);
  });

  it('reads a saved file once the code arrives (R15.4)', async () => {
    const fileBytes = vi.fn<Persistence['fileBytes']>(async () => new ArrayBuffer(3));
    const { persistence, arrive } = openPageLate({ fileBytes });
    const bytes = persistence.fileBytes('file-1');
    await arrive();
    expect((await bytes)?.byteLength).toBe(3);
    expect(fileBytes.mock.calls).toEqual([['file-1']]);
  });

  it('reports that nothing is saved if the code fails to load (R15.3, R15.6)', async () => {
    const { saving, send, fail } = openPageLate();
    await fail();
    send(ADDRESS);
    expect(saving()).toBe('refused');
  });
});

describe('Open page', () => {
  it('shows when the restored journey was saved (R15.3)', async () => {
    const saved = { at: AT, isRemembered: false };
    const load = async () => ({ journey: SAVED, loss: null, saved, isOutdated: false, isErased: true });
    const { saving, savedAt, arrive } = openPageLate({ load }, SAVED);
    await arrive();
    expect(saving()).toBe('saved');
    expect(savedAt()).toBe(AT);
  });

  it('is outdated once another tab saves in a newer format (R15.3)', async () => {
    const watchVersions = vi.fn<Persistence['watchVersions']>();
    const { saving, arrive } = openPageLate({ watchVersions });
    await arrive();
    watchVersions.mock.lastCall?.[0]();
    expect(saving()).toBe('outdated');
  });

  it('erases expired journeys every minute until it stops (R15.5)', async () => {
    const { part, stop, arrive } = openPageLate();
    part.expire.mockRejectedValue(new Error('refused'));
    await arrive();
    await vi.advanceTimersByTimeAsync(2 * EXPIRY_CHECK_MS);
    stop();
    await vi.advanceTimersByTimeAsync(EXPIRY_CHECK_MS);
    expect(part.expire).toHaveBeenCalledTimes(2);
  });
});
