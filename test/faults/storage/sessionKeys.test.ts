import { describe, expect, it } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { createSessionStore, type StorageHome } from '#src/services/storage.ts';
import { fakeHome } from '#test/services/fakeHome.ts';

const USER = JSON.stringify(DEMO_USER);
const SIGNED_IN = { user: USER, isPatreonConnected: 'true', isAuthenticated: 'true' };
const OTHER = { ...SIGNED_IN, user: '{"email":"other@example.com","name":"Other"}' };
const UNCONNECTED: Session = { ...DEMO_SESSION, isPatreonConnected: false };
const HUGE = 'x'.repeat(5 * 1024 * 1024);

const load = (texts: Record<string, string>) => createSessionStore(fakeHome(texts).home).load(DEMO_SESSION);

const throwing = (): StorageHome => {
  const { home } = fakeHome();
  Object.defineProperty(home, 'localStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  return home;
};
const without = (storage: null | undefined) => () => ({
  ...fakeHome().home,
  localStorage: storage as unknown as Storage,
});

function firstVisit(makeHome: () => StorageHome) {
  const store = createSessionStore(makeHome());
  return { session: store.load(DEMO_SESSION), isRefused: store.isRefused() };
}

function visitAfterSignOut(makeHome: () => StorageHome): Session {
  const store = createSessionStore(makeHome());
  store.save(DEMO_SESSION);
  store.save(GUEST_SESSION);
  return store.load(DEMO_SESSION);
}

const IN_MEMORY = { session: DEMO_SESSION, isRefused: true };

describe('F-20 the browser refuses local storage', () => {
  it('the first visit is signed in as ever, and the refusal is told (R2.2, R15.3)', () => {
    expect(firstVisit(throwing)).toEqual(IN_MEMORY);
  });

  it('a sign-out throws nothing and holds in this tab (R2.4)', () => {
    expect(visitAfterSignOut(throwing)).toEqual(GUEST_SESSION);
  });
});

describe('F-21 local storage is null or missing', () => {
  it.each([null, undefined])(
    'with %s, the first visit is signed in as ever, and the refusal is told (R2.2)',
    (storage) => {
      expect(firstVisit(without(storage))).toEqual(IN_MEMORY);
    },
  );

  it.each([null, undefined])('with %s, a sign-out throws nothing and holds in this tab (R2.4)', (storage) => {
    expect(visitAfterSignOut(without(storage))).toEqual(GUEST_SESSION);
  });
});

describe('F-22 local storage is full at the first, second or third write', () => {
  it.each([0, 1, 2])('nothing of a first session stays when write %i of three is refused (R2.1)', (writes) => {
    const { home, localStorage } = fakeHome();
    localStorage.writesBeforeRefusal = writes;
    const store = createSessionStore(home);
    store.save(DEMO_SESSION);
    expect(localStorage.items()).toEqual({});
    expect(store.isRefused()).toBe(true);
  });

  it.each([0, 1])('the session before is put back whole when write %i is refused (R2.1)', (writes) => {
    const { home, localStorage } = fakeHome(OTHER);
    localStorage.writesBeforeRefusal = writes;
    createSessionStore(home).save(UNCONNECTED);
    expect(localStorage.items()).toEqual(OTHER);
  });

  it('the refusal is told once (R15.3)', () => {
    const { home, localStorage } = fakeHome();
    const store = createSessionStore(home);
    let told = 0;
    store.onRefused(() => {
      told += 1;
    });
    for (let turn = 0; turn < 2; turn += 1) {
      localStorage.writesBeforeRefusal = 0;
      store.save(DEMO_SESSION);
    }
    expect(told).toBe(1);
  });
});

describe('F-23 a key of the session is corrupted', () => {
  const spoiled = Object.entries({
    empty: '',
    'five megabytes': HUGE,
    NUL: '\0',
    'half a letter': '\uD800',
    broken: '{',
  });
  const cells = Object.keys(SIGNED_IN).flatMap((key) => spoiled.map(([how, text]) => [key, how, text] as const));

  it.each(cells)('%s that is %s counts as false, and the next session repairs it (R2.3)', (key, _how, text) => {
    const { home, localStorage } = fakeHome({ ...SIGNED_IN, [key]: text });
    const store = createSessionStore(home);
    expect(store.load(DEMO_SESSION)).toEqual(key === 'isPatreonConnected' ? UNCONNECTED : GUEST_SESSION);
    store.save(DEMO_SESSION);
    expect(localStorage.items()).toEqual(SIGNED_IN);
  });
});

describe('F-24 a key of the session is of the wrong type', () => {
  const guests: readonly (readonly [string, Record<string, string>])[] = [
    ['the sign-in reads "yes"', { isAuthenticated: 'yes' }],
    ['the sign-in reads 1', { isAuthenticated: '1' }],
    ['the sign-in is a list', { isAuthenticated: '[true]' }],
    ['the user is not JSON', { user: '{' }],
    ['the user is null', { user: 'null' }],
    ['the user is a list', { user: '[]' }],
    ['the email is an object', { user: '{"email":{},"name":"A"}' }],
    ['the name is a number', { user: '{"email":"a@b.example","name":1}' }],
    ['the email is longer than emails are', { user: JSON.stringify({ email: 'a'.repeat(255), name: 'A' }) }],
    ['the name is longer than names are', { user: JSON.stringify({ email: 'a@b.example', name: 'a'.repeat(101) }) }],
  ];

  it.each(guests)('%s: the visitor is a guest (R2.3)', (_case, texts) => {
    expect(load({ ...SIGNED_IN, ...texts })).toEqual(GUEST_SESSION);
  });

  it.each(['yes', '1', '', '[]', '"true"', 'TRUE'])('a connection that reads %j counts as none (R2.3)', (text) => {
    expect(load({ ...SIGNED_IN, isPatreonConnected: text })).toEqual(UNCONNECTED);
  });
});

describe('F-25 the keys of the session are tampered with', () => {
  const flags = [null, 'true', 'false'];
  const cells = flags.flatMap((isAuthenticated) =>
    flags.flatMap((isPatreonConnected) =>
      [null, USER, '{}'].map((user) => ({ isAuthenticated, isPatreonConnected, user })),
    ),
  );

  it.each(cells)(
    '$isAuthenticated, $isPatreonConnected, $user: the weakest session they allow (R2.2, R2.3)',
    (texts) => {
      const present = Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== null);
      const isSignedIn = texts.isAuthenticated === 'true' && texts.user === USER;
      const signedIn = texts.isPatreonConnected === 'true' ? DEMO_SESSION : UNCONNECTED;
      const expected = isSignedIn ? signedIn : GUEST_SESSION;
      expect(load(Object.fromEntries(present))).toEqual(present.length === 0 ? DEMO_SESSION : expected);
    },
  );
});
