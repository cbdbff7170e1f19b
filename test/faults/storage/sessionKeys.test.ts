import { describe, expect, it, vi } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { createSessionStore } from '#src/services/storage.ts';
import { fakeHome } from '#test/services/fakeHome.ts';

const USER = JSON.stringify(DEMO_USER);
const SIGNED_IN = { user: USER, isPatreonConnected: 'true', isAuthenticated: 'true' };
const OTHER = { ...SIGNED_IN, user: '{"email":"other@example.com","name":"Other"}' };
const UNCONNECTED: Session = { ...DEMO_SESSION, isPatreonConnected: false };
const HUGE = 'x'.repeat(5 * 1024 * 1024);

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('F-21 local storage is null, missing or refused', () => {
  it.each([
    ['null', () => null],
    ['missing', () => {}],
    ['refused', refuse],
  ])(
    'where it is %s the first visit is signed in as ever, the refusal is reported, and a sign-out holds in this tab (R2.2, R2.4, R15.3)',
    (_what, get) => {
      const store = createSessionStore(Object.defineProperty(fakeHome().home, 'localStorage', { get }));
      expect([store.load(DEMO_SESSION).session, store.isRefused()]).toEqual([DEMO_SESSION, true]);
      store.save(GUEST_SESSION);
      store.subscribe(() => expect.unreachable())();
      expect(store.load(DEMO_SESSION).session).toEqual(GUEST_SESSION);
    },
  );
});

describe('F-22 local storage is full at the first, second or third write', () => {
  it.each([
    ['nothing of a first session stays', 0, {}, DEMO_SESSION],
    ['nothing of a first session stays', 1, {}, DEMO_SESSION],
    ['nothing of a first session stays', 2, {}, DEMO_SESSION],
    ['the session before is put back whole', 0, OTHER, UNCONNECTED],
    ['the session before is put back whole', 1, OTHER, UNCONNECTED],
  ])('%s when write %i is refused, and that is reported once (R2.1, R15.3)', (_what, writes, before, session) => {
    const { home, localStorage } = fakeHome(before);
    const store = createSessionStore(home);
    const [reported, reportedLater] = [vi.fn(), vi.fn()];
    store.onRefused(reported);
    for (let turn = 0; turn < 2; turn += 1) {
      localStorage.writesBeforeRefusal = writes;
      store.save(session);
      expect([localStorage.items(), store.isRefused()]).toEqual([before, true]);
    }
    store.onRefused(reportedLater);
    expect([reported, reportedLater].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

describe('F-23 a key of the session is corrupted', () => {
  it.each(['', HUGE, '\0', '\uD800', '{'])(
    'one that is spoiled counts as false, and the next session repairs it (R2.3)',
    (text) => {
      for (const key of Object.keys(SIGNED_IN)) {
        const { home, localStorage } = fakeHome({ ...SIGNED_IN, [key]: text });
        const store = createSessionStore(home);
        expect(store.load(DEMO_SESSION).session).toEqual(key === 'isPatreonConnected' ? UNCONNECTED : GUEST_SESSION);
        store.save(DEMO_SESSION);
        expect(localStorage.items()).toEqual(SIGNED_IN);
      }
    },
  );
});
