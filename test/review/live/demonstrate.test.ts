import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, type EventObject } from 'xstate';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { demonstrate } from '#src/review/demonstration/commands/demonstrate.ts';
import { createMemoryStorage } from '#src/review/demonstration/commands/memoryStorage.ts';
import { createScaledClock } from '#src/review/demonstration/commands/scaledClock.ts';
import { PATHS } from '#src/review/journey/paths/paths.ts';
import { inputOf, STARTS } from '#src/review/journey/paths/starts.ts';
import { BROWSER_CLOCK } from '#src/services/clock.ts';
import { SIMULATION_KEY } from '#src/services/simulation.ts';
import { createFakeWindow } from '#test/services/createFakeWindow.ts';
import { EIN } from '#test/support/fixtures.ts';
import { createFramedPage } from './framedPage.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const opened = (path: string, hash = '') => ({ type: 'url.opened', path, hash }) as const;

function startActor(input = inputOf()) {
  const actor = createActor(createJourneyMachine(), { input });
  actor.subscribe({ error: () => {} });
  actor.start();
  onTestFinished(() => void actor.stop());
  return actor;
}

/** Starts the journey on a page in demonstration mode. */
function startDemonstration(stored = new Map<string, string>(), input = inputOf()) {
  const { page, location } = createFramedPage(stored);
  const changed = vi.fn();
  const secrets: string[] = [];
  const demonstration = demonstrate(page);
  const actor = startActor(input);
  const inputStore = { storeSecret: (secret: string) => `secret-${secrets.push(secret)}` };
  const handle = demonstration.createHandler(actor, inputStore, changed);
  const begin = () => demonstration.begin(actor, inputStore);
  return { demonstration, actor, handle, begin, location, changed, stored, secrets };
}

describe('A demonstration', () => {
  it('rejects an event that the current state does not accept', () => {
    const { handle, actor } = startDemonstration();
    const before = actor.getSnapshot();
    expect(handle({ kind: 'send', event: { type: 'contract.submitted' } })).toBe('notPossibleNow');
    expect(actor.getSnapshot()).toBe(before);
  });

  it('replaces the secret of an event with a sample password', () => {
    const { handle, actor, secrets } = startDemonstration(new Map(), inputOf({ session: GUEST_SESSION }));
    const event = { type: 'signIn.submitted', email: 'demo@example.com', secretId: 'accepted', isRemembered: false };
    handle({ kind: 'send', event: opened('/signin') });
    expect(handle({ kind: 'send', event })).toBeNull();
    expect(actor.getSnapshot().children.signIn?.getSnapshot()).toMatchObject({
      input: { email: 'demo@example.com', secretId: 'secret-1' },
    });
    expect(secrets).toEqual(['demo password']);
  });

  it('accepts the event of a running timer', () => {
    const { handle, actor } = startDemonstration();
    handle({ kind: 'send', event: opened('/processing') });
    const [timer] = actor.getSnapshot()._nodes.flatMap(({ after }) => after);
    expect(handle({ kind: 'send', event: { type: String(timer?.eventType) } })).toBeNull();
    expect(actor.getSnapshot().matches({ screen: 'offers' })).toBe(true);
  });

  it('makes calls fail without changing other settings', () => {
    const stored = new Map([[SIMULATION_KEY, '{"requireContractScroll":true}']]);
    const { handle, demonstration, changed } = startDemonstration(stored);
    expect(handle({ kind: 'fail', calls: ['signContract'] })).toBeNull();
    expect(JSON.parse(stored.get(SIMULATION_KEY) ?? '')).toEqual({
      requireContractScroll: true,
      failing: ['signContract'],
    });
    expect(demonstration.failing()).toEqual(['signContract']);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe('A demonstration route', () => {
  const path = PATHS.find(({ name }) => name === 'complete 1');
  const route = { start: path?.start ?? 'guest', events: (path?.events ?? []).slice(0, 5) };

  it('is replayed once after a reload, with the clock stopped', () => {
    const first = startDemonstration();
    first.handle({ kind: 'setSpeed', factor: 10 });
    expect(first.demonstration.clock.speed()).toBe(10);
    expect(first.handle({ kind: 'open', route, isHeld: true })).toBe('later');
    const events = route.events.map((event) => event as JourneyEvent);
    const next = startDemonstration(first.stored, STARTS[route.start].input);
    if (events[0] !== undefined) next.actor.send(events[0]);
    const send = vi.spyOn(next.actor, 'send');
    expect(next.begin()).toEqual({ command: { kind: 'open', route, isHeld: true }, refusal: null });
    expect(send.mock.calls.map(([event]) => event.type)).toEqual(events.slice(1).map(({ type }) => type));
    expect(next.demonstration.clock.speed()).toBe(0);
    expect(next.demonstration.speed()).toEqual({ speed: 10, isHeld: true });
    expect(startDemonstration(first.stored).begin()).toBeNull();
  });

  it('is ignored if its stored data is invalid', () => {
    const { handle, stored } = startDemonstration();
    handle({ kind: 'open', route, isHeld: false });
    expect(startDemonstration(new Map([...stored].map(([key]) => [key, '{']))).begin()).toBeNull();
  });

  it.each<[string, string, readonly EventObject[]]>([
    ['the landing page if it has no events', '/', []],
    [
      'the landing page if its first event is not an address',
      '/',
      [{ ...opened('/offers'), type: 'session.signedOut' }],
    ],
    ['the section in its address', '/#faq', [opened('/', '#faq')]],
  ])('starts at %s', (_what, address, events) => {
    const { handle, location, stored } = startDemonstration();
    handle({ kind: 'open', route: { start: 'strictContract', events }, isHeld: false });
    expect(location.replace).toHaveBeenCalledExactlyOnceWith(address);
    expect(JSON.parse(stored.get(SIMULATION_KEY) ?? '')).toEqual({ requireContractScroll: true });
  });
});

describe('The demonstration clock', () => {
  it('changes speed, stops and resumes during a timeout', () => {
    const clock = createScaledClock(BROWSER_CLOCK, 1);
    const onTimeout = vi.fn();
    clock.setTimeout(onTimeout, 7000);
    clock.clearTimeout(clock.setTimeout(onTimeout, 100));
    vi.advanceTimersByTime(1000);
    clock.setSpeed(60);
    vi.advanceTimersByTime(50);
    clock.setSpeed(0);
    clock.clearTimeout(clock.setTimeout(onTimeout, 100));
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toBe(4000);
    clock.setSpeed(1);
    vi.advanceTimersByTime(2999);
    expect(onTimeout).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTimeout).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

const UNCONNECTED = { ...DEMO_SESSION, isPatreonConnected: false };
const SIGNED_IN = { isAuthenticated: 'true', isPatreonConnected: 'false', user: JSON.stringify(DEMO_USER) };

describe('The demonstration storage', () => {
  beforeEach(() => void vi.stubGlobal('document', new EventTarget()));
  afterEach(() => void vi.unstubAllGlobals());

  it('loads the session and data that a route starts with', async () => {
    const saved = { ...NOTHING_TYPED, offerId: '6-month' as const };
    const input = { ...inputOf({ session: UNCONNECTED, saved }), isOwnSession: true, savedLoss: 'expired' as const };
    const { store, persistence } = createMemoryStorage(input, createFakeWindow().storageWindow);
    expect(store.load(GUEST_SESSION)).toEqual({ session: UNCONNECTED, isSaved: false, isOwn: true });
    expect(await persistence.restore()).toMatchObject({ journey: saved, loss: 'expired' });
  });

  it("loads only this browser's session if there is no route", async () => {
    const { store, persistence } = createMemoryStorage(null, createFakeWindow(SIGNED_IN).storageWindow);
    expect(store.load(GUEST_SESSION)).toEqual({ session: UNCONNECTED, isSaved: false, isOwn: false });
    expect(await persistence.restore()).toMatchObject({ journey: null, loss: null });
  });

  it('never saves data on this device', async () => {
    const { storageWindow, localStorage, sessionStorage } = createFakeWindow();
    const { store, persistence } = createMemoryStorage(null, storageWindow);
    const machine = createJourneyMachine().provide({ actors: { persistence: persistence.machine } });
    const actor = createActor(machine, { input: inputOf() }).start();
    store.save(DEMO_SESSION);
    actor.send({ type: 'url.opened', path: '/entity-details', hash: '' });
    actor.send({ type: 'business.fieldChanged', field: 'ein', value: EIN });
    expect(await persistence.saveAll(actor)).toBe(false);
    expect(actor.getSnapshot().value.saving).toEqual({ upToDate: 'nothingSaved' });
    actor.send({ type: 'session.signedOut' });
    await vi.waitFor(() => expect(actor.getSnapshot().value.saving).toEqual({ upToDate: 'erased' }));
    expect(await persistence.fileBytes('file-1')).toBeNull();
    expect({ ...localStorage.items(), ...sessionStorage.items() }).toEqual({});
    actor.stop();
  });
});
