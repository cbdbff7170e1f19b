import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { PATHS } from '#machines/graph/paths/paths.ts';
import { STARTS } from '#machines/graph/paths/starts.ts';
import { inputOf } from '#machines/graph/exploration/surveyInputs.ts';
import { BLANK_FACTS } from '#machines/journey/facts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { demonstrate } from '#src/app/demonstration/commands/demonstrate.ts';
import { createMemoryHome } from '#src/app/demonstration/commands/memoryHome.ts';
import { SIMULATION_KEY } from '#src/services/simulation.ts';

const TAB = 'own';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
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
  const keep = {
    secret: (secret: string) => {
      secrets.push(secret);
      return `kept-${secrets.length}`;
    },
  };
  const obey = demonstration.obeying({ actor, keep, changed });
  return { demonstration, actor, keep, obey, opened, changed, kept, secrets };
}

const at = (path: string) => ({ type: 'url.opened', path, hash: '' });

describe('A product in demonstration that is asked to press something', () => {
  it('does what its chart lets pass', () => {
    const { obey, actor } = demonstrated();
    expect(obey({ kind: 'send', event: at('/offers') }, 'one')).toBe(null);
    expect(obey({ kind: 'send', event: { type: 'offers.selected', offerId: '6-month' } }, 'two')).toBe(null);
    expect(actor.getSnapshot().context.offerId).toBe('6-month');
  });

  it.each([
    ['no event at all', null, 'unknownEvent'],
    ['a text', 'offers.continued', 'unknownEvent'],
    ['an event without a name', { type: 7 }, 'unknownEvent'],
    ['an event that the chart does not know', { type: 'offers.burned' }, 'unknownEvent'],
    ['an event of the library itself', { type: 'xstate.stop' }, 'unknownEvent'],
    ['an event that lacks a part', { type: 'url.opened' }, 'malformedEvent'],
    ['an event for another screen', { type: 'contract.submitted' }, 'notPossibleNow'],
    ['an event that cannot be written down', { type: 'offers.continued', more: 1n }, 'unknownEvent'],
  ])('refuses %s, and goes on as it was', (_what, event, refusal) => {
    const { obey, actor } = demonstrated();
    const before = actor.getSnapshot();
    expect(obey({ kind: 'send', event }, 'one')).toBe(refusal);
    expect(actor.getSnapshot()).toBe(before);
  });

  it('puts a password there where an event refers to one', () => {
    const { obey, actor, secrets } = demonstrated(new Map(), inputOf({ session: GUEST_SESSION }));
    obey({ kind: 'send', event: at('/signin') }, 'one');
    const event = { type: 'signIn.submitted', email: 'demo@example.com', secretId: 'accepted', isRemembered: false };
    expect(obey({ kind: 'send', event }, 'two')).toBe(null);
    expect(secrets).toHaveLength(1);
    expect(actor.getSnapshot().matches({ screen: { signIn: 'submitting' } })).toBe(true);
  });

  it('takes the answer of a call and a timer that comes due as well', () => {
    const { obey, actor } = demonstrated();
    obey({ kind: 'send', event: at('/processing') }, 'one');
    const due = journeyModel().transitions.find(
      ({ sourceId, trigger }) => sourceId.includes('.processing.') && trigger.kind === 'after',
    );
    expect(due).toBeDefined();
    const event = { type: `xstate.after.${due?.trigger.name}.${due?.sourceId}` };
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

  it('lets time run faster, or stand still, and not backwards', () => {
    const { obey, demonstration, changed } = demonstrated();
    expect([60, 0].map((factor) => [obey({ kind: 'hasten', factor }, 'one'), demonstration.clock.pace()])).toEqual([
      [null, 60],
      [null, 0],
    ]);
    const refused = [-1, Number.NaN, 1e9, '10', null].map((factor) => obey({ kind: 'hasten', factor }, 'one'));
    expect([...new Set(refused)]).toEqual(['unknownCommand']);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it.each([[null], ['open'], [{ kind: 'erase' }], [{ kind: 'fail', calls: 'all' }]])('refuses %j', (command) => {
    expect(demonstrated().obey(command, 'one')).toBe('unknownCommand');
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
    for (const found of [
      new Map(waiting),
      new Map<string, string>(),
      new Map([...kept].map(([key]): [string, string] => [key, '{'])),
    ]) {
      const { demonstration, actor, keep } = demonstrated(found);
      const answer = vi.fn();
      demonstration.begin(actor, keep, answer);
      expect(answer).not.toHaveBeenCalled();
    }
    demonstrated(kept);
    const { demonstration, actor, keep } = demonstrated(kept);
    const answer = vi.fn();
    demonstration.begin(actor, keep, answer);
    expect(answer).not.toHaveBeenCalled();
  });

  it('begins at the landing page when a way names no address, and obeys the policy of its start', () => {
    const { obey, opened, kept } = demonstrated();
    obey({ kind: 'open', route: { start: 'strictContract', events: [] } }, 'one');
    expect(opened).toEqual(['/?watch=own']);
    expect(JSON.parse(kept.get(SIMULATION_KEY) ?? '')).toEqual({ requireContractScroll: true });
  });

  it.each([
    ['nothing', null],
    ['an unknown start', { start: 'nowhere', events: [] }],
    ['a name that every object has', { start: 'toString', events: [] }],
    ['an unknown event', { start: 'guest', events: [{ type: 'offers.burned' }] }],
    ['an event that lacks a part', { start: 'guest', events: [{ type: 'url.opened' }] }],
    ['no list of events', { start: 'guest', events: 'all' }],
  ])('refuses a way made of %s, and stays', (_what, asked) => {
    const { obey, opened, kept } = demonstrated();
    expect(obey({ kind: 'open', route: asked }, 'one')).toBe('unknownRoute');
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
