import { and, not, or, stateIn } from 'xstate';
import { describe, expect, it } from 'vitest';
import { guardNames, guardText, isInlineGuard } from '#machines/graph/guardText.ts';

const isOpen = () => true;
const isPaid = { type: 'isPaid', params: { dollars: 5, tip: 1 } };
const guards = {
  isOpen,
  isPaid: () => true,
  isAway: stateIn({ place: 'away' }),
  isFree: and(['isOpen', not('isAway')]),
};

describe('a guard in readable form', () => {
  it.each([
    ['a name', 'isOpen', 'isOpen'],
    ['a name that no vocabulary knows', 'isUnheardOf', 'isUnheardOf'],
    ['a name with parameters', isPaid, 'isPaid(dollars: 5, tip: 1)'],
    ['a combination with a name', 'isFree', 'isFree (isOpen and not isAway (in place.away))'],
    ['all of several', and(['isOpen', isPaid]), 'isOpen and isPaid(dollars: 5, tip: 1)'],
    ['one of several', or(['isOpen', 'isFree']), 'isOpen or isFree (isOpen and not isAway (in place.away))'],
    ['the contrary', not('isOpen'), 'not isOpen'],
    ['a state by its name', stateIn('away'), 'in away'],
    ['a state inside others', stateIn({ place: { away: 'abroad' } }), 'in place.away.abroad'],
    ['states side by side', stateIn({ place: 'away', door: {} }), 'in place.away and door'],
    ['a state of which nothing is asked', stateIn({ door: undefined }), 'in door'],
    ['a function', isOpen, 'a condition written in place'],
    ['a function in a combination', or(['isOpen', isOpen]), 'isOpen or a condition written in place'],
  ])('is told for %s', (_kind, guard, text) => {
    expect(guardText(guard, guards)).toBe(text);
  });
});

describe('the names that a guard refers to', () => {
  it.each([
    ['a name', 'isOpen', ['isOpen']],
    ['a name with parameters', isPaid, ['isPaid']],
    ['a combination with a name', 'isFree', ['isFree', 'isOpen', 'isAway']],
    ['a combination in a combination', or(['isOpen', not(and([isPaid, 'isAway']))]), ['isOpen', 'isPaid', 'isAway']],
    ['a state', stateIn('away'), []],
    ['a function', isOpen, []],
    ['no guard', undefined, []],
  ])('are told for %s', (_kind, guard, names) => {
    expect(guardNames(guard, guards)).toEqual(names);
  });
});

describe('a guard written in place', () => {
  it.each([
    ['a function', isOpen, true],
    ['a name', 'isOpen', false],
    ['a name with parameters', isPaid, false],
    ['a combination', and(['isOpen']), false],
    ['a state', stateIn('away'), false],
    ['no guard', undefined, false],
  ])('is told from %s: %s', (_kind, guard, isInline) => {
    expect(isInlineGuard(guard)).toBe(isInline);
  });
});
