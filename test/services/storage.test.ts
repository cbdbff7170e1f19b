import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { createSessionStore } from '#src/services/storage.ts';
import { fakeHome } from './fakeHome.ts';

const USER_TEXT = JSON.stringify(DEMO_USER);
const SIGNED_IN = { isAuthenticated: 'true', isPatreonConnected: 'true', user: USER_TEXT };
const UNCONNECTED = { ...SIGNED_IN, isPatreonConnected: 'false' };
const UNCONNECTED_SESSION: Session = { ...DEMO_SESSION, isPatreonConnected: false };
const MARK = { signedOutInThisTab: 'true' };

describe('When the session is loaded', () => {
  it('takes the demo session when none of the three keys is present and writes all three (R2.2)', () => {
    const { home, localStorage } = fakeHome();
    expect(createSessionStore(home).load(DEMO_SESSION)).toEqual(DEMO_SESSION);
    expect(localStorage.items()).toEqual(SIGNED_IN);
  });

  it('takes a guest and writes nothing when the demo default is turned off (R2.5)', () => {
    const { home, localStorage } = fakeHome();
    expect(createSessionStore(home).load(GUEST_SESSION)).toEqual(GUEST_SESSION);
    expect(localStorage.items()).toEqual({});
  });

  it('follows the keys that are present (R2.3)', () => {
    const { home, localStorage } = fakeHome(UNCONNECTED);
    expect(createSessionStore(home).load(DEMO_SESSION)).toEqual(UNCONNECTED_SESSION);
    expect(localStorage.writes).toBe(0);
  });

  it('takes a guest after a sign-out in this tab (R2.4)', () => {
    const { home, localStorage } = fakeHome({}, MARK);
    expect(createSessionStore(home).load(DEMO_SESSION)).toEqual(GUEST_SESSION);
    expect(localStorage.items()).toEqual({});
  });

  it('prefers keys that are present to the mark of an earlier sign-out (R2.3, R2.4)', () => {
    const { home } = fakeHome(SIGNED_IN, MARK);
    expect(createSessionStore(home).load(DEMO_SESSION)).toEqual(DEMO_SESSION);
  });
});

describe('When the session is saved', () => {
  it('keeps exactly the three keys and takes the mark away (R2.1)', () => {
    const { home, localStorage, sessionStorage } = fakeHome({ other: 'stays' }, MARK);
    createSessionStore(home).save(UNCONNECTED_SESSION);
    expect(localStorage.items()).toEqual({ other: 'stays', ...UNCONNECTED });
    expect(sessionStorage.items()).toEqual({});
  });

  it('removes the three keys on sign-out and sets the mark (R2.4)', () => {
    const { home, localStorage, sessionStorage } = fakeHome({ other: 'stays', ...SIGNED_IN });
    createSessionStore(home).save(GUEST_SESSION);
    expect(localStorage.items()).toEqual({ other: 'stays' });
    expect(sessionStorage.items()).toEqual(MARK);
  });

  it('writes only what has changed (R2.1)', () => {
    const { home, localStorage } = fakeHome(UNCONNECTED);
    createSessionStore(home).save(DEMO_SESSION);
    expect(localStorage.items()).toEqual(SIGNED_IN);
    expect(localStorage.writes).toBe(1);
  });
});

describe('When another tab changes the session', () => {
  function listen(local: Record<string, string>) {
    const fake = fakeHome(local);
    const heard: Session[] = [];
    const stop = createSessionStore(fake.home).subscribe((session) => heard.push(session));
    return { ...fake, heard, stop };
  }

  it('hears a sign-out, remembers it for this tab and writes nothing (R2.4)', () => {
    const { localStorage, sessionStorage, hear, heard } = listen(SIGNED_IN);
    for (const key of Object.keys(SIGNED_IN)) localStorage.removeItem(key);
    hear('isAuthenticated');
    expect(heard).toEqual([GUEST_SESSION]);
    expect(sessionStorage.items()).toEqual(MARK);
    expect(localStorage.writes).toBe(0);
  });

  it('hears a sign-in and takes the mark away (R2.1)', () => {
    const { localStorage, sessionStorage, hear, heard } = listen({});
    sessionStorage.setItem('signedOutInThisTab', 'true');
    for (const [key, text] of Object.entries(UNCONNECTED)) localStorage.setItem(key, text);
    hear('isAuthenticated');
    expect(heard).toEqual([UNCONNECTED_SESSION]);
    expect(sessionStorage.items()).toEqual({});
  });

  it('does not mind other keys (R2.1)', () => {
    const { hear, heard } = listen(SIGNED_IN);
    hear('mantine-color-scheme-value');
    expect(heard).toEqual([]);
  });

  it('looks again when the page comes back from the cache (R2.4)', () => {
    const { localStorage, returnToPage, heard } = listen(SIGNED_IN);
    localStorage.clear();
    returnToPage(false);
    expect(heard).toEqual([]);
    returnToPage(true);
    expect(heard).toEqual([GUEST_SESSION]);
  });

  it('hears nothing after it stopped (R2.4)', () => {
    const { localStorage, hear, heard, stop } = listen(SIGNED_IN);
    stop();
    localStorage.clear();
    hear(null);
    expect(heard).toEqual([]);
  });
});
