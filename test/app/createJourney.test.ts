import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVE_DEBOUNCE_MS } from '#machines/constants.ts';
import { DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { OTHER_SESSION, UNCONNECTED_SESSION } from '#test/journey/sessions.ts';
import { createFakeWindow } from '#test/services/createFakeWindow.ts';
import { EIN } from '#test/support/fixtures.ts';
import { openPage } from './openPage.ts';

const SIGNED_IN = { isAuthenticated: 'true', isPatreonConnected: 'true', user: JSON.stringify(DEMO_USER) };
const TYPED = { ...NOTHING_TYPED, business: { ...NOTHING_TYPED.business, ein: EIN } };
const address = (value: string) => ({ type: 'business.fieldChanged', field: 'address', value }) as const;

beforeEach(() => void vi.stubGlobal('document', new EventTarget()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function openBrowser(local: Record<string, string> = {}) {
  const browser = createFakeWindow(local);
  return { ...browser, ...openPage(browser.storageWindow) };
}

/** Opens the form and sets its address field to each of these values in turn. */
async function openForm(...addresses: readonly string[]) {
  const page = openBrowser(SIGNED_IN);
  await page.persistence.restore();
  await page.settle();
  page.open('/entity-details');
  page.send(...addresses.map(address));
  return page;
}

describe('New page', () => {
  it('uses the local date (R9.6)', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(openBrowser().context().today).toBe('2026-11-21');
  });

  it('updates the date at midnight until its journey stops (R9.6, R13.1)', () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T23:59:30Z') });
    const { context, stop } = openBrowser();
    vi.advanceTimersByTime(30_000);
    expect(context().today).toBe('2027-01-01');
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('Journey', () => {
  it('is saved when the page is closed or hidden, including cleared fields (R15.1)', async () => {
    const { browserPage, fake, send, hide, written } = await openForm('1 Main', '1 Main Street');
    await written();
    const [[saved] = []] = fake.write.mock.calls;
    expect(saved).toMatchObject({ email: DEMO_USER.email, journey: { business: { address: '1 Main Street' } } });
    send(address(''));
    browserPage.document.dispatchEvent(new Event('visibilitychange'));
    expect(fake.write, 'while the page is visible').toHaveBeenCalledOnce();
    hide();
    expect(fake.write.mock.lastCall?.[0].journey.business.address).toBe('');
  });

  it('is not saved by a pending write after sign-out (R2.4, R15.2)', async () => {
    const page = await openForm('1 Main Street');
    vi.useFakeTimers();
    page.send({ type: 'session.signedOut' });
    await vi.advanceTimersByTimeAsync(2 * SAVE_DEBOUNCE_MS);
    page.hide();
    expect(page.fake.write).not.toHaveBeenCalled();
    expect(page.fake.erase.mock.calls).toEqual([['device']]);
    expect(page.clearInputs).toHaveBeenCalledOnce();
  });

  it('is not saved again when only time passes (R15.1)', async () => {
    const page = openBrowser();
    page.open('/dashboard');
    page.open('/processing');
    expect(await page.written()).toMatchObject([{ progress: { screen: 'processing', isPaused: false } }]);
    page.send({ type: 'progress.advanced', elapsedMs: 1000 }, { type: 'countdown.advanced', elapsedMs: 5000 });
    expect(await page.written()).toHaveLength(1);
    page.send({ type: 'progress.paused' });
    expect((await page.written()).at(-1)).toMatchObject({ progress: { isPaused: true } });
  });

  it('is not saved after it stops, even if storage is cleared (R15.6)', async () => {
    const page = await openForm('1 Main Street');
    page.stop();
    page.localStorage.clear();
    page.notify(null);
    page.hide();
    page.browserPage.dispatchEvent(new Event('pagehide'));
    expect(page.fake.write).not.toHaveBeenCalled();
  });

  it('is not saved again right after it is restored (R15.5)', async () => {
    const parts = Object.entries({ ...NOTHING_TYPED, signature: 'Ada Lovelace', isContractSigned: true });
    const saved = Object.fromEntries(parts.toReversed()) as typeof NOTHING_TYPED;
    expect(await openPage(createFakeWindow().storageWindow, { saved }).written()).toEqual([]);
  });

  it('is saved if it was merged with one that loaded late (R15.1, R15.6)', async () => {
    expect(await openPage(createFakeWindow().storageWindow, { saved: TYPED, isMerged: true }).written()).toEqual([
      TYPED,
    ]);
  });

  it('is erased in this tab when the creator starts over (R15.2)', async () => {
    const page = await openForm('1 Main Street');
    await page.written();
    page.send({ type: 'reset.restartRequested' }, { type: 'reset.confirmed' });
    expect(await page.written()).toHaveLength(1);
    expect(page.fake.erase.mock.calls).toEqual([['tab']]);
    expect(page.clearInputs).toHaveBeenCalledOnce();
  });
});

describe('Sign-out', () => {
  it('removes the session permanently (R2.4)', () => {
    const { storageWindow, localStorage, open, send, screen } = openBrowser(SIGNED_IN);
    open('/offers');
    send({ type: 'session.signedOut' });
    expect(screen()).toBe('landing');
    expect(Object.keys(SIGNED_IN).filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
    expect(openPage(storageWindow).session()).toEqual(GUEST_SESSION);
  });
});

it.each([
  ['sign-out', GUEST_SESSION],
  ['new sign-in', OTHER_SESSION],
])('A %s in another tab clears saved text from memory (R2.4)', async (_event, session) => {
  const { actor, settle } = openPage(createFakeWindow(SIGNED_IN).storageWindow, { saved: TYPED });
  const memory = () => JSON.stringify([Reflect.get(actor, 'options'), actor.getPersistedSnapshot()]);
  expect(memory()).toContain(EIN);
  actor.send({ type: 'session.changedElsewhere', session });
  await settle();
  expect(memory()).not.toContain(EIN);
});

describe('Sign-in', () => {
  async function signIn({ send, inputStore, open, screen }: ReturnType<typeof openPage>) {
    open('/signin');
    const secretId = inputStore.storeSecret('x');
    send({ type: 'signIn.submitted', email: DEMO_USER.email, secretId, isRemembered: true });
    await vi.waitFor(() => expect(screen()).toBe('selectPlatform'));
  }

  it("replaces the default session with the creator's own and saves it (R2.1, R17.1)", async () => {
    const { storageWindow, localStorage } = createFakeWindow();
    const page = openPage(storageWindow);
    expect(page.context().isOwnSession).toBe(false);
    await signIn(page);
    expect(localStorage.items()).toEqual(SIGNED_IN);
    expect(openPage(storageWindow).context().isOwnSession).toBe(true);
  });

  it('saves "Remember me" and that Patreon is not connected (R2.1, R4.1, R4.3)', async () => {
    const { storageWindow } = createFakeWindow({}, { signedOutInThisTab: 'true' });
    const page = openPage(storageWindow);
    await signIn(page);
    expect(await page.written()).toMatchObject([{ isRemembered: true }]);
    expect(openPage(storageWindow).session()).toEqual(UNCONNECTED_SESSION);
  });
});

it('A session that the browser fails to save is reported (R15.3)', async () => {
  const page = openBrowser({ ...SIGNED_IN, isPatreonConnected: 'false' });
  page.open('/connect-patreon');
  page.localStorage.writesBeforeFailure = 0;
  page.send({ type: 'patreon.submitted', email: DEMO_USER.email, secretId: page.inputStore.storeSecret('x') });
  expect(page.saving()).toBe('nothingSaved');
  await vi.waitFor(() => expect(page.saving()).toBe('refused'));
});
