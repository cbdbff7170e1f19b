import { describe, expect, it, vi } from 'vitest';
import { ACCOUNT_CONNECT_MS, LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { lazyPersistence } from '#src/app/lazyPersistence.ts';
import type { Persistence } from '#src/services/persistence/createPersistence.ts';
import { OTHER_SESSION } from '#test/journey/sessions.ts';
import { createFakeWindow } from '#test/services/createFakeWindow.ts';
import { deferred } from '#test/support/deferred.ts';
import { fakePage } from '#test/support/fakePage.ts';
import { EIN } from '#test/support/fixtures.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { fakePersistence, NOTHING_LOADED, openPage } from './openPage.ts';

const VISIT = { email: DEMO_USER.email, mayTakeOver: true, mayHaveSaved: true };
const SAVED: SavedJourney = {
  ...NOTHING_TYPED,
  offerId: '6-month',
  ownersAdded: 2,
  business: { ...NOTHING_TYPED.business, ein: EIN, address: '1 Saved Street' },
};
const ADDRESS = { type: 'business.fieldChanged', field: 'address', value: '2 Typed Street' } as const;

fakePage();

const flush = () => vi.advanceTimersByTimeAsync(0);

/** Starts a visit whose persistence code loads when the test calls `arrive`. */
function openVisit(visit = VISIT, journey: SavedJourney | null = SAVED) {
  const code = deferred<Persistence>();
  const load = vi.fn<Persistence['load']>(async () => ({ ...NOTHING_LOADED, journey, loss: 'filesMissing' }));
  const arrive = () => code.resolve(fakePersistence({ load }));
  return { ...lazyPersistence(code.promise, visit), load, arrive, fail: () => code.reject(new Error('offline')) };
}

describe('Saved journey', () => {
  it('is returned once and not kept in memory (R2.4, R15.1)', async () => {
    const { restore, restoreLate, arrive } = openVisit();
    arrive();
    expect(await restore()).toMatchObject({ journey: SAVED, loss: 'filesMissing' });
    expect(await restoreLate(journeyAt('/offers').actor)).toBeNull();
  });

  it('is awaited for at most 2 seconds (R15.6)', async () => {
    const onFound = vi.fn();
    void openVisit().restore().then(onFound);
    await vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS - 1);
    expect(onFound).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onFound).toHaveBeenCalledWith(null);
  });

  it('is null if loading finishes late and finds nothing (R15.6)', async () => {
    const page = openPage(createFakeWindow().storageWindow, { isLate: true });
    expect(await page.persistence.restoreLate(page.actor)).toBeNull();
  });

  it('is not awaited if none exists or the code fails to load (R15.6)', async () => {
    const first = openVisit({ ...VISIT, mayHaveSaved: false });
    expect(await first.restore()).toEqual({ journey: null, loss: null });
    first.arrive();
    await flush();
    expect(first.load.mock.calls, 'loaded without taking over a journey').toEqual([[DEMO_USER.email, false]]);
    const { restore, whenReady, restoreLate, fail } = openVisit();
    fail();
    await expect(restore()).rejects.toThrow('offline');
    await expect(whenReady()).rejects.toThrow('offline');
    expect(await restoreLate(journeyAt('/offers').actor)).toBeNull();
  });
});

describe('Saved journey that arrives late', () => {
  /** Starts a visit whose saved journey arrives after the deadline. */
  async function openLateVisit(saved: SavedJourney | null = SAVED) {
    const visit = openVisit(VISIT, saved);
    void visit.restore();
    await vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);
    visit.arrive();
    return visit;
  }

  it.each([
    [0, SAVED.ownersAdded],
    [2, 3],
  ])('fills in only untouched fields, with %d added owners (R15.6)', async (added, ownersAdded) => {
    const { restoreLate } = await openLateVisit();
    const { send, actor } = journeyAt('/entity-details');
    send(ADDRESS);
    for (let owner = 0; owner < added; owner += 1) send({ type: 'business.ownerAdded' });
    const business = { ein: EIN, address: ADDRESS.value };
    const merged = { journey: { offerId: '6-month', business, ownersAdded }, loss: 'filesMissing' };
    expect(await restoreLate(actor)).toMatchObject(merged);
    expect(await restoreLate(actor)).toBeNull();
  });

  it('replaces everything if its contract is signed (R12.8, R15.6)', async () => {
    const signed = { ...SAVED, isContractSigned: true };
    const { restoreLate } = await openLateVisit(signed);
    const { send, actor } = journeyAt('/entity-details');
    send(ADDRESS);
    expect((await restoreLate(actor))?.journey).toEqual(signed);
  });

  it.each([
    ['a guest', GUEST_SESSION],
    ['another creator', OTHER_SESSION],
  ])('is not shown to %s (R2.4, R15.2)', async (_who, session) => {
    const { restoreLate } = await openLateVisit();
    expect(await restoreLate(journeyAt('/', { session }).actor)).toBeNull();
  });

  it('is not saved for a creator who signs in before it arrives (R2.4, R15.2)', async () => {
    const page = openPage(createFakeWindow().storageWindow, {
      defaultSession: GUEST_SESSION,
      saved: SAVED,
      isLate: true,
    });
    page.send({ type: 'session.changedElsewhere', session: DEMO_SESSION });
    page.open('/entity-details');
    page.send(ADDRESS);
    await flush();
    page.hide();
    const { email, journey } = page.fake.write.mock.lastCall?.[0] ?? {};
    expect(email).toBe(DEMO_USER.email);
    expect(journey?.business).toMatchObject({ address: ADDRESS.value, ein: '' });
  });

  it('is reported as lost without losing typed text (R15.3, R15.6)', async () => {
    const { restoreLate } = await openLateVisit(null);
    const { send, actor } = journeyAt('/entity-details');
    send(ADDRESS);
    expect(await restoreLate(actor)).toMatchObject({
      journey: { business: { address: ADDRESS.value } },
      loss: 'filesMissing',
    });
  });

  describe('during a call', () => {
    /** Opens a page whose saved journey arrives while an account is being connected. */
    async function openDuringCall() {
      const page = openPage(createFakeWindow().storageWindow, { saved: SAVED, isLate: true });
      page.open('/entity-details');
      page.send(ADDRESS);
      page.open('/connect-additional-accounts');
      page.send({ type: 'accounts.connectRequested', account: 'shopify' });
      await flush();
      const onLate = vi.fn();
      void page.persistence.restoreLate(page.actor).then(onLate);
      await flush();
      return { ...page, onLate };
    }

    it('is saved with typed text, then merged when the call ends (R15.1, R15.6)', async () => {
      const { hide, fake, onLate } = await openDuringCall();
      const merged = { offerId: '6-month', business: { ein: EIN, address: ADDRESS.value } };
      hide();
      expect(fake.write.mock.calls).toMatchObject([[{ journey: merged }, {}]]);
      expect(onLate).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(ACCOUNT_CONNECT_MS);
      expect(onLate.mock.lastCall).toMatchObject([{ journey: { ...merged, connectedAccounts: ['shopify'] } }]);
    });

    it('stays erased if the creator starts over (R15.2)', async () => {
      const { send, hide, fake, onLate } = await openDuringCall();
      send({ type: 'reset.restartRequested' }, { type: 'reset.confirmed' });
      await flush();
      expect(onLate).toHaveBeenCalledWith(null);
      send({ type: 'platform.chosen', platform: 'patreon' });
      hide();
      expect(JSON.stringify(fake.write.mock.calls)).not.toContain(EIN);
    });
  });
});
