import { describe, expect, it, vi } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { clearBrowser, createSessionStore } from '#src/services/storage.ts';
import { fakeHome } from './fakeHome.ts';

const SIGNED_IN = { isAuthenticated: 'true', isPatreonConnected: 'true', user: JSON.stringify(DEMO_USER) };
const UNCONNECTED = { ...SIGNED_IN, isPatreonConnected: 'false' };
const UNCONNECTED_SESSION: Session = { ...DEMO_SESSION, isPatreonConnected: false };
const MARK = { signedOutInThisTab: 'true' };

type Texts = Readonly<Record<string, string>>;
/** What is found in the two storages afterwards, and how often the shared one was written. */
type After = readonly [local: Texts, tab: Texts, writes: number];

describe('When the session is loaded', () => {
  it.each<[string, Texts, Texts, Session, Session, After]>([
    ['takes the default without any of the three keys', {}, {}, DEMO_SESSION, DEMO_SESSION, [SIGNED_IN, {}, 3]],
    ['writes nothing where the demo default is turned off', {}, {}, GUEST_SESSION, GUEST_SESSION, [{}, {}, 0]],
    ['follows keys that are present', UNCONNECTED, {}, DEMO_SESSION, UNCONNECTED_SESSION, [UNCONNECTED, {}, 0]],
    ['takes a guest after a sign-out in this tab', {}, MARK, DEMO_SESSION, GUEST_SESSION, [{}, MARK, 0]],
    ['prefers keys to the mark of a sign-out', SIGNED_IN, MARK, GUEST_SESSION, DEMO_SESSION, [SIGNED_IN, MARK, 0]],
  ])('%s (R2.2, R2.3, R2.4, R2.5)', (_rule, local, tab, fallback, session, after) => {
    const { home, localStorage, sessionStorage } = fakeHome(local, tab);
    const store = createSessionStore(home);
    expect([store.load(fallback), store.isRefused()]).toEqual([session, false]);
    expect([localStorage.items(), sessionStorage.items(), localStorage.writes]).toEqual(after);
  });
});

describe('When the session is saved', () => {
  it.each<[string, Texts, Texts, Session, After]>([
    ['keeps exactly the three keys and takes the mark away', {}, MARK, UNCONNECTED_SESSION, [UNCONNECTED, {}, 3]],
    ['removes the three keys on sign-out and sets the mark', SIGNED_IN, {}, GUEST_SESSION, [{}, MARK, 0]],
    ['writes only what has changed', UNCONNECTED, {}, DEMO_SESSION, [SIGNED_IN, {}, 1]],
  ])('%s (R2.1, R2.4)', (_rule, local, tab, session, [stored, mark, writes]) => {
    const { home, localStorage, sessionStorage } = fakeHome({ other: 'stays', ...local }, tab);
    createSessionStore(home).save(session);
    expect([localStorage.items(), sessionStorage.items()]).toEqual([{ other: 'stays', ...stored }, mark]);
    expect(localStorage.writes).toBe(writes);
  });

  it('shows another tab that looks in between a guest until the whole session is there (R2.1, R2.4)', () => {
    const { home, localStorage } = fakeHome();
    const order: string[] = [];
    vi.spyOn(localStorage, 'setItem').mockImplementation((key) => void order.push(`+${key}`));
    vi.spyOn(localStorage, 'removeItem').mockImplementation((key) => void order.push(`-${key}`));
    const store = createSessionStore(home);
    store.save(DEMO_SESSION);
    store.save(GUEST_SESSION);
    const written = ['user', 'isPatreonConnected', 'isAuthenticated'];
    expect(order).toEqual([...written.map((key) => `+${key}`), ...written.toReversed().map((key) => `-${key}`)]);
  });
});

describe('When another tab changes the session', () => {
  function listen(local: Record<string, string>, tab: Record<string, string> = {}) {
    const fake = fakeHome(local, tab);
    const heard: Session[] = [];
    const stop = createSessionStore(fake.home).subscribe((session) => heard.push(session));
    return { ...fake, heard, stop };
  }

  it('hears a sign-out, remembers it for this tab and writes nothing (R2.4)', () => {
    const { localStorage, sessionStorage, hear, heard } = listen(SIGNED_IN);
    for (const key of Object.keys(SIGNED_IN)) localStorage.removeItem(key);
    hear('isAuthenticated');
    expect([heard, sessionStorage.items(), localStorage.writes]).toEqual([[GUEST_SESSION], MARK, 0]);
  });

  it('hears a sign-in and takes the mark away, and does not mind other keys (R2.1)', () => {
    const { localStorage, sessionStorage, hear, heard } = listen({}, MARK);
    for (const [key, text] of Object.entries(UNCONNECTED)) localStorage.setItem(key, text);
    hear('mantine-color-scheme-value');
    expect(heard).toEqual([]);
    for (const key of ['user', 'isPatreonConnected', 'isAuthenticated', null]) hear(key);
    expect([heard, sessionStorage.items()]).toEqual([Array.from({ length: 4 }, () => UNCONNECTED_SESSION), {}]);
  });

  it('looks again when the page comes back from the cache, and never after it stopped (R2.4)', () => {
    const { localStorage, hear, returnToPage, heard, stop } = listen(SIGNED_IN);
    localStorage.clear();
    returnToPage(false);
    expect(heard).toEqual([]);
    returnToPage(true);
    stop();
    hear(null);
    returnToPage(true);
    expect(heard).toEqual([GUEST_SESSION]);
  });
});

describe('When everything on the device is erased', () => {
  it('empties both storages, also where the browser refuses one of them (R2.4, R15.2)', () => {
    const { home, localStorage, sessionStorage } = fakeHome({ ...SIGNED_IN, other: 'x' }, MARK);
    vi.spyOn(localStorage, 'clear').mockImplementationOnce(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    clearBrowser(home);
    expect(sessionStorage.items()).toEqual({});
    clearBrowser(home);
    expect(localStorage.items()).toEqual({});
  });
});
