import { type AnyStateMachine, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { callText, paramsOf } from '#machines/graph/model/guardTree.ts';
import { initialTargetOf, listOf, nameOf, requirementsOf } from '#machines/graph/nodes.ts';
import { reachableNodes } from '#test/model/reachableNodes.ts';

const chart = (config: object): AnyStateMachine => createMachine({ id: 'tiny', ...config });

const READ = {
  'a list': listOf,
  'the name': nameOf,
  'the requirements': requirementsOf,
  'the parameters': (reference: unknown) => callText('', paramsOf(reference)),
};
const inside = { initial: 'first', states: { first: {}, second: {}, third: {} } };
const both = { type: 'parallel', states: { p: inside, q: inside } };

describe('what a chart names', () => {
  it.each([
    ['a list', undefined, []],
    ['a list', null, []],
    ['a list', 'note', ['note']],
    ['a list', ['note', 'greet'], ['note', 'greet']],
    ['the name', 'note', 'note'],
    ['the name', { type: 'note' }, 'note'],
    ['the name', { type: 7 }, null],
    ['the name', {}, null],
    ['the name', null, null],
    ['the name', undefined, null],
    ['the name', () => {}, null],
    ['the requirements', { requirements: ['R1.1', 'R1.2'] }, ['R1.1', 'R1.2']],
    ['the requirements', { screen: 'offers' }, []],
    ['the requirements', undefined, []],
    ['the requirements', null, []],
    ['the parameters', { type: 'note', params: { text: 'knock', times: 2 } }, '(text: knock, times: 2)'],
    ['the parameters', { type: 'note', params: () => ({}) }, ''],
    ['the parameters', { type: 'note', params: null }, ''],
    ['the parameters', { type: 'note' }, ''],
    ['the parameters', 'note', ''],
  ] as const)('gives %s, as far as there is one: %j', (part, value, expected) => {
    expect(READ[part](value)).toEqual(expected);
  });
});

describe('where a state begins', () => {
  it.each([
    ['a compound state: its first child', { initial: 'a', states: { a: {} } }, 'tiny.a'],
    ['a compound state whose first child is none', { initial: 'z', states: { a: {} } }, undefined],
    ['a state without children', {}, undefined],
    ['a parallel state, in all its children', { type: 'parallel', initial: 'a', states: { a: {} } }, undefined],
  ])('is told for %s', (_kind, config, id) => {
    expect(initialTargetOf(chart(config).root)?.id).toBe(id);
  });
});

describe('the states that can be entered', () => {
  it.each([
    [
      'are those that transitions lead to, from the first one on, round in a circle too',
      { initial: 'a', states: { a: { on: { go: 'b' } }, b: { always: 'a' }, c: { on: { go: 'a' } } } },
      ['a', 'b'],
    ],
    ['are in every region of a parallel state the first', both, ['p', 'p.first', 'q', 'q.first']],
    [
      'are beside a state in one region also the first of the other regions, and not the first of its own',
      { initial: 'start', states: { start: { on: { go: 'both.p.second' } }, both } },
      ['both', 'both.p', 'both.p.second', 'both.q', 'both.q.first', 'start'],
    ],
    [
      'are the first of its own region too once a transition leads to the parallel state itself',
      { initial: 'start', states: { start: { on: { go: 'both', leap: 'both.p.second' } }, both } },
      ['both', 'both.p', 'both.p.first', 'both.p.second', 'both.q', 'both.q.first', 'start'],
    ],
    [
      'are left over events that are accepted further out',
      { initial: 'a', states: { a: { on: { go: 'b' }, ...inside }, b: {} } },
      ['a', 'a.first', 'b'],
    ],
  ])('%s', (_how, config, ids) => {
    const reached = [...reachableNodes(chart(config).root)].map(({ id }) => id).toSorted();
    expect(reached).toEqual(['tiny', ...ids.map((id) => `tiny.${id}`)]);
  });
});
