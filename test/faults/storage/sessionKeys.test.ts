import { describe, expect, it, vi } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import { createSessionStore } from '#src/services/storage.ts';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import { fakeHome } from '#test/services/fakeHome.ts';

const SIGNED_IN = { user: JSON.stringify(DEMO_USER), isPatreonConnected: 'true', isAuthenticated: 'true' };
const OTHER = { ...SIGNED_IN, user: '{"email":"other@example.com","name":"Other"}' };
const HUGE = 'x'.repeat(5 * 1024 * 1024);

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('The session store', () => {
  it.each([
    ['null', () => null],
    ['missing', () => {}],
    ['refused', refuse],
  ])('signs the first visit in when local storage is %s (R2.2, R2.4, R15.3)', (_what, get) => {
    const store = createSessionStore(Object.defineProperty(fakeHome().home, 'localStorage', { get }));
    expect(store.load(DEMO_SESSION).session).toEqual(DEMO_SESSION);
    expect(store.isRefused()).toBe(true);
    store.save(GUEST_SESSION);
    store.subscribe(() => expect.unreachable())();
    expect(store.load(DEMO_SESSION).session).toEqual(GUEST_SESSION);
  });

  it.each([
    ['nothing of a first session', 0, {}, DEMO_SESSION],
    ['nothing of a first session', 1, {}, DEMO_SESSION],
    ['nothing of a first session', 2, {}, DEMO_SESSION],
    ['the whole session before', 0, OTHER, UNCONNECTED_SESSION],
    ['the whole session before', 1, OTHER, UNCONNECTED_SESSION],
  ])('keeps %s when a write is refused after %i others (R2.1, R15.3)', (_what, writes, before, session) => {
    const { home, localStorage } = fakeHome(before);
    const store = createSessionStore(home);
    const reported = vi.fn();
    const reportedLater = vi.fn();
    store.onRefused(reported);
    for (let turn = 0; turn < 2; turn += 1) {
      localStorage.writesBeforeRefusal = writes;
      store.save(session);
    }
    store.onRefused(reportedLater);
    expect(localStorage.items()).toEqual(before);
    expect(store.isRefused()).toBe(true);
    expect(reported).toHaveBeenCalledTimes(1);
    expect(reportedLater).toHaveBeenCalledTimes(1);
  });

  describe.each(['', HUGE, '\0', '\uD800', '{'])('with a corrupted key', (text) => {
    it.each([
      ['isAuthenticated', GUEST_SESSION],
      ['user', GUEST_SESSION],
      ['isPatreonConnected', UNCONNECTED_SESSION],
    ])('reads %s as false and repairs it with the next session (R2.3)', (key, session) => {
      const { home, localStorage } = fakeHome({ ...SIGNED_IN, [key]: text });
      const store = createSessionStore(home);
      expect(store.load(DEMO_SESSION).session).toEqual(session);
      store.save(DEMO_SESSION);
      expect(localStorage.items()).toEqual(SIGNED_IN);
    });
  });
});
