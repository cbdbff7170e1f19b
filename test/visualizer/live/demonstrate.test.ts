import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { PATHS } from '#machines/graph/paths/paths.ts';
import { STARTS } from '#machines/graph/paths/starts.ts';
import { inputOf } from '#machines/graph/exploration/surveyInputs.ts';
import { BLANK_FACTS } from '#machines/journey/facts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { demonstrate } from '#src/app/demonstration/commands/demonstrate.ts';
import { createMemoryHome } from '#src/app/demonstration/commands/memoryHome.ts';
import { SIMULATION_KEY } from '#src/services/simulation.ts';

const TAB = 'own';
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/** A page that is asked to show things, and the journey in it. */
function demonstrated(kept = new Map<string, string>(), input = inputOf()) {
  const opened: string[] = [];
  const changed = vi.fn();
  const secrets: string[] = [];
  const page = {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
    location: { replace: (address: string) => opened.push(address) },
  } as unknown as Window;
  const demonstration = demonstrate(page, TAB);
  const actor = createActor(createJourneyMachine(), { input });
  actor.subscribe({ error: () => {} });
  actor.start();
  stops.push(() => actor.stop());
  const keep = { secret: (secret: string) => `kept-${secrets.push(secret)}` };
  const obey = demonstration.obeying({ actor, keep, changed });
  return { demonstration, actor, keep, obey, opened, changed, kept, secrets };
}

const at = (path: string) => ({ type: 'url.opened', path, hash: '' });

describe('A product in demonstration that is asked to press something', () => {
  it('refuses what its chart does not know, cannot read or does not let pass now, and goes on as it was', () => {
    const { obey, actor } = demonstrated();
    const before = actor.getSnapshot();
    const asked: readonly (readonly [string, unknown])[] = [
      ['unknownEvent', null],
      ['unknownEvent', 'offers.continued'],
      ['unknownEvent', { type: 7 }],
      ['unknownEvent', { type: 'offers.burned' }],
      ['unknownEvent', { type: 'xstate.stop' }],
      ['unknownEvent', { type: 'offers.continued', more: 1n }],
      ['malformedEvent', { type: 'url.opened' }],
      ['notPossibleNow', { type: 'contract.submitted' }],
    ];
    expect(asked.map(([, event]) => [obey({ kind: 'send', event }, 'one'), event])).toEqual(asked);
    expect(actor.getSnapshot()).toBe(before);
  });

  it('does what its chart lets pass, and puts a password there where an event refers to one', () => {
    const { obey, actor, secrets } = demonstrated(new Map(), inputOf({ session: GUEST_SESSION }));
    const event = { type: 'signIn.submitted', email: 'demo@example.com', secretId: 'accepted', isRemembered: false };
    expect(obey({ kind: 'send', event: at('/signin') }, 'one')).toBe(null);
    expect(obey({ kind: 'send', event }, 'two')).toBe(null);
    expect(secrets).toEqual(['a password of the demonstration']);
    const { signIn } = actor.getSnapshot().children;
    expect(signIn?.getSnapshot()).toMatchObject({ input: { email: 'demo@example.com', secretId: 'kept-1' } });
  });

  it('lets a timer come due as well', () => {
    const { obey, actor } = demonstrated();
    obey({ kind: 'send', event: at('/processing') }, 'one');
    const [due] = actor.getSnapshot()._nodes.flatMap(({ after }) => after);
    const event = { type: String(due?.eventType) };
    expect(obey({ kind: 'send', event }, 'two')).toBe(null);
    expect(actor.getSnapshot().matches({ screen: 'offers' })).toBe(true);
  });
});

describe('A product in demonstration that is asked for more', () => {
  it('lets services fail and keeps what else the simulation is asked for', () => {
    const { obey, kept, demonstration, changed } = demonstrated(
      new Map([[SIMULATION_KEY, '{"requireContractScroll":true}']]),
    );
    expect(obey({ kind: 'fail', calls: ['signContract'] }, 'one')).toBe(null);
    expect(JSON.parse(kept.get(SIMULATION_KEY) ?? '')).toEqual({
      requireContractScroll: true,
      failing: ['signContract'],
    });
    expect([demonstration.failing(), changed.mock.calls.length]).toEqual([['signContract'], 1]);
  });

  it.each([
    ['{"failing":["signIn",7]}', ['signIn']],
    ['{"failing":"signIn"}', []],
    ['{', []],
  ])('says which services fail, whatever is kept: %s', (text, failing) => {
    expect(demonstrated(new Map([[SIMULATION_KEY, text]])).demonstration.failing()).toEqual(failing);
  });

  it('lets time run faster, up to a thousand times, or stand still', () => {
    const { obey, demonstration, changed } = demonstrated();
    const hasten = (factor: number) => [obey({ kind: 'hasten', factor }, 'one'), demonstration.clock.pace()];
    expect([60, 1000, 0].map(hasten)).toEqual([
      [null, 60],
      [null, 1000],
      [null, 0],
    ]);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('refuses any other command, and changes nothing', () => {
    const { obey, demonstration, changed, kept } = demonstrated();
    const factors = [-1, Number.NaN, 1001, '10', null];
    const others = [null, 'open', { kind: 'erase' }, { kind: 'fail', calls: 'all' }];
    const asked = [...factors.map((factor) => ({ kind: 'hasten', factor })), ...others];
    expect(asked.filter((command) => obey(command, 'one') !== 'unknownCommand')).toEqual([]);
    expect([demonstration.clock.pace(), changed.mock.calls.length, kept.size]).toEqual([1, 0, 0]);
  });

  it('says so when the browser keeps nothing for it', () => {
    const { obey, kept } = demonstrated();
    kept.set = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
    expect(obey({ kind: 'fail', calls: [] }, 'one')).toBe('storageRefused');
  });
});

describe('A product in demonstration that is asked to open a state', () => {
  const path = PATHS.find(({ name }) => name === 'complete 1');
  const route = { start: path?.start ?? 'guest', events: (path?.events ?? []).slice(0, 5) };

  it('is loaded anew at the first address of the way, and goes it to its end', () => {
    expect(route.events).toHaveLength(5);
    const { obey, opened, kept } = demonstrated();
    obey({ kind: 'hasten', factor: 10 }, 'one');
    expect(obey({ kind: 'open', route }, 'two')).toBe('later');
    expect(opened).toEqual([`${(route.events[0] as unknown as { path: string }).path}?watch=own`]);

    const { demonstration, actor, keep } = demonstrated(kept, STARTS[route.start].input);
    const answer = vi.fn();
    actor.send(route.events[0] as never);
    demonstration.begin(actor, keep, answer);
    expect(answer.mock.calls).toEqual([['two', null]]);
    expect(demonstration.clock.pace()).toBe(10);
    const gone = createActor(createJourneyMachine(), { input: STARTS[route.start].input }).start();
    for (const event of route.events) gone.send(event as never);
    expect(actor.getSnapshot().value).toEqual(gone.getSnapshot().value);
  });

  it('goes it once, in its own tab only, and answers nothing when it was not asked', () => {
    const { obey, kept } = demonstrated();
    obey({ kind: 'open', route }, 'one');
    const waiting = [...kept].map(([key, text]): [string, string] => [key, text.replace('"own"', '"other"')]);
    const begun = (found: Map<string, string>) => {
      const { demonstration, actor, keep } = demonstrated(found);
      const answer = vi.fn();
      demonstration.begin(actor, keep, answer);
      return answer.mock.calls.length;
    };
    const broken = new Map([...kept].map(([key]) => [key, '{']));
    expect([new Map(waiting), new Map<string, string>(), broken, kept, kept].map(begun)).toEqual([0, 0, 0, 1, 0]);
  });

  it.each([
    ['the landing page when it names nothing', [], '/?watch=own'],
    ['the landing page when it names no address first', [{ type: 'session.signedOut' }], '/?watch=own'],
    ['the section that its address names', [{ ...at('/'), hash: '#faq' }], '/?watch=own#faq'],
  ])('begins at %s, and obeys the policy of its start', (_what, events, address) => {
    const { obey, opened, kept } = demonstrated();
    obey({ kind: 'open', route: { start: 'strictContract', events } }, 'one');
    expect(opened).toEqual([address]);
    expect(JSON.parse(kept.get(SIMULATION_KEY) ?? '')).toEqual({ requireContractScroll: true });
  });

  it('stays where it is when the way has an unknown start or event, or an event that lacks a part', () => {
    const { obey, opened, kept } = demonstrated();
    const asked = [
      null,
      { start: 'nowhere', events: [] },
      { start: 'toString', events: [] },
      { start: 'guest', events: [{ type: 'offers.burned' }] },
      { start: 'guest', events: [{ type: 'url.opened' }] },
      { start: 'guest', events: 'all' },
    ];
    expect(asked.filter((one) => obey({ kind: 'open', route: one }, 'one') !== 'unknownRoute')).toEqual([]);
    expect([opened, kept.size]).toEqual([[], 0]);
  });
});

describe('The home of a demonstration', () => {
  it('is found as the start of a way says, or as in a first visit', async () => {
    const kept = { ...BLANK_FACTS, offerId: '6-month' as const };
    const home = createMemoryHome(inputOf({ session: GUEST_SESSION, kept, keptLoss: 'filesGone' }));
    expect(home.store.load(DEMO_SESSION)).toEqual(GUEST_SESSION);
    expect(await home.keeper.find(null)).toEqual({ facts: kept, loss: 'filesGone' });
    const blank = createMemoryHome(null);
    expect(blank.store.load(DEMO_SESSION)).toEqual(DEMO_SESSION);
    expect(await blank.keeper.find('demo@example.com')).toEqual({ facts: null, loss: null });
    expect([blank.store.isRefused(), await blank.keeper.fileBytes('1'), await blank.keeper.settled()]).toEqual([
      false,
      null,
      false,
    ]);
  });

  it('says that it has kept something, to who still listens', async () => {
    const { keeper } = createMemoryHome(null);
    const listener = { kept: vi.fn(), failed: vi.fn(), outdated: vi.fn() };
    const stop = keeper.listen(listener);
    await keeper.keep('demo@example.com', BLANK_FACTS);
    stop();
    await keeper.keep('demo@example.com', BLANK_FACTS);
    expect([listener.kept.mock.calls.length, listener.failed.mock.calls.length]).toEqual([1, 0]);
  });
});
