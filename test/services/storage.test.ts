import { describe, expect, it, vi } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { createSessionStore, savedTabs } from '#src/services/storage.ts';
import { fakeHome } from './fakeHome.ts';

const SIGNED_IN = { isAuthenticated: 'true', isPatreonConnected: 'true', user: JSON.stringify(DEMO_USER) };
const UNCONNECTED = { ...SIGNED_IN, isPatreonConnected: 'false' };
const UNCONNECTED_SESSION: Session = { ...DEMO_SESSION, isPatreonConnected: false };
const FLAG = { signedOutInThisTab: 'true' };

type Texts = Readonly<Record<string, string>>;
const SIGN_OUT = 'creator-cash-advance.signOut';
const DEFAULT_MARK = 'creator-cash-advance.defaultSession';
/** What belongs to the session alone, without what tells sign-outs apart. */
const ofSession = (items: Texts) =>
  Object.fromEntries(Object.entries(items).filter(([key]) => !key.startsWith('creator-')));

/** What is found in the two storages afterwards, and how often the shared one was written. */
type After = readonly [local: Texts, tab: Texts, writes: number];

it.each<[string, Texts, Texts, Session, Session, After]>([
  [
    'takes the default without any of the three keys',
    {},
    {},
    DEMO_SESSION,
    DEMO_SESSION,
    [{ ...SIGNED_IN, [DEFAULT_MARK]: 'true' }, {}, 4],
  ],
  ['writes nothing where the demo default is turned off', {}, {}, GUEST_SESSION, GUEST_SESSION, [{}, {}, 0]],
  ['follows keys that are present', UNCONNECTED, {}, DEMO_SESSION, UNCONNECTED_SESSION, [UNCONNECTED, {}, 0]],
  [
    'takes a guest where other keys are missing',
    { user: 'x' },
    {},
    DEMO_SESSION,
    GUEST_SESSION,
    [{ user: 'x' }, {}, 0],
  ],
  ['takes a guest after a sign-out in this tab', {}, FLAG, DEMO_SESSION, GUEST_SESSION, [{}, FLAG, 0]],
  ['prefers keys to the flag of a sign-out', SIGNED_IN, FLAG, GUEST_SESSION, DEMO_SESSION, [SIGNED_IN, FLAG, 0]],
])(
  'The session, when it is loaded, %s (R2.2, R2.3, R2.4, R2.5)',
  (_rule, local, tab, defaultSession, session, after) => {
    const { home, localStorage, sessionStorage } = fakeHome(local, tab);
    const store = createSessionStore(home);
    const isSaved = Object.keys(local).length > 0;
    expect([store.load(defaultSession), store.isRefused()]).toEqual([{ session, isSaved, isOwn: isSaved }, false]);
    expect([localStorage.items(), ofSession(sessionStorage.items()), localStorage.writes]).toEqual(after);
  },
);

it('A saved default is the own session of a creator only after a sign-in (R2.2, R17.1)', () => {
  const { home, localStorage } = fakeHome();
  const isOwn = () => createSessionStore(home).load(DEMO_SESSION).isOwn;
  expect(isOwn()).toBe(false);
  expect(isOwn()).toBe(false);
  createSessionStore(home).save(DEMO_SESSION);
  expect(isOwn()).toBe(true);
  expect(localStorage.items()).toEqual(SIGNED_IN);
});

describe('When the session is saved', () => {
  it.each<[string, Texts, Texts, Session, After]>([
    ['keeps exactly the three keys and takes the flag away', {}, FLAG, UNCONNECTED_SESSION, [UNCONNECTED, {}, 3]],
    ['removes the three keys on sign-out and sets the flag', SIGNED_IN, {}, GUEST_SESSION, [{}, FLAG, 2]],
    ['writes only what has changed', UNCONNECTED, {}, DEMO_SESSION, [SIGNED_IN, {}, 1]],
  ])('%s (R2.1, R2.4)', (_rule, local, tab, session, [stored, mark, writes]) => {
    const { home, localStorage, sessionStorage } = fakeHome({ other: 'stays', ...local }, tab);
    createSessionStore(home).save(session);
    expect([localStorage.items(), sessionStorage.items()].map(ofSession)).toEqual([
      { other: 'stays', ...stored },
      mark,
    ]);
    expect(localStorage.writes).toBe(writes);
  });

  it('ends in one go what every tab has saved, and the key of this one (R2.4, R15.2)', () => {
    const journey = { 'creator-cash-advance.journey.any': 'x' };
    const { home, localStorage, sessionStorage } = fakeHome(
      { ...SIGNED_IN, ...journey },
      { 'creator-cash-advance.tab': 'x' },
    );
    expect(savedTabs(localStorage)).toEqual(['any']);
    createSessionStore(home).save(GUEST_SESSION);
    const left = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage.items()));
    expect(left.filter((key) => /journey|tab$/.test(key))).toEqual([]);
  });

  it('shows another tab that looks in between a guest until the whole session is there, and names a sign-out first (R2.1, R2.4, R15.2)', () => {
    const { home, localStorage } = fakeHome();
    const order: string[] = [];
    vi.spyOn(localStorage, 'setItem').mockImplementation((key) => void order.push(`+${key.split('.').at(-1)}`));
    vi.spyOn(localStorage, 'removeItem').mockImplementation((key) => void order.push(`-${key.split('.').at(-1)}`));
    const store = createSessionStore(home);
    store.save(DEMO_SESSION);
    store.save(GUEST_SESSION);
    const written = ['user', 'isPatreonConnected', 'isAuthenticated'];
    const removed = ['+signOut', '+erasing', '-defaultSession', ...written.toReversed().map((key) => `-${key}`)];
    expect(order).toEqual(['-defaultSession', ...written.map((key) => `+${key}`), ...removed]);
  });
});

describe('When another tab changes the session', () => {
  function listen(local: Record<string, string>, tab: Record<string, string> = {}) {
    const fake = fakeHome(local, tab);
    const received: Session[] = [];
    const stop = createSessionStore(fake.home).subscribe((session) => received.push(session));
    // What it has found already is reported at once.
    received.length = 0;
    return { ...fake, received, stop };
  }

  it('receives a sign-out, remembers it for this tab and writes nothing (R2.4)', () => {
    const { localStorage, sessionStorage, notify, received } = listen(SIGNED_IN);
    for (const key of Object.keys(SIGNED_IN)) localStorage.removeItem(key);
    notify('isAuthenticated');
    expect([received, ofSession(sessionStorage.items()), localStorage.writes]).toEqual([[GUEST_SESSION], FLAG, 0]);
  });

  it('receives a sign-in and takes the flag away, and does not mind other keys (R2.1)', () => {
    const { localStorage, sessionStorage, notify, received } = listen({}, FLAG);
    for (const [key, text] of Object.entries(UNCONNECTED)) localStorage.setItem(key, text);
    for (const key of ['mantine-color-scheme-value', SIGN_OUT]) notify(key);
    expect(received).toEqual([]);
    for (const key of ['user', 'isPatreonConnected', 'isAuthenticated', null]) notify(key);
    expect([received, ofSession(sessionStorage.items())]).toEqual([
      Array.from({ length: 4 }, () => UNCONNECTED_SESSION),
      {},
    ]);
  });

  it('looks again when the page comes back from the cache, and never after it stopped (R2.4)', () => {
    const { localStorage, notify, returnToPage, received, stop } = listen(SIGNED_IN);
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

describe('When somebody signed out while this tab was asleep, closed or loading', () => {
  const asleep = (local: Texts) => fakeHome({ ...local, [SIGN_OUT]: 'later' }, { [SIGN_OUT]: 'earlier' });

  it('the visitor is a guest, also where the default or somebody else would be signed in (R2.3, R2.4)', () => {
    expect(createSessionStore(asleep({}).home).load(DEMO_SESSION).session).toEqual(GUEST_SESSION);
    const received: Session[] = [];
    createSessionStore(asleep(SIGNED_IN).home).subscribe((session) => received.push(session));
    expect(received).toEqual([GUEST_SESSION, DEMO_SESSION]);
  });

  it('a default that is saved nowhere is not taken for a sign-out, and no other tab is signed in by it, but one is received (R2.3, R2.4)', () => {
    const { home, localStorage, notify } = fakeHome({ [SIGN_OUT]: 'earlier' });
    const store = createSessionStore(home);
    const received: Session[] = [];
    expect(store.load(DEMO_SESSION)).toEqual({ session: DEMO_SESSION, isSaved: false, isOwn: false });
    store.subscribe((session) => received.push(session));
    notify(null);
    expect([received, localStorage.writes]).toEqual([[], 0]);
    localStorage.setItem(SIGN_OUT, 'now');
    notify('mantine-color-scheme-value');
    expect(received).toEqual([]);
    notify(SIGN_OUT);
    expect(received).toEqual([GUEST_SESSION]);
  });
});
