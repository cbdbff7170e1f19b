import { and, createMachine, not, or, stateIn } from 'xstate';
import { expect, it } from 'vitest';
import { guardTreeOf } from '#src/review/engine/model/guardTree.ts';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';
import { guardText } from '#test/model/graphParts.ts';
import { guardNames, isInlineGuard } from '#test/model/guardNames.ts';

const isOpen = () => true;
const isPaid = { type: 'isPaid', params: { dollars: 5, tip: 1 } };
const guards = {
  isOpen,
  isPaid: () => true,
  isAway: stateIn({ place: 'away' }),
  isFree: and(['isOpen', not('isAway')]),
};
const words = { title: 'The house' };
const away = { initial: 'abroad', states: { abroad: {} } };
const house = createMachine({
  type: 'parallel',
  states: { place: { initial: 'away', states: { away } }, door: {}, away: {} },
});
const IN_PLACE = 'a condition written in place holds';
const FREE = 'isFree (isOpen and not isAway (in place.away))';

it.each<[kind: string, guard: unknown, text: string, names: readonly string[]]>([
  ['a name', 'isOpen', 'isOpen', ['isOpen']],
  ['a name that no vocabulary knows', 'isUnheardOf', 'isUnheardOf', ['isUnheardOf']],
  ['a name with parameters', isPaid, 'isPaid(dollars: 5, tip: 1)', ['isPaid']],
  ['a combination with a name', 'isFree', FREE, ['isFree', 'isOpen', 'isAway']],
  ['all of several', and(['isOpen', isPaid]), 'isOpen and isPaid(dollars: 5, tip: 1)', ['isOpen', 'isPaid']],
  ['one of several', or(['isOpen', 'isFree']), `isOpen or ${FREE}`, ['isOpen', 'isFree', 'isOpen', 'isAway']],
  ['the contrary', not('isOpen'), 'not isOpen', ['isOpen']],
  ['a state by its name', stateIn('away'), 'in away', []],
  ['a state inside others', stateIn({ place: { away: 'abroad' } }), 'in place.away.abroad', []],
  ['states side by side', stateIn({ place: 'away', door: {} }), 'in place.away and door', []],
  ['a state of which nothing is asked', stateIn({ door: undefined }), 'in door', []],
  ['a function', isOpen, IN_PLACE, []],
  ['a function in a combination', or(['isOpen', isOpen]), `isOpen or ${IN_PLACE}`, ['isOpen']],
])('a guard is told in readable form, with the names that it refers to: %s', (_kind, guard, text, names) => {
  const tree = guardTreeOf(guard, { guards, root: house.root, words });
  expect([guardText(toChartModel(house, words), tree), guardNames(guard, guards)]).toEqual([text, names]);
});

it('a guard that is not there refers to no names, one inside others to those that they refer to', () => {
  const nested = or(['isOpen', not(and([isPaid, 'isAway']))]);
  expect([guardNames(undefined, guards), guardNames(nested, guards)]).toEqual([[], ['isOpen', 'isPaid', 'isAway']]);
});

it('a guard is written in place when it is a function, and only then', () => {
  const others = ['isOpen', isPaid, and(['isOpen']), stateIn('away'), undefined];
  expect([isOpen, ...others].map(isInlineGuard)).toEqual([true, false, false, false, false, false]);
});
