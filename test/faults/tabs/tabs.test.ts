import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATREON_CONNECT_MS } from '#machines/constants.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { openPage } from '#test/app/openPage.ts';
import { FULL_JOURNEY } from '#test/faults/storage/savedSamples.ts';
import { fakeHome } from '#test/services/fakeHome.ts';
import { EMAIL } from '#test/services/persistence/tab.ts';
import { journeyAt } from '#test/support/journeyAt.ts';

const UNCONNECTED_SESSION: Session = { ...DEMO_SESSION, isPatreonConnected: false };
const SIGNED_IN = { isAuthenticated: 'true', isPatreonConnected: 'true', user: JSON.stringify(DEMO_USER) };

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
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
    expect(Object.keys(journey.snapshot().children)).toEqual(['persistence']);
  });
});

describe('F-19 tabs are notified of each other', () => {
  it('a tab that is notified of another writes nothing back, so that there is no echo (R2.1, R2.4)', async () => {
    // A creator who has entered everything, in a browser that tells what other tabs do.
    const { home, localStorage, notify } = fakeHome(SIGNED_IN);
    const { session, part, settle } = openPage(home, { saved: FULL_JOURNEY });
    await settle();
    const sessions: Session[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      localStorage.clear();
      for (const key of [...Object.keys(SIGNED_IN), null]) notify(key);
      sessions.push(session());
      for (const [key, text] of Object.entries(SIGNED_IN)) localStorage.setItem(key, text);
      for (const key of Object.keys(SIGNED_IN)) notify(key);
      sessions.push(session());
    }
    const turns = Array.from({ length: 3 }, () => [GUEST_SESSION, DEMO_SESSION]);
    expect([sessions, localStorage.writes]).toEqual([turns.flat(), 3 * Object.keys(SIGNED_IN).length]);
    await settle();
    expect([part.write.mock.calls, part.erase.mock.calls]).toEqual([[], Array.from({ length: 6 }, () => ['tab'])]);
  });
});
