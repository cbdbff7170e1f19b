import { describe, expect, it } from 'vitest';
import {
  DEMO_SESSION,
  DEMO_USER,
  GUEST_SESSION,
  sessionFromStored,
  type StoredSession,
  storedFromSession,
} from '#machines/domain/session.ts';

const NOTHING: StoredSession = { isAuthenticated: null, isPatreonConnected: null, user: null };
const USER = { email: 'ada@example.com', name: 'Ada' };
const ALL: StoredSession = { isAuthenticated: 'true', isPatreonConnected: 'true', user: JSON.stringify(USER) };

describe('a stored session', () => {
  it('is the demo session when none of the three keys is present (R2.2)', () => {
    expect(sessionFromStored(NOTHING, DEMO_SESSION)).toEqual({
      isAuthenticated: true,
      isPatreonConnected: true,
      user: { email: 'demo@example.com', name: 'Demo Creator' },
    });
  });

  it('is a guest when none of the keys is present and the demo default is off (R2.5)', () => {
    expect(sessionFromStored(NOTHING, GUEST_SESSION)).toEqual({
      isAuthenticated: false,
      isPatreonConnected: false,
      user: null,
    });
  });

  it('is what the keys say when they are present (R2.1, R2.3)', () => {
    expect(sessionFromStored(ALL, DEMO_SESSION)).toEqual({
      isAuthenticated: true,
      isPatreonConnected: true,
      user: USER,
    });
  });

  it.each([null, 'false', '', 'TRUE', '"true"', '1', 'true ', '{', '{}', 'null', 'undefined'])(
    'is not connected when the connection reads %j (R2.3)',
    (isPatreonConnected) => {
      expect(sessionFromStored({ ...ALL, isPatreonConnected }, DEMO_SESSION)).toEqual({
        isAuthenticated: true,
        isPatreonConnected: false,
        user: USER,
      });
    },
  );

  it.each([null, 'false', '', 'TRUE', '"true"', '1', 'true ', '{', '[]', 'null'])(
    'is a guest, connection and user or not, when the sign-in reads %j (R2.3)',
    (isAuthenticated) => {
      expect(sessionFromStored({ ...ALL, isAuthenticated }, DEMO_SESSION)).toEqual(GUEST_SESSION);
    },
  );

  it.each([
    ['is missing', null],
    ['is empty', ''],
    ['is broken JSON', '{"email":"ada@example.com","name":'],
    ['is null', 'null'],
    ['is a text', '"ada@example.com"'],
    ['is a number', '42'],
    ['is true', 'true'],
    ['is a list', '["ada@example.com","Ada"]'],
    ['has no name', '{"email":"ada@example.com"}'],
    ['has no email', '{"name":"Ada"}'],
    ['has an empty email', '{"email":"","name":"Ada"}'],
    ['has an empty name', '{"email":"ada@example.com","name":""}'],
    ['has a number for a name', '{"email":"ada@example.com","name":1}'],
    ['has a list for an email', '{"email":["ada@example.com"],"name":"Ada"}'],
    ['has its fields in __proto__', '{"__proto__":{"email":"ada@example.com","name":"Ada"}}'],
    ['has an email of 255 characters', JSON.stringify({ email: 'a'.repeat(255), name: 'Ada' })],
    ['has a name of 101 characters', JSON.stringify({ email: 'ada@example.com', name: 'a'.repeat(101) })],
  ])('is a guest when the user %s (R2.3)', (_how, user) => {
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

  it.each([
    ['isAuthenticated', { ...NOTHING, isAuthenticated: 'false' }],
    ['isPatreonConnected', { ...NOTHING, isPatreonConnected: 'true' }],
    ['user', { ...NOTHING, user: JSON.stringify(USER) }],
  ])('is a guest when only the key %s is present: the default no longer rules (R2.3)', (_key, stored) => {
    expect(sessionFromStored(stored, DEMO_SESSION)).toEqual(GUEST_SESSION);
  });
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

  it('of a guest removes the three keys (R2.4)', () => {
    expect(storedFromSession(GUEST_SESSION)).toBe(null);
  });

  it.each([
    ['is signed in without a user', { ...DEMO_SESSION, user: null }],
    ['has a user but is not signed in', { ...DEMO_SESSION, isAuthenticated: false }],
  ])('that %s is stored as no session at all (R2.3)', (_how, session) => {
    expect(storedFromSession(session)).toBe(null);
  });

  it('reads back as it was written (R2.1)', () => {
    const stored = storedFromSession(DEMO_SESSION) ?? NOTHING;
    expect(sessionFromStored(stored, GUEST_SESSION)).toEqual(DEMO_SESSION);
  });

  it('writes of a user only the two fields, whatever else it carries (R2.1, R5.2)', () => {
    const user = { ...DEMO_USER, password: 'secret' };
    expect(storedFromSession({ ...DEMO_SESSION, user })?.user).toBe(
      '{"email":"demo@example.com","name":"Demo Creator"}',
    );
  });
});
