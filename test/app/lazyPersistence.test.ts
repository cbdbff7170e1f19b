import { describe, expect, it, vi } from 'vitest';
import { LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { lazyPersistence } from '#src/app/lazyPersistence.ts';
import type { Persistence } from '#src/services/persistence/createPersistence.ts';
import { deferred } from '#test/support/deferred.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { fakePage } from '#test/support/fakePage.ts';

const VISIT = { email: DEMO_USER.email, mayTakeOver: true, mayHaveSaved: true };
const SAVED: SavedJourney = {
  ...NOTHING_TYPED,
  offerId: '6-month',
  ownersAdded: 2,
  business: { ...NOTHING_TYPED.business, ein: '12-3456789', address: '1 Saved Street' },
};
const NOTHING_FOUND = { journey: null, loss: null };
const ADDRESS = { type: 'business.fieldChanged', field: 'address', value: '2 Typed Street' } as const;

fakePage();

/** Persistence code that arrives on request, in a browser that has saved a journey. */
function openVisit(visit = VISIT, saved: SavedJourney | null = SAVED) {
  const arrival = deferred();
  const load = vi.fn<Persistence['load']>(async () => ({
    journey: saved,
    loss: 'filesMissing',
    saved: null,
    isOutdated: false,
    isErased: true,
  }));
  const part = { load } as unknown as Persistence;
  const persistence = lazyPersistence(
    arrival.promise.then(() => part),
    visit,
  );
  return { persistence, load, arrive: arrival.resolve, fail: arrival.reject };
}

/** A visit whose saved journey comes after the deadline. */
async function openLateVisit(saved: SavedJourney | null = SAVED) {
  const visit = openVisit(VISIT, saved);
  const found = visit.persistence.found();
  await vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);
  return { ...visit, found };
}

describe('What an earlier visit saved', () => {
  it('is found once, and kept nowhere afterwards (R2.4, R15.1)', async () => {
    const { persistence, arrive } = openVisit();
    arrive();
    expect(await persistence.found()).toMatchObject({ journey: SAVED, loss: 'filesMissing' });
    expect(await persistence.late(journeyAt('/offers').actor)).toBeNull();
  });

  it.each([
    [true, true, true],
    [false, true, false],
    [true, false, false],
  ])('of a closed tab needs a saved session: %s, %s (R15.2)', async (mayTakeOver, mayHaveSaved, takesOver) => {
    const { load, arrive } = openVisit({ ...VISIT, mayTakeOver, mayHaveSaved });
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(load.mock.calls).toEqual([[DEMO_USER.email, takesOver]]);
  });

  it('is not waited for where nothing can be saved (R15.6)', async () => {
    const { persistence } = openVisit({ ...VISIT, mayHaveSaved: false });
    expect(await persistence.found()).toEqual(NOTHING_FOUND);
  });

  it('is waited for no longer than 2 seconds (R15.6)', async () => {
    const { persistence } = openVisit();
    const onFound = vi.fn();
    void persistence.found().then(onFound);
    await vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS - 1);
    expect(onFound).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onFound.mock.calls).toEqual([[null]]);
  });

  it('is reported as missing when its code does not load (R15.6)', async () => {
    const { persistence, fail } = openVisit();
    fail(new Error('offline'));
    await expect(persistence.found()).rejects.toThrow('offline');
    await expect(persistence.whenReady()).rejects.toThrow('offline');
  });
});

describe('A saved journey that comes after the deadline', () => {
  it('fills in what nobody has typed since (R15.6)', async () => {
    const { persistence, found, arrive } = await openLateVisit();
    expect(await found).toBeNull();
    const journey = journeyAt('/entity-details');
    journey.send(ADDRESS);
    arrive();
    expect(await persistence.late(journey.actor)).toEqual({
      journey: { ...SAVED, business: { ...SAVED.business, address: ADDRESS.value } },
      loss: 'filesMissing',
    });
    expect(await persistence.late(journey.actor)).toBeNull();
  });

  it('keeps the larger number of owners, so that no two share an id (R15.6)', async () => {
    const { persistence, arrive } = await openLateVisit();
    const journey = journeyAt('/entity-details');
    for (const _owner of [2, 3]) journey.send({ type: 'business.ownerAdded' });
    arrive();
    expect((await persistence.late(journey.actor))?.journey?.ownersAdded).toBe(3);
  });

  it('replaces everything when its contract is signed (R12.8, R15.6)', async () => {
    const signed = { ...SAVED, isContractSigned: true };
    const { persistence, arrive } = await openLateVisit(signed);
    const journey = journeyAt('/entity-details');
    journey.send(ADDRESS);
    arrive();
    expect((await persistence.late(journey.actor))?.journey).toEqual(signed);
  });

  it('waits until a call that is under way has its answer (R15.6)', async () => {
    const { persistence, arrive } = await openLateVisit();
    const session = { ...DEMO_SESSION, isPatreonConnected: false };
    const journey = journeyAt('/connect-patreon', { session, services: { connectPatreon: 'never' } });
    journey.send({ type: 'patreon.submitted', email: DEMO_USER.email, secretId: 'secret-1' });
    arrive();
    const onLate = vi.fn();
    void persistence.late(journey.actor).then(onLate);
    await vi.advanceTimersByTimeAsync(0);
    expect(onLate).not.toHaveBeenCalled();
    journey.open('/select-platform');
    await vi.advanceTimersByTimeAsync(0);
    expect(onLate).toHaveBeenCalledOnce();
  });

  it('is given to nobody else who has signed in meanwhile (R2.4, R15.2)', async () => {
    const { persistence, arrive } = await openLateVisit();
    arrive();
    expect(await persistence.late(journeyAt('/', { session: GUEST_SESSION }).actor)).toBeNull();
  });

  it('restarts nothing when there is none, or its code does not load (R15.6)', async () => {
    const none = await openLateVisit(null);
    none.arrive();
    expect(await none.persistence.late(journeyAt('/offers').actor)).toBeNull();
    const missing = await openLateVisit();
    missing.fail(new Error('offline'));
    expect(await missing.persistence.late(journeyAt('/offers').actor)).toBeNull();
  });
});
