import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { createMemoryStorage } from '#src/review/demonstration/commands/memoryStorage.ts';
import { inputOf } from '#src/review/journey/paths/starts.ts';
import { EIN } from '#test/support/fixtures.ts';
import { fakeHome } from '#test/services/fakeHome.ts';

const UNCONNECTED = { ...DEMO_SESSION, isPatreonConnected: false };
const SIGNED_IN = { isAuthenticated: 'true', isPatreonConnected: 'false', user: JSON.stringify(DEMO_USER) };

beforeEach(() => void vi.stubGlobal('document', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

describe('The storage of a demonstration', () => {
  it('holds what the start of a route saved', async () => {
    const saved = { ...NOTHING_TYPED, offerId: '6-month' as const };
    const input = { ...inputOf({ session: UNCONNECTED, saved }), isOwnSession: true, savedLoss: 'expired' as const };
    const { store, persistence } = createMemoryStorage(input, fakeHome().home);
    expect(store.load(GUEST_SESSION)).toEqual({ session: UNCONNECTED, isSaved: false, isOwn: true });
    expect(await persistence.restore()).toMatchObject({ journey: saved, loss: 'expired' });
  });

  it('holds the session of this browser and nothing typed without a route', async () => {
    const { store, persistence } = createMemoryStorage(null, fakeHome(SIGNED_IN).home);
    expect(store.load(GUEST_SESSION)).toEqual({ session: UNCONNECTED, isSaved: false, isOwn: false });
    expect(await persistence.restore()).toMatchObject({ journey: null, loss: null });
  });

  it('saves nothing on this device', async () => {
    const { home, localStorage, sessionStorage } = fakeHome();
    const { store, persistence } = createMemoryStorage(null, home);
    const machine = createJourneyMachine().provide({ actors: { persistence: persistence.machine } });
    const actor = createActor(machine, { input: inputOf() }).start();
    store.save(DEMO_SESSION);
    actor.send({ type: 'url.opened', path: '/entity-details', hash: '' });
    actor.send({ type: 'business.fieldChanged', field: 'ein', value: EIN });
    expect(await persistence.settled(actor)).toBe(false);
    expect(actor.getSnapshot().value.saving).toEqual({ upToDate: 'nothingSaved' });
    actor.send({ type: 'session.signedOut' });
    await vi.waitFor(() => expect(actor.getSnapshot().value.saving).toEqual({ upToDate: 'erased' }));
    expect(await persistence.fileBytes('file-1')).toBeNull();
    expect({ ...localStorage.items(), ...sessionStorage.items() }).toEqual({});
    actor.stop();
  });
});
