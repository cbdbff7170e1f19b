import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import { localIsoDate, yearOf } from '#src/app/createJourney.ts';
import { fakeHome } from '#test/services/fakeHome.ts';
import { openPage } from './openPage.ts';

const SIGNED_IN = { isAuthenticated: 'true', isPatreonConnected: 'true', user: JSON.stringify(DEMO_USER) };
const CONFIRMED = { type: 'clearing.confirmed' } as const;
const KEPT = `${DEMO_USER.email} 1 Main Street`;

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser and the page of the product in it. */
function openBrowser(local: Record<string, string> = {}) {
  const browser = fakeHome(local);
  return { ...browser, ...openPage(browser.home) };
}

/** The business form, to which this was typed. */
function openForm(...texts: readonly string[]) {
  const page = openBrowser();
  page.open('/entity-details');
  page.send(...texts.map((value) => ({ type: 'business.fieldChanged', field: 'address', value }) as const));
  return {
    ...page,
    kept: () => page.keeper.keep.mock.calls.map(([email, facts]) => `${email} ${facts.business.address}`),
  };
}

describe('When the page is loaded', () => {
  it.each([
    ['starts signed in with the demo user and keeps that (R2.2)', DEMO_SESSION, SIGNED_IN],
    ['starts as a guest where the demo default is turned off (R2.5)', GUEST_SESSION, {}],
  ])('%s', (_rule, defaultSession, stored) => {
    const { home, localStorage } = fakeHome();
    const { session } = openPage(home, { defaultSession });
    expect([session(), localStorage.items()]).toEqual([defaultSession, stored]);
  });

  it('takes the date of the creator, not that of Greenwich (R9.6)', () => {
    expect(openBrowser().context().today).toBe('2026-11-21');
    const early = localIsoDate(new Date(987, 0, 5));
    expect([early, yearOf(early)]).toEqual(['0987-01-05', '0987']);
  });
});

describe('When the creator types', () => {
  it('keeps every change, and what is taken back again too, so that it does not return (R15.1)', () => {
    expect(openForm().kept()).toEqual([]);
    expect(openForm('1 Main Street', '').kept()).toEqual([KEPT, `${DEMO_USER.email} `]);
  });

  it('keeps no time that passes: it is worked out when it is read (R15.1)', () => {
    const { send, open, keeper } = openBrowser();
    for (const path of ['/processing', '/dashboard', '/processing']) open(path);
    const before = keeper.keep.mock.calls.length;
    send(...[1000, 2000].map((elapsedMs) => ({ type: 'progress.advanced', elapsedMs }) as const));
    send({ type: 'countdown.advanced', elapsedMs: 5000 });
    expect([before > 0, keeper.keep.mock.calls.length - before]).toEqual([true, 0]);
  });

  it('keeps nothing anew when everything is forgotten (R15.2)', () => {
    const { send, kept, forgotten, clearBrowser } = openForm('1 Main Street');
    send({ type: 'clearing.restartRequested' }, CONFIRMED);
    expect([kept(), forgotten(), clearBrowser.mock.calls.length]).toEqual([[KEPT], [1, 1, 0], 0]);
  });

  it('erases the whole device when that is asked for (R2.4, R15.2)', () => {
    const { send, localStorage, forgotten, clearBrowser } = openForm('1 Main Street');
    send({ type: 'clearing.eraseRequested' }, CONFIRMED);
    expect([localStorage.items(), forgotten(), clearBrowser.mock.calls.length]).toEqual([{}, [1, 1, 1], 1]);
  });
});

describe('When something is kept or refused', () => {
  it('the page says so, until it is left (R15.3)', () => {
    const { tell, keeping, stop } = openBrowser();
    expect(keeping()).toEqual(['nothingKept', null]);
    const at = '2026-11-21T09:00:00+00:00';
    const said = (['kept', 'failed', 'kept', 'outdated'] as const).map((told) => {
      tell((listener) => listener[told](at));
      return keeping();
    });
    expect(said).toEqual(['kept', 'refused', 'kept', 'outdated'].map((standing) => [standing, at]));
    stop();
    const reached = vi.fn();
    tell(reached);
    expect(reached).not.toHaveBeenCalled();
  });

  it('a session that the browser refuses to keep is told, at the first visit and later (R15.3)', async () => {
    const full = fakeHome();
    full.localStorage.writesBeforeRefusal = 0;
    expect(openPage(full.home).keeping()).toEqual(['refused', null]);
    const { actor, localStorage, keep, keeping, open } = openBrowser({ ...SIGNED_IN, isPatreonConnected: 'false' });
    open('/connect-patreon');
    localStorage.writesBeforeRefusal = 0;
    actor.send({ type: 'patreon.submitted', email: DEMO_USER.email, secretId: keep.secret('x') });
    expect(keeping()).toEqual(['nothingKept', null]);
    await vi.waitFor(() => expect(keeping()).toEqual(['refused', null]));
  });
});

describe('When the creator signs out', () => {
  it('removes the keys, forgets everything kept and stays a guest after a reload (R2.4)', () => {
    const { home, localStorage, actor, open, screen, forgotten } = openBrowser();
    open('/offers');
    actor.send({ type: 'session.signedOut' });
    expect([screen(), localStorage.items(), forgotten()]).toEqual(['landing', {}, [1, 1, 1]]);
    expect(openPage(home).session()).toEqual(GUEST_SESSION);
  });

  it('is a demo visitor again in a new tab (R2.2)', () => {
    const { home, sessionStorage, actor } = openBrowser();
    actor.send({ type: 'session.signedOut' });
    sessionStorage.clear();
    expect(openPage(home).session()).toEqual(DEMO_SESSION);
  });
});

describe('When the creator signs in', () => {
  it('keeps the session without a connection and stays signed in after a reload (R2.1, R4.3)', async () => {
    const { home, localStorage } = fakeHome({}, { signedOutInThisTab: 'true' });
    const { actor, keep, open, screen } = openPage(home);
    open('/signin');
    actor.send({ type: 'signIn.submitted', email: DEMO_USER.email, secretId: keep.secret('x'), isRemembered: false });
    await vi.waitFor(() => expect(screen()).toBe('selectPlatform'));
    expect(localStorage.items()).toEqual({ ...SIGNED_IN, isPatreonConnected: 'false' });
    expect(openPage(home).session()).toEqual({ ...DEMO_SESSION, isPatreonConnected: false });
  });
});
