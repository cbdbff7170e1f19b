import { describe, expect, it, vi } from 'vitest';
import { ACCOUNT_CONNECT_MS, EXPIRY_CHECK_MS, LOAD_DEADLINE_MS, SAVE_DEBOUNCE_MS } from '#machines/constants.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { lazyPersistence } from '#src/app/lazyPersistence.ts';
import type { Persistence } from '#src/services/persistence/createPersistence.ts';
import { OTHER_SESSION } from '#test/journey/sessions.ts';
import { fakeHome } from '#test/services/fakeHome.ts';
import { deferred } from '#test/support/deferred.ts';
import { fakePage } from '#test/support/fakePage.ts';
import { EIN } from '#test/support/fixtures.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { fakePersistence, openPage } from './openPage.ts';

const VISIT = { email: DEMO_USER.email, mayTakeOver: true, mayHaveSaved: true };
const SAVED: SavedJourney = {
  ...NOTHING_TYPED,
  offerId: '6-month',
  ownersAdded: 2,
  business: { ...NOTHING_TYPED.business, ein: EIN, address: '1 Saved Street' },
};
const LOADED = { journey: SAVED, loss: null, saved: null, isOutdated: false, isErased: true };
const ADDRESS = { type: 'business.fieldChanged', field: 'address', value: '2 Typed Street' } as const;
const SIGNED_OUT: JourneyEvent = { type: 'session.signedOut' };

fakePage();

const flush = () => vi.advanceTimersByTimeAsync(0);

/** Starts a visit whose persistence code arrives on request. */
function openVisit(visit = VISIT, journey: SavedJourney | null = SAVED) {
  const code = deferred<Persistence>();
  const load = vi.fn<Persistence['load']>(async () => ({ ...LOADED, journey, loss: 'filesMissing' }));
  const arrive = () => code.resolve(fakePersistence({ load }));
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

  it('is awaited for 2 seconds (R15.6)', async () => {
    const onFound = vi.fn();
    void openVisit().found().then(onFound);
    await vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS - 1);
    expect(onFound).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onFound).toHaveBeenCalledWith(null);
  });

  it('restarts nothing if there is none (R15.6)', async () => {
    const page = openPage(fakeHome().home, { isLate: true });
    expect(await page.persistence.late(page.actor)).toBeNull();
  });

  it('is not awaited when nothing can be saved (R15.6)', async () => {
    expect(await openVisit({ ...VISIT, mayHaveSaved: false }).found()).toEqual({ journey: null, loss: null });
    const { found, whenReady, late, fail } = openVisit();
    fail();
    await expect(found()).rejects.toThrow('offline');
    await expect(whenReady()).rejects.toThrow('offline');
    expect(await late(journeyAt('/offers').actor)).toBeNull();
  });
});

describe('Saved journey that arrives late', () => {
  /** Starts a visit whose saved journey arrives after the deadline. */
  async function openLateVisit(saved: SavedJourney | null = SAVED) {
    const visit = openVisit(VISIT, saved);
    void visit.found();
    await vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);
    visit.arrive();
    return visit;
  }

  it.each([
    [0, SAVED.ownersAdded],
    [2, 3],
  ])('fills in only what nobody has typed since, with %d new owners (R15.6)', async (added, ownersAdded) => {
    const { late } = await openLateVisit();
    const { send, actor } = journeyAt('/entity-details');
    send(ADDRESS);
    for (let owner = 0; owner < added; owner += 1) send({ type: 'business.ownerAdded' });
    const business = { ein: EIN, address: ADDRESS.value };
    const merged = { journey: { offerId: '6-month', business, ownersAdded }, loss: 'filesMissing' };
    expect(await late(actor)).toMatchObject(merged);
    expect(await late(actor)).toBeNull();
  });

  it('replaces everything if its contract is signed (R12.8, R15.6)', async () => {
    const signed = { ...SAVED, isContractSigned: true };
    const { late } = await openLateVisit(signed);
    const { send, actor } = journeyAt('/entity-details');
    send(ADDRESS);
    expect((await late(actor))?.journey).toEqual(signed);
  });

  it.each([
    ['a guest', GUEST_SESSION],
    ['another creator', OTHER_SESSION],
  ])('is not shown to %s (R2.4, R15.2)', async (_who, session) => {
    const { late } = await openLateVisit();
    expect(await late(journeyAt('/', { session }).actor)).toBeNull();
  });

  it('is not saved for a creator who signs in before it is merged (R2.4, R15.2)', async () => {
    const page = openPage(fakeHome().home, { defaultSession: GUEST_SESSION, saved: SAVED, isLate: true });
    page.send({ type: 'session.changedElsewhere', session: DEMO_SESSION });
    page.open('/entity-details');
    page.send(ADDRESS);
    await flush();
    page.hide();
    const { email, journey } = page.part.write.mock.lastCall?.[0] ?? {};
    expect(email).toBe(DEMO_USER.email);
    expect(journey?.business).toMatchObject({ address: ADDRESS.value, ein: '' });
  });

  it('that could not be restored is still reported, with what was typed kept (R15.3, R15.6)', async () => {
    const { late } = await openLateVisit(null);
    const { send, actor } = journeyAt('/entity-details');
    send(ADDRESS);
    expect(await late(actor)).toMatchObject({
      journey: { business: { address: ADDRESS.value } },
      loss: 'filesMissing',
    });
  });

  describe('during a call', () => {
    /** Opens a page on which an account is being connected when the saved journey arrives. */
    async function openDuringCall() {
      const page = openPage(fakeHome().home, { saved: SAVED, isLate: true });
      page.open('/entity-details');
      page.send(ADDRESS);
      page.open('/connect-additional-accounts');
      page.send({ type: 'accounts.connectRequested', account: 'shopify' });
      await flush();
      const onLate = vi.fn();
      void page.persistence.late(page.actor).then(onLate);
      await flush();
      return { ...page, onLate };
    }

    it('is saved with what was typed, and merged after the call (R15.1, R15.6)', async () => {
      const { hide, part, onLate } = await openDuringCall();
      const merged = { offerId: '6-month', business: { ein: EIN, address: ADDRESS.value } };
      hide();
      expect(part.write.mock.calls).toMatchObject([[{ journey: merged }, {}]]);
      expect(onLate).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(ACCOUNT_CONNECT_MS);
      expect(onLate.mock.lastCall).toMatchObject([{ journey: { ...merged, connectedAccounts: ['shopify'] } }]);
    });

    it('stays erased when the creator starts over (R15.2)', async () => {
      const { send, hide, part, onLate } = await openDuringCall();
      send({ type: 'reset.restartRequested' }, { type: 'reset.confirmed' });
      await flush();
      expect(onLate).toHaveBeenCalledWith(null);
      send({ type: 'platform.chosen', platform: 'patreon' });
      hide();
      expect(JSON.stringify(part.write.mock.calls)).not.toContain(EIN);
    });
  });
});

/** Opens a page whose persistence code arrives on request. */
function openForm(answers: Partial<Persistence> = {}, saved: SavedJourney | null = null) {
  const code = deferred();
  const page = openPage(fakeHome().home, { answers, saved, arrival: code.promise });
  page.open('/entity-details');
  const arrive = () => (code.resolve(), flush());
  return { ...page, arrive, fail: () => (code.reject(new Error('offline')), flush()) };
}

describe('Page without its persistence code', () => {
  it('writes, erases and reads once the code arrives (R2.4, R15.1, R15.2, R15.4)', async () => {
    const fileBytes = vi.fn<Persistence['fileBytes']>(async () => new ArrayBuffer(3));
    const { send, part, hide, persistence, arrive } = openForm({ fileBytes });
    const bytes = persistence.fileBytes('file-1');
    send(ADDRESS);
    await arrive();
    hide();
    expect(part.write.mock.calls.map(([{ journey }]) => journey.business.address)).toEqual([ADDRESS.value]);
    expect((await bytes)?.byteLength).toBe(3);
    expect(fileBytes.mock.calls).toEqual([['file-1']]);
    const signedOut = openForm();
    signedOut.send(SIGNED_OUT);
    await signedOut.arrive();
    expect(signedOut.part.erase.mock.calls).toEqual([['device']]);
  });

  it('reports that nothing is saved if the code fails to load (R15.3, R15.6)', async () => {
    const { saving, send, fail, persistence, actor } = openForm();
    await fail();
    send(ADDRESS);
    expect(saving()).toBe('refused');
    send(SIGNED_OUT);
    await flush();
    expect(await persistence.settled(actor)).toBe(true);
  });
});

describe('Open page', () => {
  it('shows when the restored journey was saved (R15.3)', async () => {
    const saved = { at: '2026-11-21T09:20:00+00:00', isRemembered: false };
    const { saving, savedAt, arrive } = openForm({ load: async () => ({ ...LOADED, saved }) }, SAVED);
    await arrive();
    expect(saving()).toBe('saved');
    expect(savedAt()).toBe(saved.at);
  });

  it('is outdated once another tab saves in a newer format (R15.3)', async () => {
    const watchVersions = vi.fn<Persistence['watchVersions']>();
    const { saving, arrive } = openForm({ watchVersions });
    await arrive();
    watchVersions.mock.lastCall?.[0]();
    expect(saving()).toBe('outdated');
  });

  it('erases expired journeys every minute until it stops (R15.5)', async () => {
    const { part, stop, arrive } = openForm({ expire: () => Promise.reject(new Error('refused')) });
    await arrive();
    await vi.advanceTimersByTimeAsync(2 * EXPIRY_CHECK_MS);
    stop();
    await vi.advanceTimersByTimeAsync(EXPIRY_CHECK_MS);
    expect(part.expire).toHaveBeenCalledTimes(2);
  });

  it.each<[string, boolean, Partial<Persistence>]>([
    ['once everything is saved', true, {}],
    ['unless a file is not saved', false, { isComplete: () => false }],
    ['unless the browser refuses', false, { write: () => Promise.reject(new Error('full')) }],
    ['unless another tab saves in a newer format', false, { write: async () => 'newerVersion' }],
  ])('can reload without loss %s (R15.1, R15.3)', async (_when, canReload, answers) => {
    const { persistence, send, actor, part, arrive } = openForm(answers);
    await arrive();
    send(ADDRESS);
    expect(await persistence.settled(actor)).toBe(canReload);
    expect(part.write).toHaveBeenCalledOnce();
  });

  it.each<[string, JourneyEvent, (pending: Promise<void>) => Partial<Persistence>]>([
    ['load', ADDRESS, (pending) => ({ load: () => pending.then(() => LOADED) })],
    ['write', ADDRESS, (pending) => ({ write: () => pending.then(() => 'nothing' as const) })],
    ['erase', SIGNED_OUT, (pending) => ({ erase: () => pending })],
  ])('can reload only once a pending %s is done (R15.1, R15.2)', async (_call, event, answer) => {
    const { promise, resolve: finish } = deferred();
    const { persistence, actor, send, arrive } = openForm(answer(promise));
    await arrive();
    send(event);
    const onSettled = vi.fn();
    void persistence.settled(actor).then(onSettled);
    await flush();
    expect(onSettled).not.toHaveBeenCalled();
    finish();
    await vi.advanceTimersByTimeAsync(SAVE_DEBOUNCE_MS);
    expect(onSettled).toHaveBeenCalledWith(true);
  });
});
