import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { PATREON_CONNECT_MS } from '#machines/constants.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, storedFromSession } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { BLANK_FACTS } from '#machines/journey/facts.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { createJourney } from '#src/app/createJourney.ts';
import { createOutside } from '#src/services/outside.ts';
import { createSessionStore } from '#src/services/storage.ts';
import { FULL_FACTS } from '#test/faults/storage/keptSamples.ts';
import { UNCONNECTED_SESSION } from '#test/journey/samples.ts';
import { fakeHome } from '#test/services/fakeHome.ts';
import { contents } from '#test/services/keeping/database.ts';
import { EMAIL, newTab, pageIn, typed } from '#test/services/keeping/tab.ts';
import { journeyAt } from '#test/support/journeyAt.ts';

const SIGNED_IN = { ...storedFromSession(DEMO_SESSION) } as Record<string, string>;
const PATHS = Object.values(ROUTES).map(({ path }) => path);

/** A tab of the product whose browser tells what other tabs do, with everything that it writes counted. */
function openTab() {
  vi.stubGlobal('document', new EventTarget());
  const { home, localStorage, hear } = fakeHome(SIGNED_IN);
  const keeper = {
    keep: vi.fn(async () => {}),
    forget: vi.fn(async () => {}),
    forgetAll: vi.fn(async () => {}),
    listen: () => () => {},
  };
  const store = createSessionStore(home);
  const { actor, stop } = createJourney({
    outside: createOutside({ pace: 'simulated' }),
    store,
    session: store.load(GUEST_SESSION),
    found: { facts: FULL_FACTS, loss: null },
    policy: DEFAULT_POLICY,
    today: new Date('2026-11-21T09:00:00Z'),
    keeper,
    clearBrowser: () => {},
  });
  return { actor, stop, keeper, localStorage, hear };
}

describe('F-13 another tab signs out', () => {
  it.each(PATHS)(
    'at %s nothing that was typed, chosen or signed is left in memory, without any time passing (R2.4)',
    (path) => {
      const journey = journeyAt(path, { kept: FULL_FACTS });
      journey.send({ type: 'session.changedElsewhere', session: GUEST_SESSION });
      const memory = JSON.stringify([journey.context(), journey.snapshot().children]);
      expect(viewFacts(journey.snapshot())).toEqual(BLANK_FACTS);
      for (const typedHere of [FULL_FACTS.business.ein, FULL_FACTS.signature, 'articles.pdf', 'CCA-123456'])
        expect(memory).not.toContain(typedHere);
      expect(journey.path()).toBe(path === '/' ? '/' : '/signin');
    },
  );
});

describe('F-15 both tabs connect Patreon at once', () => {
  it('the tab that is still connecting is connected once and says so once (R5.3)', async () => {
    const journey = journeyAt('/connect-patreon', { session: UNCONNECTED_SESSION });
    journey.send({ type: 'patreon.submitted', email: EMAIL, secretId: 'a' });
    journey.send({ type: 'session.changedElsewhere', session: DEMO_SESSION });
    await journey.settle();
    journey.advance(PATREON_CONNECT_MS);
    await journey.settle();
    expect(journey.where().session).toEqual({ signedIn: 'patreonConnected' });
    expect(journey.toasts.map(({ kind }) => kind)).toEqual(['success']);
    expect(journey.snapshot().children).toEqual({});
  });
});

describe('F-16 two tabs choose differently', () => {
  it('each tab comes back with its own choice, and the shared session holds none (R2.1, R15.1)', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('navigator', {});
    const tabs = [newTab(), newTab()] as const;
    const choices = [typed({ offerId: '3-month' }), typed({ offerId: '12-month' })] as const;
    const pages = tabs.map((tab) => pageIn(tab));
    await Promise.all(pages.map(({ keeper }) => keeper.find(EMAIL)));
    await Promise.all(pages.map(({ keeper }, index) => keeper.keep(EMAIL, choices[index] ?? BLANK_FACTS)));
    const found = await Promise.all(tabs.map((tab) => pageIn(tab).keeper.find(EMAIL)));
    expect(found).toEqual(choices.map((facts) => ({ facts, loss: null })));
    expect(Object.keys(await contents())).toHaveLength(2);
    expect(Object.keys(SIGNED_IN).toSorted()).toEqual(['isAuthenticated', 'isPatreonConnected', 'user']);
  });
});

describe('F-18 the storage is cleared from outside', () => {
  it('this counts as signing out in another tab (R2.4)', () => {
    const { actor, stop, localStorage, hear } = openTab();
    actor.send({ type: 'url.opened', path: '/entity-details', hash: '' });
    localStorage.clear();
    hear(null);
    expect(actor.getSnapshot().value.session).toBe('guest');
    expect(viewFacts(actor.getSnapshot())).toEqual(BLANK_FACTS);
    stop();
  });
});

describe('F-19 tabs hear of each other', () => {
  it('a tab that hears of another writes nothing back, so that there is no echo (R2.4)', () => {
    const { actor, stop, keeper, localStorage, hear } = openTab();
    const before = localStorage.writes;
    for (let turn = 0; turn < 3; turn += 1) {
      localStorage.clear();
      for (const key of [...Object.keys(SIGNED_IN), null]) hear(key);
      expect(actor.getSnapshot().context.user).toBeNull();
      for (const [key, text] of Object.entries(SIGNED_IN)) localStorage.setItem(key, text);
      for (const key of Object.keys(SIGNED_IN)) hear(key);
      expect(actor.getSnapshot().context.user).toEqual(DEMO_USER);
    }
    expect(localStorage.writes - before).toBe(3 * Object.keys(SIGNED_IN).length);
    expect([keeper.keep, keeper.forgetAll].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    stop();
  });
});
