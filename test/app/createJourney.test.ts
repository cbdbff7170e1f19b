import type { AnyActorRef } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { localIsoDate } from '#machines/domain/time.ts';
import { fakeHome } from '#test/services/fakeHome.ts';
import { openPage } from './openPage.ts';

const SIGNED_IN = { isAuthenticated: 'true', isPatreonConnected: 'true', user: JSON.stringify(DEMO_USER) };
const DEFAULT_MARK = { 'creator-cash-advance.defaultSession': 'true' };
const CONFIRMED = { type: 'reset.confirmed' } as const;
const SAVED = `${DEMO_USER.email} 1 Main Street`;

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A browser and the page of the product in it. */
function openBrowser(local: Record<string, string> = {}) {
  const browser = fakeHome(local);
  return { ...browser, ...openPage(browser.home) };
}

/** The business form, to which this was typed. */
async function openForm(...texts: readonly string[]) {
  const page = openBrowser();
  await page.persistence.found();
  await page.settle();
  page.open('/entity-details');
  page.send(...texts.map((value) => ({ type: 'business.fieldChanged', field: 'address', value }) as const));
  return page;
}

describe('When the page is loaded', () => {
  it.each([
    ['starts signed in with the demo user and keeps that (R2.2)', DEMO_SESSION, { ...SIGNED_IN, ...DEFAULT_MARK }],
    ['starts as a guest where the demo default is turned off (R2.5)', GUEST_SESSION, {}],
  ])('%s', (_rule, defaultSession, stored) => {
    const { home, localStorage } = fakeHome();
    const { session } = openPage(home, { defaultSession });
    expect(session()).toEqual(defaultSession);
    expect(localStorage.items()).toEqual(stored);
  });

  it('takes the date of the creator, not that of Greenwich (R9.6)', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(openBrowser().context().today).toBe('2026-11-21');
    expect(localIsoDate(new Date(987, 0, 5))).toBe('0987-01-05');
  });

  it('follows the calendar from then on, until the page is left (R9.6, R13.1)', () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T23:59:30Z') });
    const { context, stop } = openBrowser();
    vi.advanceTimersByTime(30_000);
    expect(context().today).toBe('2027-01-01');
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('When the creator types', () => {
  it('saves the latest when the page is hidden or ends, also what is taken back again, so that it does not return (R15.1)', async () => {
    expect(await (await openForm()).saved()).toEqual([]);
    const page = await openForm('1 Main', '1 Main Street');
    expect(await page.saved()).toEqual([SAVED]);
    page.send({ type: 'business.fieldChanged', field: 'address', value: '' });
    const { document } = page.page;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(page.part.write, 'while the page is visible').toHaveBeenCalledTimes(1);
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(page.part.write.mock.lastCall?.[0].journey.business.address).toBe('');
  });

  it('has been handed over when the page ends, with no wait between (R15.1)', async () => {
    const { page, part } = await openForm('1 Main Street');
    await Promise.resolve();
    page.dispatchEvent(new Event('pagehide'));
    expect(part.write).toHaveBeenCalledOnce();
  });

  it('saves no time that passes: it is worked out when it is read (R15.1)', async () => {
    const page = openBrowser();
    for (const path of ['/processing', '/dashboard', '/processing']) page.open(path);
    expect(await page.saved()).toHaveLength(1);
    page.send(...[1000, 2000].map((elapsedMs) => ({ type: 'progress.advanced', elapsedMs }) as const));
    page.send({ type: 'countdown.advanced', elapsedMs: 5000 });
    expect(await page.saved()).toHaveLength(1);
  });

  it('saves that a timed screen is open, and whether it is paused (R6.4, R15.1)', async () => {
    const page = openBrowser();
    page.open('/processing');
    await page.saved();
    page.send({ type: 'progress.paused' });
    await page.saved();
    const saved = page.part.write.mock.calls.map(([{ journey }]) => journey.progress);
    expect(saved).toMatchObject([
      { screen: 'processing', isPaused: false },
      { screen: 'processing', isPaused: true },
    ]);
  });

  it('is followed no more once the page has another journey (R15.6)', async () => {
    const { page, actor, stop } = await openForm('1 Main Street');
    const { persistence } = actor.getSnapshot().children;
    const sent = vi.spyOn(persistence as AnyActorRef, 'send');
    stop();
    Object.assign(page.document, { visibilityState: 'hidden' });
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('pagehide'));
    expect(sent).not.toHaveBeenCalled();
  });

  it('does not save a restored journey again when its keys are in another order (R15.5)', async () => {
    const parts = Object.entries({ ...NOTHING_TYPED, signature: 'Ada Lovelace', isContractSigned: true });
    const saved = Object.fromEntries(parts.toReversed()) as typeof NOTHING_TYPED;
    expect(await openPage(fakeHome().home, { saved }).saved()).toEqual([]);
  });

  it('saves nothing anew when everything is forgotten (R15.2)', async () => {
    const page = await openForm('1 Main Street');
    await page.saved();
    page.send({ type: 'reset.restartRequested' }, CONFIRMED);
    expect(await page.saved()).toEqual([SAVED]);
    expect(page.forgotten()).toEqual([1, 'tab']);
  });

  it('erases the whole device when the creator signs out (R2.4, R15.2)', async () => {
    const page = await openForm('1 Main Street');
    page.send({ type: 'session.signOutRequested' });
    const local = Object.keys(page.localStorage.items()).filter((key) => !key.startsWith('creator-cash-advance.'));
    expect(local).toEqual([]);
    expect(page.forgotten()).toEqual([1, 'device']);
  });
});

describe('When something is saved or refused', () => {
  it('a session that the browser refuses to save is reported, at the first visit and later (R15.3)', async () => {
    const full = fakeHome();
    full.localStorage.writesBeforeRefusal = 0;
    expect(openPage(full.home).saving()).toEqual(['refused', null]);
    const { actor, localStorage, inputStore, saving, open } = openBrowser({
      ...SIGNED_IN,
      isPatreonConnected: 'false',
    });
    open('/connect-patreon');
    localStorage.writesBeforeRefusal = 0;
    actor.send({ type: 'patreon.submitted', email: DEMO_USER.email, secretId: inputStore.secret('x') });
    expect(saving()).toEqual(['nothingSaved', null]);
    await vi.waitFor(() => expect(saving()).toEqual(['refused', null]));
  });
});

describe('When the creator signs out', () => {
  it('removes the keys, forgets everything saved and stays a guest after a reload (R2.4)', async () => {
    const { home, localStorage, actor, open, screen, forgotten, settle } = openBrowser();
    open('/offers');
    actor.send({ type: 'session.signedOut' });
    await settle();
    const texts = Object.keys(SIGNED_IN).map((key) => localStorage.getItem(key));
    expect(screen()).toBe('landing');
    expect(texts).toEqual([null, null, null]);
    expect(forgotten()).toEqual([1, 'device']);
    expect(openPage(home).session()).toEqual(GUEST_SESSION);
  });

  it('leaves nothing of an earlier visit in the memory of the page (R2.4)', async () => {
    const business = { ...NOTHING_TYPED.business, ein: '12-3456789' };
    const { actor, settle } = openPage(fakeHome(SIGNED_IN).home, { saved: { ...NOTHING_TYPED, business } });
    const isHeld = () =>
      JSON.stringify([Reflect.get(actor, 'options'), actor.getPersistedSnapshot()]).includes('12-3456789');
    expect(isHeld()).toBe(true);
    actor.send({ type: 'session.signedOut' });
    await settle();
    expect(isHeld()).toBe(false);
  });
});

describe('When the creator signs in', () => {
  /** Signs in with "Remember me", and waits until the next screen is open. */
  async function signIn({ send, inputStore, open, screen }: ReturnType<typeof openPage>) {
    open('/signin');
    const secretId = inputStore.secret('x');
    send({ type: 'signIn.submitted', email: DEMO_USER.email, secretId, isRemembered: true });
    await vi.waitFor(() => expect(screen()).toBe('selectPlatform'));
  }

  it('saves the session also where the demo default was not, after a sign-out in this browser (R2.1, R2.3, R4.3)', async () => {
    const page = openBrowser({ 'creator-cash-advance.signOut': 'earlier' });
    expect(page.localStorage.getItem('user')).toBeNull();
    await signIn(page);
    expect(page.localStorage.items()).toMatchObject(SIGNED_IN);
  });

  it('keeps after a reload that the creator signed in to the demonstration (R17.1)', async () => {
    const { home, localStorage } = fakeHome();
    const page = openPage(home);
    expect(page.context().isOwnSession).toBe(false);
    await signIn(page);
    expect(page.context().isOwnSession).toBe(true);
    expect(localStorage.items()).toEqual(SIGNED_IN);
    expect(openPage(home).context().isOwnSession).toBe(true);
  });

  it('saves the session without a connection and "Remember me" at once, and stays signed in after a reload (R2.1, R4.1, R4.3)', async () => {
    const { home, localStorage } = fakeHome({}, { signedOutInThisTab: 'true' });
    const page = openPage(home);
    await signIn(page);
    expect(localStorage.items()).toEqual({ ...SIGNED_IN, isPatreonConnected: 'false' });
    await page.saved();
    expect(page.part.write.mock.calls.map(([{ journey }]) => journey.isRemembered)).toEqual([true]);
    expect(openPage(home).session()).toEqual({ ...DEMO_SESSION, isPatreonConnected: false });
  });
});
