import { type AnyStateMachine, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { initialTargetOf, listOf, nameOf, paramsText, requirementsOf } from '#machines/graph/nodes.ts';
import { reachableNodes } from '#machines/graph/reachableNodes.ts';

const chart = (config: object): AnyStateMachine => createMachine({ id: 'tiny', ...config });

/** The ids that can be entered, in the order in which they are found. */
const reachedIn = (config: object) => [...reachableNodes(chart(config).root)].map(({ id }) => id).toSorted();

describe('what a chart names', () => {
  it.each([
    [undefined, []],
    [null, []],
    ['note', ['note']],
    [
      ['note', 'greet'],
      ['note', 'greet'],
    ],
  ])('is a list, of %j too', (value, list) => {
    expect(listOf(value)).toEqual(list);
  });

  it.each([
    ['note', 'note'],
    [{ type: 'note' }, 'note'],
    [{ type: 7 }, null],
    [{}, null],
    [null, null],
    [undefined, null],
    [() => {}, null],
  ])('has its own name, where it has one: %j', (reference, name) => {
    expect(nameOf(reference)).toBe(name);
  });

  it.each([
    [{ requirements: ['R1.1', 'R1.2'] }, ['R1.1', 'R1.2']],
    [{ requirements: ['R1.1', 7] }, ['R1.1']],
    [{ screen: 'offers' }, []],
    [undefined, []],
    [null, []],
  ])('claims the requirements that are texts: %j', (meta, ids) => {
    expect(requirementsOf(meta)).toEqual(ids);
  });

  it.each([
    [{ type: 'note', params: { text: 'knock', times: 2 } }, '(text: knock, times: 2)'],
    [{ type: 'note', params: () => ({}) }, ''],
    [{ type: 'note', params: null }, ''],
    [{ type: 'note' }, ''],
    ['note', ''],
    [null, ''],
    [undefined, ''],
  ])('is told with its fixed parameters: %j', (reference, text) => {
    expect(paramsText(reference)).toBe(text);
  });
});

describe('where a state begins', () => {
  it.each([
    ['a compound state: its first child', { initial: 'a', states: { a: {} } }, 'tiny.a'],
    ['a compound state whose first child is none', { initial: 'z', states: { a: {} } }, undefined],
    ['a state without children', {}, undefined],
    [
      'a parallel state, in all its children, whatever it calls first',
      { type: 'parallel', initial: 'a', states: { a: {} } },
      undefined,
    ],
  ])('is told for %s', (_kind, config, id) => {
    expect(initialTargetOf(chart(config).root)?.id).toBe(id);
  });
});

describe('the states that can be entered', () => {
  const inside = { initial: 'first', states: { first: {}, second: {}, third: {} } };

  it('are those that transitions lead to, from the first one on, round in a circle too', () => {
    const states = { a: { on: { go: 'b' } }, b: { always: 'a' }, c: { on: { go: 'a' } } };
    expect(reachedIn({ initial: 'a', states })).toEqual(['tiny', 'tiny.a', 'tiny.b']);
  });

  it('are in every region of a parallel state the first', () => {
    expect(reachedIn({ type: 'parallel', states: { p: inside, q: inside } })).toEqual([
      'tiny',
      'tiny.p',
      'tiny.p.first',
      'tiny.q',
      'tiny.q.first',
    ]);
  });

  it('are beside a state in one region also the first of the other regions, and not the first of its own', () => {
    const states = {
      start: { on: { go: 'both.p.second' } },
      both: { type: 'parallel', states: { p: inside, q: inside } },
    };
    expect(reachedIn({ initial: 'start', states })).toEqual([
      'tiny',
      'tiny.both',
      'tiny.both.p',
      'tiny.both.p.second',
      'tiny.both.q',
      'tiny.both.q.first',
      'tiny.start',
    ]);
  });

  it('are the first of its own region too once a transition leads to the parallel state itself', () => {
    const states = {
      start: { on: { go: 'both', leap: 'both.p.second' } },
      both: { type: 'parallel', states: { p: inside, q: inside } },
    };
    expect(reachedIn({ initial: 'start', states })).toContain('tiny.both.p.first');
  });

  it('are left over events that are heard further out', () => {
    const states = { a: { on: { go: 'b' }, ...inside }, b: {} };
    expect(reachedIn({ initial: 'a', states })).toEqual(['tiny', 'tiny.a', 'tiny.a.first', 'tiny.b']);
  });
});
