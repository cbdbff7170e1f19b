import { type AnyStateMachine, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { callText, paramsOf } from '#src/review/engine/model/guardTree.ts';
import { initialTargetOf, listOf, nameOf, requirementsOf } from '#src/review/engine/model/nodes.ts';

const chart = (config: object): AnyStateMachine => createMachine({ id: 'tiny', ...config });

const READ = {
  'a list': listOf,
  'the name': nameOf,
  'the requirements': requirementsOf,
  'the parameters': (reference: unknown) => callText('', paramsOf(reference)),
};

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

it.each([
  ['a compound state: its first child', { initial: 'a', states: { a: {} } }, 'tiny.a'],
  ['a compound state whose first child is none', { initial: 'z', states: { a: {} } }, undefined],
  ['a state without children', {}, undefined],
  ['a parallel state, in all its children', { type: 'parallel', initial: 'a', states: { a: {} } }, undefined],
])('where a state begins is told for %s', (_kind, config, id) => {
  expect(initialTargetOf(chart(config).root)?.id).toBe(id);
});
