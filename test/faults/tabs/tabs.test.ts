import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_EMAIL, PATREON_CONNECT_MS } from '#machines/constants.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { openPage } from '#test/app/openPage.ts';
import { UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import { createFakeWindow } from '#test/services/createFakeWindow.ts';
import { BUSINESS } from '#test/support/fixtures.ts';
import { journeyAt } from '#test/support/journeyAt.ts';

const SIGNED_IN = { isAuthenticated: 'true', isPatreonConnected: 'true', user: JSON.stringify(DEMO_USER) };
const KEYS = Object.keys(SIGNED_IN);

beforeEach(() => void vi.stubGlobal('document', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

describe('A tab', () => {
  it('shows one success message when another tab connects Patreon first (R5.3)', async () => {
    const journey = journeyAt(ROUTES.connectPatreon.path, { session: UNCONNECTED_SESSION });
    journey.send({ type: 'patreon.submitted', email: DEMO_EMAIL, secretId: 'a' });
    journey.send({ type: 'session.changedElsewhere', session: DEMO_SESSION });
    await journey.settle();
    journey.advance(PATREON_CONNECT_MS);
    await journey.settle();
    expect(journey.stateValue().session).toEqual({ signedIn: 'patreonConnected' });
    expect(journey.toasts).toEqual([{ kind: 'success', key: 'patreonConnected' }]);
    expect(Object.keys(journey.snapshot().children)).toEqual(['persistence']);
  });

  it('does not save when another tab signs out and back in (R2.1, R2.4)', async () => {
    const { storageWindow, localStorage, notify } = createFakeWindow(SIGNED_IN);
    const { session, fake, settle } = openPage(storageWindow, { saved: { ...NOTHING_TYPED, business: BUSINESS } });
    await settle();
    const sessions: Session[] = [];
    localStorage.clear();
    [...KEYS, null].forEach(notify);
    sessions.push(session());
    for (const [key, text] of Object.entries(SIGNED_IN)) localStorage.setItem(key, text);
    KEYS.forEach(notify);
    sessions.push(session());
    await settle();
    expect(sessions).toEqual([GUEST_SESSION, DEMO_SESSION]);
    expect(localStorage.writes).toBe(KEYS.length);
    expect(fake.write).not.toHaveBeenCalled();
    expect(fake.erase.mock.calls).toEqual([['tab'], ['tab']]);
  });
});
