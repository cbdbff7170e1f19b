import { describe, expect, it, vi } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { createSessionStore, mayHaveSavedJourney, savedTabIds } from '#src/services/storage.ts';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import { createFakeWindow } from './createFakeWindow.ts';

type Items = Readonly<Record<string, string>>;

const SIGNED_IN = { isAuthenticated: 'true', isPatreonConnected: 'true', user: JSON.stringify(DEMO_USER) };
const UNCONNECTED = { ...SIGNED_IN, isPatreonConnected: 'false' };
const OTHER = { ...SIGNED_IN, user: '{"email":"other@example.com","name":"Other"}' };
const SIGNED_OUT_HERE = { signedOutInThisTab: 'true' };
const SIGN_OUT = 'creator-cash-advance.signOut';
const DEFAULT = { ...SIGNED_IN, 'creator-cash-advance.defaultSession': 'true' };

const withoutInternalKeys = (items: Items) =>
  Object.fromEntries(Object.entries(items).filter(([key]) => !key.startsWith('creator-cash-advance.')));

describe('Loading the session', () => {
  it.each<[string, Items, Items, Session, Session, Items]>([
    ['uses the default session on a first visit', {}, {}, DEMO_SESSION, DEMO_SESSION, DEFAULT],
    ['does not save a default guest session', {}, {}, GUEST_SESSION, GUEST_SESSION, {}],
    ['uses the saved session', UNCONNECTED, {}, DEMO_SESSION, UNCONNECTED_SESSION, UNCONNECTED],
    ['returns a guest session after a sign-out in this tab', {}, SIGNED_OUT_HERE, DEMO_SESSION, GUEST_SESSION, {}],
    [
      'prefers a saved session over an earlier sign-out',
      SIGNED_IN,
      SIGNED_OUT_HERE,
      GUEST_SESSION,
      DEMO_SESSION,
      SIGNED_IN,
    ],
  ])('%s (R2.2, R2.3, R2.4, R2.5)', (_rule, local, tab, defaultSession, session, after) => {
    const { storageWindow, localStorage, sessionStorage } = createFakeWindow(local, tab);
    const isSaved = Object.keys(local).length > 0;
    expect(createSessionStore(storageWindow).load(defaultSession)).toEqual({ session, isSaved, isOwn: isSaved });
    expect(localStorage.items()).toEqual(after);
    expect(withoutInternalKeys(sessionStorage.items())).toEqual(tab);
  });

  it('returns a guest session for a corrupted user until the next save (R2.3)', () => {
    const { storageWindow, localStorage } = createFakeWindow({ ...SIGNED_IN, user: '\uD800' });
    const store = createSessionStore(storageWindow);
    expect(store.load(DEMO_SESSION).session).toEqual(GUEST_SESSION);
    store.save(DEMO_SESSION);
    expect(localStorage.items()).toEqual(SIGNED_IN);
  });

  it("treats a saved default session as the creator's own only after sign-in (R2.2, R17.1)", () => {
    const { storageWindow, localStorage } = createFakeWindow();
    const isOwn = () => createSessionStore(storageWindow).load(DEMO_SESSION).isOwn;
    expect(isOwn()).toBe(false);
    expect(isOwn()).toBe(false);
    createSessionStore(storageWindow).save(DEMO_SESSION);
    expect(isOwn()).toBe(true);
    expect(localStorage.items()).toEqual(SIGNED_IN);
  });

  it('detects a sign-out that happened while the tab was suspended (R2.3, R2.4)', () => {
    const suspended = (local: Items) =>
      createFakeWindow({ ...local, [SIGN_OUT]: 'later' }, { [SIGN_OUT]: 'earlier' }).storageWindow;
    expect(createSessionStore(suspended({})).load(DEMO_SESSION).session).toEqual(GUEST_SESSION);
    const received: Session[] = [];
    createSessionStore(suspended(SIGNED_IN)).subscribe((session) => received.push(session));
    expect(received).toEqual([GUEST_SESSION, DEMO_SESSION]);
  });

  it('does not save the default session after a sign-out (R2.3, R2.4)', () => {
    const { storageWindow, localStorage, notify } = createFakeWindow({ [SIGN_OUT]: 'earlier' });
    const store = createSessionStore(storageWindow);
    const received: Session[] = [];
    expect(store.load(DEMO_SESSION)).toEqual({ session: DEMO_SESSION, isSaved: false, isOwn: false });
    store.subscribe((session) => received.push(session));
    notify(null);
    expect(localStorage.writes).toBe(0);
    localStorage.setItem(SIGN_OUT, 'now');
    notify('mantine-color-scheme-value');
    expect(received).toEqual([]);
    notify(SIGN_OUT);
    expect(received).toEqual([GUEST_SESSION]);
  });
});

it.each<[string, boolean, Items, Items]>([
  ['is expected if this tab saved one', true, {}, { 'creator-cash-advance.tab': '{}' }],
  ['is expected if another tab saved one', true, { 'creator-cash-advance.journey.one': '{}' }, {}],
  ['is not expected if no tab saved one', false, DEFAULT, {}],
])('A saved journey %s (R15.1, R15.6)', (_rule, isExpected, local, tab) => {
  expect(mayHaveSavedJourney(createFakeWindow(local, tab).storageWindow)).toBe(isExpected);
});

describe('Saving the session', () => {
  it.each<[string, Items, Items, Session, Items, Items, number]>([
    ['writes its three keys', {}, SIGNED_OUT_HERE, UNCONNECTED_SESSION, UNCONNECTED, {}, 3],
    ['removes its three keys on sign-out but no unrelated ones', SIGNED_IN, {}, GUEST_SESSION, {}, SIGNED_OUT_HERE, 2],
    ['writes only changes', UNCONNECTED, {}, DEMO_SESSION, SIGNED_IN, {}, 1],
  ])('%s (R2.1, R2.4)', (_rule, local, tab, session, stored, tabItems, writes) => {
    const { storageWindow, localStorage, sessionStorage } = createFakeWindow({ other: 'stays', ...local }, tab);
    createSessionStore(storageWindow).save(session);
    expect(withoutInternalKeys(localStorage.items())).toEqual({ other: 'stays', ...stored });
    expect(withoutInternalKeys(sessionStorage.items())).toEqual(tabItems);
    expect(localStorage.writes).toBe(writes);
  });

  it('erases the journeys of all tabs on sign-out (R2.4, R15.2)', () => {
    const journeys = { 'creator-cash-advance.journey.one': 'x', 'creator-cash-advance.journey.two': 'x' };
    const own = { 'creator-cash-advance.tab': 'x' };
    const { storageWindow, localStorage, sessionStorage } = createFakeWindow({ ...SIGNED_IN, ...journeys }, own);
    expect(savedTabIds(localStorage)).toEqual(['one', 'two']);
    createSessionStore(storageWindow).save(GUEST_SESSION);
    expect(savedTabIds(localStorage)).toEqual([]);
    expect(sessionStorage.getItem('creator-cash-advance.tab')).toBeNull();
    const firstSignOut = localStorage.getItem(SIGN_OUT);
    createSessionStore(storageWindow).save(GUEST_SESSION);
    expect(localStorage.getItem(SIGN_OUT), 'the id of the second sign-out').not.toBe(firstSignOut);
  });

  it('never shows other tabs a signed-in session without its user (R2.1, R2.4, R15.2)', () => {
    const { storageWindow, localStorage } = createFakeWindow();
    const order: string[] = [];
    vi.spyOn(localStorage, 'setItem').mockImplementation((key) => void order.push(`+${key.split('.').at(-1)}`));
    vi.spyOn(localStorage, 'removeItem').mockImplementation((key) => void order.push(`-${key.split('.').at(-1)}`));
    const store = createSessionStore(storageWindow);
    store.save(DEMO_SESSION);
    expect(order.splice(0)).toEqual(['-defaultSession', '+user', '+isPatreonConnected', '+isAuthenticated']);
    store.save(GUEST_SESSION);
    const removed = ['-isAuthenticated', '-isPatreonConnected', '-user'];
    expect(order).toEqual(['+signOut', '+erasing', '-defaultSession', ...removed]);
  });

  it.each([
    ['rolls back a first session if the third write fails', 2, {}, DEMO_SESSION],
    ['restores the previous session if the second write fails', 1, OTHER, UNCONNECTED_SESSION],
  ])('%s (R2.1, R15.3)', (_what, writes, before, session) => {
    const { storageWindow, localStorage } = createFakeWindow(before);
    const store = createSessionStore(storageWindow);
    const reported = vi.fn();
    store.onRefused(reported);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      localStorage.writesBeforeFailure = writes;
      store.save(session);
    }
    expect(localStorage.items()).toEqual(before);
    expect(reported).toHaveBeenCalledTimes(1);
    store.onRefused(reported);
    expect(reported, 'reports to a listener added later').toHaveBeenCalledTimes(2);
  });

  it('remembers a sign-out in this tab without access to local storage (R2.2, R2.4, R15.3)', () => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storageWindow = Object.defineProperty(createFakeWindow().storageWindow, 'localStorage', { get });
    const store = createSessionStore(storageWindow);
    expect(store.load(DEMO_SESSION).session).toEqual(DEMO_SESSION);
    expect(store.isRefused()).toBe(true);
    expect(mayHaveSavedJourney(storageWindow)).toBe(false);
    store.save(GUEST_SESSION);
    store.subscribe(() => expect.unreachable())();
    expect(store.load(DEMO_SESSION).session).toEqual(GUEST_SESSION);
  });
});

describe('Session change in another tab', () => {
  function subscribe(local: Items, tab: Items = {}) {
    const browser = createFakeWindow(local, tab);
    const received: Session[] = [];
    const stop = createSessionStore(browser.storageWindow).subscribe((session) => received.push(session));
    // Ignores the initial session.
    received.length = 0;
    return { ...browser, received, stop };
  }

  it('signs this tab out without writing to local storage (R2.4)', () => {
    const { localStorage, sessionStorage, notify, received } = subscribe(SIGNED_IN);
    for (const key of Object.keys(SIGNED_IN)) localStorage.removeItem(key);
    notify('isAuthenticated');
    expect(received).toEqual([GUEST_SESSION]);
    expect(withoutInternalKeys(sessionStorage.items())).toEqual(SIGNED_OUT_HERE);
    expect(localStorage.writes).toBe(0);
  });

  it('signs this tab in when a session key changes (R2.1)', () => {
    const { localStorage, sessionStorage, notify, received } = subscribe({}, SIGNED_OUT_HERE);
    for (const [key, text] of Object.entries(UNCONNECTED)) localStorage.setItem(key, text);
    for (const key of ['mantine-color-scheme-value', SIGN_OUT]) notify(key);
    expect(received).toEqual([]);
    const keys = ['user', 'isPatreonConnected', 'isAuthenticated', null];
    for (const key of keys) notify(key);
    expect(received).toEqual(keys.map(() => UNCONNECTED_SESSION));
    expect(withoutInternalKeys(sessionStorage.items())).toEqual({});
  });

  it('is detected when the page returns from the back/forward cache (R2.4)', () => {
    const { localStorage, notify, returnToPage, received, stop } = subscribe(SIGNED_IN);
    localStorage.clear();
    returnToPage(false);
    expect(received).toEqual([]);
    returnToPage(true);
    stop();
    notify(null);
    returnToPage(true);
    expect(received).toEqual([GUEST_SESSION]);
  });
});
