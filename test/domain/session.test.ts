import { describe, expect, it } from 'vitest';
import {
  DEMO_SESSION,
  DEMO_USER,
  GUEST_SESSION,
  isConnected,
  type Session,
  sessionFromStored,
  type StoredSession,
  storedFromSession,
} from '#machines/domain/session.ts';

const NOTHING: StoredSession = { isAuthenticated: null, isPatreonConnected: null, user: null };
const USER = { email: 'ada@example.com', name: 'Ada' };
const ALL: StoredSession = { isAuthenticated: 'true', isPatreonConnected: 'true', user: JSON.stringify(USER) };

describe('a stored session', () => {
  it.each<[string, StoredSession, Session, Session]>([
    ['the demo session when none of the three keys is present (R2.2)', NOTHING, DEMO_SESSION, DEMO_SESSION],
    ['a guest when none is present and the demo default is off (R2.5)', NOTHING, GUEST_SESSION, GUEST_SESSION],
    ['what the keys say when they are present (R2.1, R2.3)', ALL, DEMO_SESSION, { ...DEMO_SESSION, user: USER }],
  ])('is %s', (_what, stored, defaultSession, session) => {
    expect(sessionFromStored(stored, defaultSession)).toEqual(session);
  });

  it.each(['isAuthenticated', 'isPatreonConnected', 'user'] as const)('is a guest with %s alone (R2.3)', (key) => {
    expect(sessionFromStored({ ...NOTHING, [key]: ALL[key] }, DEMO_SESSION)).toEqual(GUEST_SESSION);
  });

  it('is that of the demo user named by the specification, or of nobody (R2.2, R2.5)', () => {
    expect([DEMO_SESSION, GUEST_SESSION]).toEqual([
      { isAuthenticated: true, isPatreonConnected: true, user: { email: 'demo@example.com', name: 'Demo Creator' } },
      { isAuthenticated: false, isPatreonConnected: false, user: null },
    ]);
  });

  const NOT_TRUE = [null, 'false', '', 'TRUE', '"true"', '1', 'true ', '{', '{}', 'null', 'undefined'];
  it.each(NOT_TRUE)('that reads %j is not connected, or not signed in and a guest (R2.3)', (text) => {
    const unconnected = sessionFromStored({ ...ALL, isPatreonConnected: text }, DEMO_SESSION);
    const guest = sessionFromStored({ ...ALL, isAuthenticated: text }, DEMO_SESSION);
    expect([unconnected, guest]).toEqual([{ ...DEMO_SESSION, isPatreonConnected: false, user: USER }, GUEST_SESSION]);
  });

  const { email, name } = USER;
  const NO_OBJECTS = [null, '', '{"email":"ada@example.com","name":', 'null', '"ada@example.com"', '42', 'true'];
  const NO_USERS = [{ email }, { name }, { email: '', name }, { email, name: '' }, { email, name: 1 }, [email, name]];
  const UNFIT_USERS = [
    { email: [email], name },
    { email: 'a'.repeat(255), name },
    { email, name: 'a'.repeat(101) },
  ];
  it.each([
    ...NO_OBJECTS,
    ...[...NO_USERS, ...UNFIT_USERS].map((user) => JSON.stringify(user)),
    '{"__proto__":{"email":"ada@example.com","name":"Ada"}}',
  ])('is a guest when the user reads %j (R2.3)', (user) => {
    expect(sessionFromStored({ ...ALL, user }, DEMO_SESSION)).toEqual(GUEST_SESSION);
  });

  it('keeps nothing of a user but the two fields, and nothing of a __proto__ (R2.3)', () => {
    const user = '{"email":"ada@example.com","name":"Ada","isAdmin":true,"__proto__":{"isAdmin":true}}';
    const session = sessionFromStored({ ...ALL, user }, DEMO_SESSION);
    expect(session.user).toEqual(USER);
    expect(Object.getPrototypeOf(session.user)).toBe(Object.prototype);
    expect('isAdmin' in {}).toBe(false);
  });

  it('takes an email of 254 and a name of 100 characters (R2.3)', () => {
    const user = { email: 'a'.repeat(254), name: 'a'.repeat(100) };
    expect(sessionFromStored({ ...ALL, user: JSON.stringify(user) }, DEMO_SESSION).user).toEqual(user);
  });
});

it('is connected only when somebody is signed in with Patreon connected (R1.4)', () => {
  const [connected, guest] = [DEMO_SESSION, GUEST_SESSION];
  const sessions = [
    connected,
    { ...connected, isPatreonConnected: false },
    guest,
    { ...guest, isPatreonConnected: true },
  ];
  expect(sessions.map(isConnected)).toEqual([true, false, false, false]);
});

describe('a session to be stored', () => {
  it.each([
    [true, 'true'],
    [false, 'false'],
  ])('writes the three keys, connected or not: %s (R2.1)', (isPatreonConnected, text) => {
    expect(storedFromSession({ isAuthenticated: true, isPatreonConnected, user: DEMO_USER })).toEqual({
      isAuthenticated: 'true',
      isPatreonConnected: text,
      user: '{"email":"demo@example.com","name":"Demo Creator"}',
    });
  });

  it.each([
    ['is that of a guest', GUEST_SESSION],
    ['is signed in without a user', { ...DEMO_SESSION, user: null }],
    ['has a user but is not signed in', { ...DEMO_SESSION, isAuthenticated: false }],
  ])('that %s is stored as no session at all: the three keys go (R2.3, R2.4)', (_how, session) => {
    expect(storedFromSession(session)).toBe(null);
  });

  it('writes of a user only the two fields, whatever else it carries (R2.1, R5.2)', () => {
    const user = { ...DEMO_USER, password: 'secret' };
    expect(storedFromSession({ ...DEMO_SESSION, user })?.user).toBe(
      '{"email":"demo@example.com","name":"Demo Creator"}',
    );
  });
});
