import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import type { JourneyFacts } from '#machines/journey/facts.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { viewSession } from '#machines/journey/views/viewSession.ts';
import { createJourney, localIsoDate } from '#src/app/createJourney.ts';
import { createOutside } from '#src/services/outside.ts';
import { createSessionStore } from '#src/services/storage.ts';

const KEYS = ['isAuthenticated', 'isPatreonConnected', 'user'] as const;
const SIGNED_IN_TEXTS = ['true', 'true', JSON.stringify(DEMO_USER)];

let stop: () => void = () => {};
afterEach(() => stop());

/** A page load in this tab with this default session. */
function load(defaultSession: Session = DEMO_SESSION) {
  stop();
  const outside = createOutside({ pace: 'instant' });
  const forget = vi.fn(outside.forget);
  const store = createSessionStore(window);
  const keep = vi.fn<(email: string, facts: JourneyFacts) => Promise<void>>();
  const journey = createJourney({
    outside: { actors: outside.actors, forget },
    store,
    session: store.load(defaultSession),
    found: { facts: null, loss: null },
    keeper: { keep, forget: vi.fn(), forgetAll: vi.fn(), listen: () => () => {} },
    clearBrowser: vi.fn(),
    policy: DEFAULT_POLICY,
    today: new Date(2026, 10, 21, 23, 59),
  });
  stop = journey.stop;
  return {
    actor: journey.actor,
    keep: outside.keep,
    forget,
    kept: () => keep.mock.calls.map(([email, facts]) => [email, facts.business.address]),
    session: () => viewSession(journey.actor.getSnapshot()),
    screen: () => openScreen(journey.actor.getSnapshot()),
  };
}

const stored = () => KEYS.map((key) => window.localStorage.getItem(key));

/** What another tab wrote or removed, and the event by which this tab hears of it. */
function otherTab(change: (storage: Storage) => void, key: string | null) {
  change(window.localStorage);
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
}

describe('When the page is loaded', () => {
  it('starts signed in with the demo user and keeps that (R2.2)', () => {
    const { session } = load();
    expect(session()).toEqual(DEMO_SESSION);
    expect(stored()).toEqual(SIGNED_IN_TEXTS);
  });

  it('starts as a guest where the demo default is turned off (R2.5)', () => {
    const { session } = load(GUEST_SESSION);
    expect(session()).toEqual(GUEST_SESSION);
    expect(stored()).toEqual([null, null, null]);
  });

  it('takes the date of the creator, not that of Greenwich (R9.6)', () => {
    expect(load().actor.getSnapshot().context.today).toBe('2026-11-21');
    expect(localIsoDate(new Date(987, 0, 5))).toBe('0987-01-05');
  });
});

describe('When the creator types', () => {
  const type = (value: string) => ({ type: 'business.fieldChanged', field: 'address', value }) as const;

  it('keeps every change, and what is taken back again too, so that it does not return (R15.1)', () => {
    const { actor, kept } = load();
    actor.send({ type: 'url.opened', path: '/entity-details', hash: '' });
    expect(kept()).toEqual([]);
    actor.send(type('1 Main Street'));
    actor.send(type(''));
    expect(kept()).toEqual([
      [DEMO_USER.email, '1 Main Street'],
      [DEMO_USER.email, ''],
    ]);
  });

  it('keeps nothing anew when everything is forgotten (R15.2)', () => {
    const { actor, kept } = load();
    actor.send({ type: 'url.opened', path: '/entity-details', hash: '' });
    actor.send(type('1 Main Street'));
    actor.send({ type: 'clearing.restartRequested' });
    actor.send({ type: 'clearing.confirmed' });
    expect(kept()).toEqual([[DEMO_USER.email, '1 Main Street']]);
  });
});

describe('When the creator signs out', () => {
  it('removes the keys, forgets everything kept and stays a guest after a reload (R2.4)', () => {
    const { actor, forget, screen } = load();
    actor.send({ type: 'url.opened', path: '/offers', hash: '' });
    actor.send({ type: 'session.signedOut' });
    expect([screen(), stored(), forget.mock.calls.length]).toEqual(['landing', [null, null, null], 1]);
    expect(load().session()).toEqual(GUEST_SESSION);
  });

  it('is a demo visitor again in a new tab (R2.2)', () => {
    load().actor.send({ type: 'session.signedOut' });
    window.sessionStorage.clear();
    expect(load().session()).toEqual(DEMO_SESSION);
  });
});

describe('When the creator signs in', () => {
  it('keeps the session without a connection and stays signed in after a reload (R2.1, R4.3)', async () => {
    load().actor.send({ type: 'session.signedOut' });
    const { actor, keep, screen } = load();
    actor.send({ type: 'url.opened', path: '/signin', hash: '' });
    actor.send({ type: 'signIn.submitted', email: DEMO_USER.email, secretId: keep.secret('x'), isRemembered: false });
    await vi.waitFor(() => expect(screen()).toBe('selectPlatform'));
    expect(stored()).toEqual(['true', 'false', JSON.stringify(DEMO_USER)]);
    expect(load().session()).toEqual({ ...DEMO_SESSION, isPatreonConnected: false });
  });
});

describe('When another tab', () => {
  it('signs out, this one is a guest at once, on sign-in, and stays so after a reload (R2.4)', () => {
    const { actor, session, screen, forget } = load();
    actor.send({ type: 'url.opened', path: '/entity-details', hash: '' });
    actor.send({ type: 'business.fieldChanged', field: 'ein', value: '12-3456789' });
    otherTab((storage) => storage.clear(), null);
    expect([session(), screen(), forget.mock.calls.length]).toEqual([GUEST_SESSION, 'signIn', 1]);
    expect(actor.getSnapshot().context.business.ein).toBe('');
    expect(load().session()).toEqual(GUEST_SESSION);
  });

  it('signs in, this one is signed in too (R2.1)', () => {
    load().actor.send({ type: 'session.signedOut' });
    const { session } = load();
    otherTab((storage) => KEYS.forEach((key, index) => storage.setItem(key, SIGNED_IN_TEXTS[index] ?? '')), 'user');
    expect(session()).toEqual(DEMO_SESSION);
  });

  it('changes the session, nothing is written in answer (R2.4)', () => {
    load();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    otherTab((storage) => storage.removeItem('isAuthenticated'), 'isAuthenticated');
    const writtenLocally = write.mock.contexts.filter((storage) => storage === window.localStorage);
    expect(writtenLocally).toEqual([]);
    expect(window.localStorage.getItem('user')).toBe(JSON.stringify(DEMO_USER));
    write.mockRestore();
  });
});
