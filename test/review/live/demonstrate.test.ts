import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { PATHS } from '#src/review/journey/paths/paths.ts';
import { STARTS, inputOf } from '#src/review/journey/paths/starts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { demonstrate } from '#src/review/demonstration/commands/demonstrate.ts';
import { createScaledClock } from '#src/review/demonstration/commands/scaledClock.ts';
import { SIMULATION_KEY } from '#src/services/simulation.ts';
import { BROWSER_CLOCK } from '#src/services/clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that is requested to show things, and the journey in it. */
function demonstrated(stored = new Map<string, string>(), input = inputOf()) {
  const opened: string[] = [];
  const changed = vi.fn();
  const secrets: string[] = [];
  const page = {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
    location: { replace: (address: string) => opened.push(address) },
  } as unknown as Window;
  const demonstration = demonstrate(page);
  const actor = createActor(createJourneyMachine(), { input });
  actor.subscribe({ error: () => {} });
  actor.start();
  onTestFinished(() => void actor.stop());
  const inputStore = { secret: (secret: string) => `secret-${secrets.push(secret)}` };
  const handle = demonstration.createHandler(actor, inputStore, changed);
  const begin = () => demonstration.begin(actor, inputStore);
  return { demonstration, actor, handle, begin, opened, changed, stored, secrets };
}

const at = (path: string) => ({ type: 'url.opened', path, hash: '' });

describe('A product in demonstration that is sent an event', () => {
  it('refuses what its chart does not let pass now, and goes on as it was', () => {
    const { handle, actor } = demonstrated();
    const before = actor.getSnapshot();
    const refused = ['contract.submitted', 'offers.burned'].map((type) => handle({ kind: 'send', event: { type } }));
    expect(refused).toEqual(['notPossibleNow', 'notPossibleNow']);
    expect(actor.getSnapshot()).toBe(before);
  });

  it('does what its chart lets pass, a timer too, and puts a password there where an event refers to one', () => {
    const { handle, actor, secrets } = demonstrated(new Map(), inputOf({ session: GUEST_SESSION }));
    const event = { type: 'signIn.submitted', email: 'demo@example.com', secretId: 'accepted', isRemembered: false };
    expect([at('/signin'), event].map((one) => handle({ kind: 'send', event: one }))).toEqual([null, null]);
    const { signIn } = actor.getSnapshot().children;
    expect(signIn?.getSnapshot()).toMatchObject({ input: { email: 'demo@example.com', secretId: 'secret-1' } });
    expect(secrets).toEqual(['a password of the demonstration']);
    const timed = demonstrated();
    timed.handle({ kind: 'send', event: at('/processing') });
    const [due] = timed.actor.getSnapshot()._nodes.flatMap(({ after }) => after);
    expect(timed.handle({ kind: 'send', event: { type: String(due?.eventType) } })).toBe(null);
    expect(timed.actor.getSnapshot().matches({ screen: 'offers' })).toBe(true);
  });
});

describe('A product in demonstration that is sent another command', () => {
  it('lets services fail, keeps the other settings of the simulation, and says so when nothing can be stored', () => {
    const stored = new Map([[SIMULATION_KEY, '{"requireContractScroll":true}']]);
    const { handle, demonstration, changed } = demonstrated(stored);
    expect(handle({ kind: 'fail', calls: ['signContract'] })).toBe(null);
    const requested = { requireContractScroll: true, failing: ['signContract'] };
    expect(JSON.parse(stored.get(SIMULATION_KEY) ?? '')).toEqual(requested);
    expect([demonstration.failing(), changed.mock.calls.length]).toEqual([['signContract'], 1]);
    stored.set = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
    expect(handle({ kind: 'fail', calls: [] })).toBe('storageRefused');
  });

  it('lets time run faster or stand still', () => {
    const { handle, demonstration, changed } = demonstrated();
    const speeds = [60, 1000, 0];
    const setSpeed = (factor: number) => handle({ kind: 'setSpeed', factor }) ?? demonstration.clock.speed();
    expect([speeds.map(setSpeed), changed.mock.calls.length]).toEqual([speeds, 3]);
  });
});

describe('A product in demonstration that is sent a route', () => {
  const path = PATHS.find(({ name }) => name === 'complete 1');
  const route = { start: path?.start ?? 'guest', events: (path?.events ?? []).slice(0, 5) };

  it('reloads at the first address of the route, goes it once, and holds its time if asked', () => {
    const { handle, opened, stored } = demonstrated();
    handle({ kind: 'setSpeed', factor: 10 });
    expect(handle({ kind: 'open', route, isHeld: true })).toBe('later');
    expect(opened).toEqual([(route.events[0] as unknown as { path: string }).path]);
    const broken = new Map([...stored].map(([key]) => [key, '{']));
    expect([broken, new Map()].map((found) => demonstrated(found).begin())).toEqual([null, null]);

    const { demonstration, actor, begin } = demonstrated(stored, STARTS[route.start].input);
    actor.send(route.events[0] as never);
    const send = vi.spyOn(actor, 'send');
    const answer = { command: { kind: 'open', route, isHeld: true }, refusal: null };
    expect([begin(), demonstration.clock.speed()]).toEqual([answer, 0]);
    expect(demonstration.speed()).toEqual({ speed: 10, isHeld: true });
    expect(send.mock.calls.map(([{ type }]) => type)).toEqual(route.events.slice(1).map(({ type }) => type));
    const replayed = createActor(createJourneyMachine(), { input: STARTS[route.start].input }).start();
    for (const event of route.events) replayed.send(event as never);
    expect([actor.getSnapshot().value, route.events.length]).toEqual([replayed.getSnapshot().value, 5]);
    expect(demonstrated(stored).begin()).toBe(null);
  });

  it.each([
    ['the landing page when it is empty', [], '/'],
    ['the landing page when it names no address first', [{ type: 'session.signedOut' }], '/'],
    ['the landing page when another event has a path', [{ ...at('/offers'), type: 'session.signedOut' }], '/'],
    ['the landing page when its address is no text', [{ ...at('/offers'), path: 7 }], '/'],
    ['the landing page when its address is missing', [{ type: 'url.opened' }], '/'],
    ['the section that its address names', [{ ...at('/'), hash: '#faq' }], '/#faq'],
  ])('begins at %s, and obeys the policy of its start', (_what, events, address) => {
    const { handle, opened, stored } = demonstrated();
    handle({ kind: 'open', route: { start: 'strictContract', events }, isHeld: false });
    expect(opened).toEqual([address]);
    expect(JSON.parse(stored.get(SIMULATION_KEY) ?? '')).toEqual({ requireContractScroll: true });
  });

  it('goes all of a route that names no address first', () => {
    const { handle, stored } = demonstrated();
    handle({ kind: 'open', route: { start: 'connected', events: [{ type: 'session.signedOut' }] }, isHeld: false });
    const { begin, actor } = demonstrated(stored, STARTS.connected.input);
    begin();
    expect(actor.getSnapshot().matches({ session: 'guest' })).toBe(true);
  });

  it('finds in its storage what its start has saved', async () => {
    const { handle, stored } = demonstrated();
    handle({ kind: 'open', route: { start: 'connected', events: [] }, isHeld: false });
    const { demonstration } = demonstrated(stored);
    const { input } = STARTS.connected;
    expect(demonstration.storage.store.load(GUEST_SESSION).session).toEqual(input.session);
  });
});

it('The clock of a demonstration changes its speed in the middle of a wait, stops, goes on, and forgets', () => {
  const clock = createScaledClock(BROWSER_CLOCK, 1);
  const rings: number[] = [];
  const ring = () => rings.push(Date.now());
  clock.setTimeout(ring, 7000);
  clock.clearTimeout(clock.setTimeout(ring, 100));
  vi.advanceTimersByTime(1000);
  clock.setSpeed(60);
  vi.advanceTimersByTime(50);
  clock.setSpeed(0);
  clock.clearTimeout(clock.setTimeout(ring, 100));
  vi.advanceTimersByTime(60_000);
  expect([rings, clock.now(), vi.getTimerCount()]).toEqual([[], 4000, 0]);
  clock.setSpeed(1);
  vi.advanceTimersByTime(2999);
  expect(rings).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([rings, vi.getTimerCount()]).toEqual([[64_050], 0]);
});

it('The clock of a demonstration rings sooner when it runs faster', () => {
  const clock = createScaledClock(BROWSER_CLOCK, 10);
  const ring = vi.fn();
  clock.setTimeout(ring, 7000);
  vi.advanceTimersByTime(699);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ring).toHaveBeenCalledTimes(1);
  clock.setSpeed(0);
  clock.setTimeout(ring, 0);
  clock.clearTimeout(-1);
  vi.advanceTimersByTime(0);
  expect(ring).toHaveBeenCalledTimes(2);
});
