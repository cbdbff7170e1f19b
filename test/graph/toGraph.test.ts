import { and, createMachine, fromPromise, not, or, setup, stateIn } from 'xstate';
import { describe, expect, it } from 'vitest';
import { lintChart } from '#machines/graph/lintChart.ts';
import { toGraph } from '#machines/graph/toGraph.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

const told = (description: string) => ({ description, meta: { requirements: ['R1.1'] } });

const vocabulary = setup({
  guards: {
    isOpen: () => true,
    isPaid: (_args, _params: { dollars: number }) => true,
    isAway: stateIn({ place: 'away' }),
  },
  actions: { note: (_args, _params: { text: string }) => {}, greet: () => {} },
  delays: { moment: 10, rest: ({ context }) => 100 - (context as { spent: number }).spent },
  actors: { call: fromPromise(() => Promise.resolve()) },
});

const machine = vocabulary.extend({ guards: { isFree: and(['isOpen', not('isAway')]) } }).createMachine({
  id: 'shop',
  ...told('A shop.'),
  context: { spent: 40 },
  initial: 'closed',
  states: {
    closed: {
      ...told('Nobody is in.'),
      tags: ['quiet'],
      entry: 'greet',
      always: { ...told('It opens.'), guard: 'isFree', target: 'open' },
      on: {
        knocked: {
          ...told('Somebody knocks.'),
          guard: or(['isOpen', { type: 'isPaid', params: { dollars: 5 } }]),
          actions: [{ type: 'note', params: { text: 'knock' } }, 'greet'],
        },
      },
    },
    open: {
      ...told('Somebody is in.'),
      meta: { requirements: ['R1.1', 'R1.2'], screen: 'shop' },
      exit: 'greet',
      invoke: {
        id: 'callHome',
        src: 'call',
        onDone: { ...told('Answered.'), target: 'closed' },
        onError: told('Not answered.'),
      },
      after: { moment: { ...told('It closes.'), target: 'closed' } },
    },
  },
});

const SHOP = { id: 'shop', keys: [], parentId: null, type: 'compound', initialId: 'shop.closed', screen: null };
const NOTHING = { tags: [], entry: [], exit: [], invoke: [] };

describe('the chart as data', () => {
  it('tells every state with what it says of itself', () => {
    expect(toGraph(machine).states).toEqual([
      { ...SHOP, ...NOTHING, key: 'shop', description: 'A shop.', requirements: ['R1.1'] },
      {
        ...NOTHING,
        id: 'shop.closed',
        key: 'closed',
        keys: ['closed'],
        parentId: 'shop',
        type: 'atomic',
        initialId: null,
        description: 'Nobody is in.',
        requirements: ['R1.1'],
        screen: null,
        tags: ['quiet'],
        entry: ['greet'],
      },
      {
        ...NOTHING,
        id: 'shop.open',
        key: 'open',
        keys: ['open'],
        parentId: 'shop',
        type: 'atomic',
        initialId: null,
        description: 'Somebody is in.',
        requirements: ['R1.1', 'R1.2'],
        screen: 'shop',
        exit: ['greet'],
        invoke: [{ id: 'callHome', port: 'call' }],
      },
    ]);
  });

  it('tells every transition with its trigger, its guard and its actions in readable form', () => {
    expect(toGraph(machine).transitions).toEqual([
      {
        id: 'shop|initial',
        sourceId: 'shop',
        trigger: { kind: 'initial', name: '', text: 'initial' },
        guard: null,
        targetIds: ['shop.closed'],
        actions: [],
        description: '',
        requirements: [],
      },
      {
        id: 'shop.closed|knocked|0',
        sourceId: 'shop.closed',
        trigger: { kind: 'event', name: 'knocked', text: 'knocked' },
        guard: 'isOpen or isPaid(dollars: 5)',
        targetIds: [],
        actions: ['note(text: knock)', 'greet'],
        description: 'Somebody knocks.',
        requirements: ['R1.1'],
      },
      {
        id: 'shop.closed|always|1',
        sourceId: 'shop.closed',
        trigger: { kind: 'always', name: '', text: 'always' },
        guard: 'isFree (isOpen and not isAway (in place.away))',
        targetIds: ['shop.open'],
        actions: [],
        description: 'It opens.',
        requirements: ['R1.1'],
      },
      {
        id: 'shop.open|done: callHome|0',
        sourceId: 'shop.open',
        trigger: { kind: 'done', name: 'callHome', text: 'done: callHome' },
        guard: null,
        targetIds: ['shop.closed'],
        actions: [],
        description: 'Answered.',
        requirements: ['R1.1'],
      },
      {
        id: 'shop.open|error: callHome|1',
        sourceId: 'shop.open',
        trigger: { kind: 'error', name: 'callHome', text: 'error: callHome' },
        guard: null,
        targetIds: [],
        actions: [],
        description: 'Not answered.',
        requirements: ['R1.1'],
      },
      {
        id: 'shop.open|after moment|2',
        sourceId: 'shop.open',
        trigger: { kind: 'after', name: 'moment', text: 'after moment' },
        guard: null,
        targetIds: ['shop.closed'],
        actions: [],
        description: 'It closes.',
        requirements: ['R1.1'],
      },
    ]);
  });

  it('works computed delays out from the context at the start, or leaves them open', () => {
    expect([toGraph(machine).delays, toGraph(machine, { spent: 40 }).delays]).toEqual([
      [
        { name: 'moment', ms: 10, isComputed: false },
        { name: 'rest', ms: null, isComputed: true },
      ],
      [
        { name: 'moment', ms: 10, isComputed: false },
        { name: 'rest', ms: 60, isComputed: true },
      ],
    ]);
  });

  it('leaves open what a chart does not say of itself', () => {
    const silent = createMachine({
      id: 'silent',
      initial: 'a',
      states: { a: { meta: null, always: { actions: () => {} } }, b: { meta: { screen: 7 } } },
    });
    const { states, transitions } = toGraph(silent);
    expect(states.map(({ description, requirements, screen }) => ({ description, requirements, screen }))).toEqual(
      Array(3).fill({ description: '', requirements: [], screen: null }),
    );
    expect(transitions.map(({ description, actions }) => ({ description, actions }))).toEqual([
      { description: '', actions: [] },
      { description: '', actions: ['an action written in place'] },
    ]);
  });

  it('is plain data: the whole journey survives a round trip through JSON', () => {
    const graph = toGraph(createJourneyMachine());
    expect(JSON.parse(JSON.stringify(graph))).toEqual(graph);
  });

  it('gives every transition of the journey an id of its own', () => {
    const ids = toGraph(createJourneyMachine()).transitions.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(150);
    expect([...new Set(ids)]).toEqual(ids);
  });

  it('is of a chart that the linter finds sound', () => {
    expect(lintChart(machine)).toEqual([]);
  });
});
