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

describe('Stored session', () => {
  it.each<[string, StoredSession, Session, Session]>([
    ['the demo session when none of the three keys is present (R2.2)', NOTHING, DEMO_SESSION, DEMO_SESSION],
    ['a guest when none is present and the demo default is off (R2.5)', NOTHING, GUEST_SESSION, GUEST_SESSION],
    [
      'the session in the three keys when they are present (R2.1, R2.3)',
      ALL,
      DEMO_SESSION,
      { ...DEMO_SESSION, user: USER },
    ],
  ])('is %s', (_what, stored, defaultSession, session) => {
    expect(sessionFromStored(stored, defaultSession)).toEqual(session);
  });

  it.each(['isAuthenticated', 'isPatreonConnected', 'user'] as const)(
    'is a guest when only %s is present (R2.3)',
    (key) => {
      expect(sessionFromStored({ ...NOTHING, [key]: ALL[key] }, DEMO_SESSION)).toEqual(GUEST_SESSION);
    },
  );

  const NOT_TRUE = [null, 'false', '', 'TRUE', '"true"', '1', 'true '];
  it.each(NOT_TRUE)('treats a flag with the value %j as false (R2.3)', (text) => {
    const unconnected = { ...DEMO_SESSION, isPatreonConnected: false, user: USER };
    expect(sessionFromStored({ ...ALL, isPatreonConnected: text }, DEMO_SESSION)).toEqual(unconnected);
    expect(sessionFromStored({ ...ALL, isAuthenticated: text }, DEMO_SESSION)).toEqual(GUEST_SESSION);
  });

  const { email, name } = USER;
  const NON_OBJECTS = [null, '', '{"email":"ada@example.com","name":', 'null', '"ada@example.com"'];
  const INCOMPLETE_USERS = [
    { email },
    { name },
    { email: '', name },
    { email, name: '' },
    { email, name: 1 },
    [email, name],
  ];
  const INVALID_USERS = [
    { email: [email], name },
    { email: 'a'.repeat(255), name },
    { email, name: 'a'.repeat(101) },
  ];
  it.each([
    ...NON_OBJECTS,
    ...[...INCOMPLETE_USERS, ...INVALID_USERS].map((user) => JSON.stringify(user)),
    '{"__proto__":{"email":"ada@example.com","name":"Ada"}}',
  ])('is a guest when the user is %j (R2.3)', (user) => {
    expect(sessionFromStored({ ...ALL, user }, DEMO_SESSION)).toEqual(GUEST_SESSION);
  });

  it('keeps only the email and name of a user (R2.3)', () => {
    const user = '{"email":"ada@example.com","name":"Ada","isAdmin":true,"__proto__":{"isAdmin":true}}';
    const session = sessionFromStored({ ...ALL, user }, DEMO_SESSION);
    expect(session.user).toEqual(USER);
    expect(Object.getPrototypeOf(session.user)).toBe(Object.prototype);
    expect('isAdmin' in {}).toBe(false);
  });

  it('accepts an email of 254 characters and a name of 100 (R2.3)', () => {
    const user = { email: 'a'.repeat(254), name: 'a'.repeat(100) };
    expect(sessionFromStored({ ...ALL, user: JSON.stringify(user) }, DEMO_SESSION).user).toEqual(user);
  });
});

it('A session is connected only while it is signed in (R1.4)', () => {
  expect(isConnected(DEMO_SESSION)).toBe(true);
  expect(isConnected({ ...DEMO_SESSION, isPatreonConnected: false })).toBe(false);
  expect(isConnected({ ...GUEST_SESSION, isPatreonConnected: true })).toBe(false);
});

describe('Session to be stored', () => {
  it('has three keys and only the email and name (R2.1, R5.2)', () => {
    const session = { ...DEMO_SESSION, isPatreonConnected: false, user: { ...DEMO_USER, password: 'secret' } };
    const user = '{"email":"demo@example.com","name":"Demo Creator"}';
    expect(storedFromSession(session)).toEqual({ isAuthenticated: 'true', isPatreonConnected: 'false', user });
    expect(storedFromSession(DEMO_SESSION)?.isPatreonConnected).toBe('true');
  });

  it.each([
    ['is a guest session', GUEST_SESSION],
    ['is signed in without a user', { ...DEMO_SESSION, user: null }],
    ['has a user but is not signed in', { ...DEMO_SESSION, isAuthenticated: false }],
  ])('removes all keys when it %s (R2.3, R2.4)', (_how, session) => {
    expect(storedFromSession(session)).toBe(null);
  });
});
