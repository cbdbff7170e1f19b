import { and, createMachine, fromPromise, not, or, setup, stateIn } from 'xstate';
import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { toChartModel } from '#machines/graph/model/toChartModel.ts';
import { guardText } from '#test/model/graphParts.ts';

const described = (description: string) => ({ description, meta: { requirements: ['R1.1'] } });

const vocabulary = setup({
  guards: {
    isOpen: () => true,
    isPaid: (_args, _params: { dollars: number }) => true,
    isAway: stateIn('closed'),
  },
  actions: { note: (_args, _params: { text: string }) => {}, greet: () => {} },
  delays: { moment: 10, rest: ({ context }) => 100 - (context as { spent: number }).spent },
  actors: { call: fromPromise(() => Promise.resolve()) },
});

const machine = vocabulary.extend({ guards: { isFree: and(['isOpen', not('isAway')]) } }).createMachine({
  id: 'shop',
  ...described('A shop.'),
  context: { spent: 40 },
  initial: 'closed',
  states: {
    closed: {
      ...described('Nobody is in.'),
      tags: ['quiet'],
      entry: 'greet',
      always: { ...described('It opens.'), guard: 'isFree', target: 'open' },
      on: {
        knocked: {
          ...described('Somebody knocks.'),
          guard: or(['isOpen', { type: 'isPaid', params: { dollars: 5 } }]),
          actions: [{ type: 'note', params: { text: 'knock' } }, 'greet'],
        },
      },
    },
    open: {
      ...described('Somebody is in.'),
      meta: { requirements: ['R1.1', 'R1.2'], screen: 'shop' },
      exit: 'greet',
      invoke: {
        id: 'callHome',
        src: 'call',
        onDone: { ...described('Answered.'), target: 'closed' },
        onError: described('Not answered.'),
      },
      after: { moment: { ...described('It closes.'), target: 'closed' } },
    },
  },
});

const shopModel = () => toChartModel(machine, { title: 'The shop' });

const NOTHING = { tags: [], entry: [], exit: [], invoke: [] };
const STATE = { ...NOTHING, type: 'atomic', initialId: null, requirements: ['R1.1'], screen: null, links: [] };
const STEP = { guard: null, targetIds: [], actions: [], requirements: ['R1.1'] };

/** A transition as it is expected: its trigger in full, by its kind, its name and how it reads. */
function step(id: string, [kind, name, text]: readonly [string, string, string], description: string, more: object) {
  return { ...STEP, id, sourceId: id.split('|')[0], trigger: { kind, name, text }, description, ...more };
}

describe('the chart as data', () => {
  it('tells every state with what it says of itself', () => {
    const root = { id: 'shop', key: 'shop', keys: [], parentId: null };
    const closed = { id: 'shop.closed', key: 'closed', keys: ['closed'], parentId: 'shop' };
    const open = { id: 'shop.open', key: 'open', keys: ['open'], parentId: 'shop' };
    expect(shopModel().states).toMatchObject([
      { ...STATE, ...root, type: 'compound', initialId: 'shop.closed', description: 'A shop.' },
      { ...STATE, ...closed, description: 'Nobody is in.', tags: ['quiet'], entry: ['greet'] },
      {
        ...STATE,
        ...open,
        description: 'Somebody is in.',
        requirements: ['R1.1', 'R1.2'],
        screen: 'shop',
        exit: ['greet'],
        invoke: [{ id: 'callHome', port: 'call' }],
      },
    ]);
  });

  it('tells every transition with its trigger, its guard and its actions in readable form', () => {
    const closes = { targetIds: ['shop.closed'] };
    const shop = shopModel();
    const transitions = shop.transitions.map(({ guard, ...rest }) => ({
      ...rest,
      guard: guard === null ? null : guardText(shop, guard),
    }));
    expect(transitions).toMatchObject([
      step('shop|initial', ['initial', '', 'initial'], '', { ...closes, requirements: [] }),
      step('shop.closed|knocked|0', ['event', 'knocked', 'knocked'], 'Somebody knocks.', {
        guard: 'isOpen or isPaid(dollars: 5)',
        actions: ['note(text: knock)', 'greet'],
      }),
      step('shop.closed|always|1', ['always', '', 'always'], 'It opens.', {
        guard: 'isFree (isOpen and not isAway (in closed))',
        targetIds: ['shop.open'],
      }),
      step('shop.open|done: callHome|0', ['done', 'callHome', 'done: callHome'], 'Answered.', closes),
      step('shop.open|error: callHome|1', ['error', 'callHome', 'error: callHome'], 'Not answered.', {}),
      step('shop.open|after moment|2', ['after', 'moment', 'after moment'], 'It closes.', closes),
    ]);
  });

  it('tells how long each delay is, and leaves a computed one open', () => {
    expect(shopModel().delays).toEqual([
      { name: 'moment', ms: 10, isComputed: false },
      { name: 'rest', ms: null, isComputed: true },
    ]);
  });

  it('leaves open what a chart does not say of itself', () => {
    const silent = createMachine({
      id: 'silent',
      initial: 'a',
      states: { a: { meta: null, always: { actions: () => {} } }, b: { meta: {} } },
    });
    const { states, transitions } = toChartModel(silent, { title: 'Silent' });
    expect(states.map(({ description, requirements, screen }) => ({ description, requirements, screen }))).toEqual(
      Array(3).fill({ description: '', requirements: [], screen: null }),
    );
    expect(transitions.map(({ description, actions }) => ({ description, actions }))).toEqual([
      { description: '', actions: [] },
      { description: '', actions: ['an action written in place'] },
    ]);
  });

  it('is plain data with an id for each transition: the whole journey survives a round trip through JSON', () => {
    const model = journeyModel();
    const ids = model.transitions.map(({ id }) => id);
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
    expect(ids.length).toBeGreaterThan(150);
    expect([...new Set(ids)]).toEqual(ids);
  });
});
