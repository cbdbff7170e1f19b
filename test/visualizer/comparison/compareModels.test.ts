import { describe, expect, it } from 'vitest';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { JOURNEY_WORDS, journeyModel } from '#machines/graph/model/journeyModel.ts';
import { toChartModel } from '#machines/graph/model/toChartModel.ts';
import { changeMarks } from '#src/visualizer/comparison/changeMarks.ts';
import { compareModels } from '#src/visualizer/comparison/compareModels.ts';
import { unionModel } from '#src/visualizer/comparison/unionModel.ts';
import { brokenJourney, type Part } from '#test/graph/brokenJourney.ts';

/** The journey as an edited chart tells it. */
const editedModel = (edit: (part: (...keys: readonly string[]) => Part) => void) =>
  toChartModel(brokenJourney(edit), JOURNEY_WORDS);
/** The keys that lead to a screen's configuration, or into it. */
const screen = (...keys: readonly string[]) => ['states', 'screen', 'states', ...keys];

const today = journeyModel();
/** Hundreds of comparisons are made; a busy computer is no failure. */
const PATIENCE_MS = 120_000;
const edited = editedModel((part) => {
  const retold = { description: 'Other words.' };
  part(...screen('offers', 'states', 'selected', 'on', 'offers.continued', '1'))['guard'] = 'hasOffer';
  part(...screen('entityDetails', 'states', 'authorization', 'states', 'given', 'on', 'business.continued', '0'))[
    'guard'
  ] = 'isChanging';
  delete part(...screen('offers', 'on'))['navigation.backRequested'];
  Object.assign(part(...screen('dashboard', 'on', 'bank.connectRequested')), {
    ...retold,
    target: '#contract',
    actions: ['keepOffer'],
  });
  const { upload, ...rest } = part(...screen('signIrsForm', 'states'));
  part(...screen('signIrsForm'))['states'] = { ...rest, signedForm: upload };
  part(...screen('landing'))['entry'] = 'keepOffer';
  Object.assign(part(...screen('offers')), { ...retold, entry: 'keepOffer' });
  Object.assign(part(...screen('processing')), retold);
  part(...screen('notFound'))['meta'] = { requirements: ['R1.2', 'R9.9'], screen: 'notFound' };
});
/** The chart after many things have been changed in it. */
const later: ChartModel = {
  ...edited,
  hash: 'later',
  states: edited.states.map((state) => (state.id === 'landing' ? { ...state, title: 'Beginning' } : state)),
  transitions: edited.transitions.map((rule) => (rule.delayMs === 15_000 ? { ...rule, delayMs: 10_000 } : rule)),
};
const withoutBank = editedModel((part) => delete part(...screen('dashboard', 'on'))['bank.connectRequested']);

const told = (before: ChartModel, after: ChartModel) =>
  compareModels(before, after).map(({ kind, sentence }) => `${kind}: ${sentence}`);
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('A comparison of two versions', () => {
  it('tells in a sentence each what is otherwise, and takes no rule for the one that is removed before it', () => {
    expect(told(today, later)).toEqual([
      'changed: The state Beginning was called Landing before and on entering it now also remembers the offer.',
      'changed: The state Processing is told in other words.',
      'changed: The state Offers on entering it now also remembers the offer and is told in other words.',
      'changed: The state Sign IRS form › Signed form was called Upload before.',
      'changed: The state Not found now serves R9.9.',
      'changed: Continue on Offers › Selected now needs that an offer is selected.',
      'changed: Continue on Entity details › Authorization › Given no longer needs that the business information is complete.',
      'changed: After 15 s on Sign IRS form › Viewer › Loading now waits 10 seconds instead of 15 seconds.',
      'changed: After 15 s on Contract › Viewer › Loading now waits 10 seconds instead of 15 seconds.',
      'changed: Connect Bank on Dashboard now leads to Contract instead of Dashboard established, now also remembers the offer, no longer shows the message that the bank connection has begun and is told in other words.',
      'removed: Back on Offers is removed: When the creator presses Back, if a part of the contract is being changed, goes to Contract.',
      'removed: Back on Offers is removed: When the creator presses Back, otherwise goes to Connect additional accounts.',
    ]);
  });

  it('tells the same the other way round: what is new, what is no longer done or needed', () => {
    expect(told(later, today)).toEqual(
      expect.arrayContaining([
        'changed: The state Offers on entering it no longer remembers the offer and is told in other words.',
        'changed: The state Not found no longer serves R9.9.',
        'added: Back on Offers is new: When the creator presses Back, otherwise goes to Connect additional accounts.',
        'changed: Continue on Offers › Selected no longer needs that an offer is selected.',
        'changed: Continue on Entity details › Authorization › Given now also needs that the business information is complete.',
      ]),
    );
  });

  it('finds nothing when they are the same', () => {
    expect([told(today, journeyModel()), unionModel(today, journeyModel())]).toEqual([[], today]);
  });

  it('marks each change on its item', () => {
    const changes = compareModels(today, later);
    expect([...changeMarks(changes)]).toEqual(changes.map(({ id, kind }) => [id, { change: kind }]));
    expect(changes[5]?.id).toBe('journey.screen.offers.selected|offers.continued|2');
  });

  it('tells any one rule that is dropped as removed, and as new the other way round', { timeout: PATIENCE_MS }, () => {
    const kinds = today.transitions.map(({ id, sourceId }) => {
      // Only rules of the same state could be taken for one another.
      const beside = today.transitions.filter((rule) => rule.sourceId === sourceId);
      const whole = { ...today, transitions: beside };
      const rest = { ...today, transitions: beside.filter((rule) => rule.id !== id), hash: `without ${id}` };
      return [...compareModels(whole, rest), ...compareModels(rest, whole)].map((change) => change.kind);
    });
    expect(kinds.length).toBeGreaterThan(250);
    expect(kinds).toEqual(today.transitions.map(() => ['removed', 'added']));
  });
});

describe('The union of two versions', () => {
  const shorter = editedModel((part) => {
    delete part(...screen('contract', 'states'))['scroll'];
    delete part(...screen('offers', 'on'))['navigation.backRequested'];
    part(...screen('contract', 'states', 'signing', 'states', 'agreementLocked'))['always'] = [];
  });
  const union = unionModel(today, shorter);

  it('holds what is gone where it was, and all of today as it is: it is the earlier version that lacks nothing', () => {
    expect([union.hash, idsOf(union.states)]).toEqual([today.hash, idsOf(today.states)]);
    expect(shorter.transitions.filter((rule) => !union.transitions.includes(rule))).toEqual([]);
    expect(union.transitions.length).toBe(today.transitions.length);
  });

  it('has each id once, and knows every id that it names', () => {
    const ids = idsOf([...union.states, ...union.transitions]);
    const named = union.transitions.flatMap(({ sourceId, targetIds }) => [sourceId, ...targetIds]);
    const unknown = [...named, ...idsOf(compareModels(today, shorter))].filter((id) => !ids.includes(id));
    expect([new Set(ids).size, unknown]).toEqual([ids.length, []]);
  });

  it('is another chart than either version when each has what the other lacks', () => {
    const both = unionModel(shorter, withoutBank);
    expect([shorter.hash, withoutBank.hash, today.hash]).not.toContain(both.hash);
    expect(idsOf(both.states)).toEqual(idsOf(today.states));
  });
});
