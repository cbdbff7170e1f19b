import { type AnyStateMachine, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { callText, paramsOf } from '#src/review/engine/model/guardTree.ts';
import { initialTargetOf, toArray, nameOf, requirementsOf } from '#src/review/engine/model/nodes.ts';

const chart = (config: object): AnyStateMachine => createMachine({ id: 'tiny', ...config });

describe('A reference in a chart', () => {
  it.each([
    ['note', 'note', ''],
    [{ type: 'note', params: { text: 'knock', times: 2 } }, 'note', '(text: knock, times: 2)'],
    [{ type: 'note', params: () => ({}) }, 'note', ''],
    [{ type: 7, params: null }, null, ''],
    [{}, null, ''],
    [() => {}, null, ''],
  ])('is split into a name and parameters: %j', (reference, name, parameters) => {
    expect({ name: nameOf(reference), parameters: callText('', paramsOf(reference)) }).toEqual({ name, parameters });
  });

  it('can be missing, single or one of several', () => {
    expect({ none: toArray(null), one: toArray('a'), two: toArray(['a', 'b']) }).toEqual({
      none: [],
      one: ['a'],
      two: ['a', 'b'],
    });
  });
});

it('A state without requirements in its meta has none', () => {
  expect({ none: requirementsOf(undefined), unrelated: requirementsOf({ screen: 'offers' }) }).toEqual({
    none: [],
    unrelated: [],
  });
});

it.each([
  ['its initial child', { initial: 'a', states: { a: {} } }, 'tiny.a'],
  ['no child when the initial name is wrong', { initial: 'z', states: { a: {} } }, undefined],
  ['no child when it is parallel', { type: 'parallel', states: { a: {} } }, undefined],
])('A state starts in %s', (_start, config, id) => {
  expect(initialTargetOf(chart(config).root)?.id).toBe(id);
});
