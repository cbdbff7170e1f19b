import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATREON_CONNECT_MS } from '#machines/constants.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { BLANK_FACTS } from '#machines/journey/facts.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { openPage } from '#test/app/openPage.ts';
import { FULL_FACTS } from '#test/faults/storage/keptSamples.ts';
import { fakeHome } from '#test/services/fakeHome.ts';
import { EMAIL } from '#test/services/keeping/tab.ts';
import { journeyAt } from '#test/support/journeyAt.ts';

const UNCONNECTED_SESSION: Session = { ...DEMO_SESSION, isPatreonConnected: false };
const SIGNED_IN = { isAuthenticated: 'true', isPatreonConnected: 'true', user: JSON.stringify(DEMO_USER) };
const PATHS = Object.values(ROUTES).map(({ path }) => path);

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A tab of a signed-in creator who has entered everything, whose browser tells what other tabs do. */
function openTab() {
  const browser = fakeHome(SIGNED_IN);
  return { ...browser, ...openPage(browser.home, { facts: FULL_FACTS }) };
}

describe('F-13 another tab signs out', () => {
  it.each(PATHS)(
    'at %s nothing that was typed, chosen or signed is left in memory, without any time passing (R2.4)',
    (path) => {
      const journey = journeyAt(path, { kept: FULL_FACTS });
      journey.send({ type: 'session.changedElsewhere', session: GUEST_SESSION });
      const memory = JSON.stringify([journey.context(), journey.snapshot().children]);
      const entered = [FULL_FACTS.business.ein, FULL_FACTS.signature, 'articles.pdf', 'CCA-123456'];
      expect(entered.filter((text) => memory.includes(text))).toEqual([]);
      expect([viewFacts(journey.snapshot()), journey.path()]).toEqual([BLANK_FACTS, path === '/' ? '/' : '/signin']);
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
    expect(journey.toasts).toEqual([{ kind: 'success', key: 'patreonConnected' }]);
    expect(journey.snapshot().children).toEqual({});
  });
});

describe('F-18 the storage is cleared from outside', () => {
  it('this counts as signing out in another tab: a guest at once, on sign-in, also after a reload (R2.4)', () => {
    const { home, actor, open, session, screen, forgotten, localStorage, hear } = openTab();
    open('/entity-details');
    localStorage.clear();
    hear(null);
    expect([session(), screen(), forgotten()]).toEqual([GUEST_SESSION, 'signIn', [1, 1, 0]]);
    expect(viewFacts(actor.getSnapshot())).toEqual(BLANK_FACTS);
    expect(openPage(home).session()).toEqual(GUEST_SESSION);
  });
});

describe('F-19 tabs hear of each other', () => {
  it('a tab that hears of another writes nothing back, so that there is no echo (R2.1, R2.4)', () => {
    const { session, keeper, localStorage, hear } = openTab();
    const sessions: Session[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      localStorage.clear();
      for (const key of [...Object.keys(SIGNED_IN), null]) hear(key);
      sessions.push(session());
      for (const [key, text] of Object.entries(SIGNED_IN)) localStorage.setItem(key, text);
      for (const key of Object.keys(SIGNED_IN)) hear(key);
      sessions.push(session());
    }
    const turns = Array.from({ length: 3 }, () => [GUEST_SESSION, DEMO_SESSION]);
    expect([sessions, localStorage.writes]).toEqual([turns.flat(), 3 * Object.keys(SIGNED_IN).length]);
    expect([keeper.keep, keeper.forgetAll].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });
});
