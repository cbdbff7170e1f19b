import { describe, expect, it } from 'vitest';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { JOURNEY_WORDS, journeyModel } from '#machines/graph/model/journeyModel.ts';
import { toChartModel } from '#machines/graph/model/toChartModel.ts';
import { changeMarks } from '#src/visualizer/comparison/changeMarks.ts';
import { compareModels } from '#src/visualizer/comparison/compareModels.ts';
import { modelJson, readModel } from '#src/visualizer/comparison/readModel.ts';
import { brokenJourney, type Part } from '#test/graph/brokenJourney.ts';

/** The journey of an edited chart. */
const editedModel = (edit: (part: (...keys: readonly string[]) => Part) => void) =>
  toChartModel(brokenJourney(edit), JOURNEY_WORDS);
/** The keys that lead to a screen's configuration, or into it. */
const screen = (...keys: readonly string[]) => ['states', 'screen', 'states', ...keys];

const today = journeyModel();
/** Hundreds of comparisons are made; a busy computer is no failure. */
const PATIENCE_MS = 120_000;
const edited = editedModel((part) => {
  part(...screen('offers', 'states', 'selected', 'on', 'offers.continued', '1'))['guard'] = 'hasOffer';
  delete part(...screen('offers', 'on'))['navigation.backRequested'];
  const reworded = { description: 'Other words.', target: '#contract', actions: ['rememberOffer'] };
  Object.assign(part(...screen('dashboard', 'on', 'bank.connectRequested')), reworded);
  const { upload, ...rest } = part(...screen('signIrsForm', 'states'));
  part(...screen('signIrsForm'))['states'] = { ...rest, signedForm: upload };
  Object.assign(part(...screen('offers')), { description: 'Other words.', entry: 'rememberOffer' });
  part(...screen('notFound'))['meta'] = { requirements: ['R1.2', 'R9.9'], screen: 'notFound' };
});
/** The chart after many things have been changed in it. */
const later: ChartModel = {
  ...edited,
  hash: 'later',
  states: edited.states.map((state) => (state.id === 'landing' ? { ...state, title: 'Beginning' } : state)),
  transitions: edited.transitions.map((rule) =>
    rule.delayMs === 15_000 && rule.sourceId.includes('contract') ? { ...rule, delayMs: 10_000 } : rule,
  ),
};

const changeTexts = (before: ChartModel, after: ChartModel) =>
  compareModels(before, after).map(({ kind, sentence }) => `${kind}: ${sentence}`);

describe('A comparison of two versions', () => {
  it('tells in a sentence each what is otherwise, and nothing when they are the same', () => {
    expect(changeTexts(today, later)).toEqual([
      'changed: The state Beginning was called Landing before.',
      'changed: The state Offers on entering it now also remembers the offer and is worded differently.',
      'changed: The state Sign IRS form › Signed form was called Upload before.',
      'changed: The state Not found now serves R9.9.',
      'changed: Continue on Offers › Selected now needs that an offer is selected.',
      'changed: After 15 s on Contract › Viewer › Loading now waits 10 seconds instead of 15 seconds.',
      'changed: Connect Bank on Dashboard now leads to Contract instead of Dashboard established, now also remembers the offer, no longer shows the message that the bank connection has begun and is worded differently.',
      'removed: Back on Offers is removed: When the creator presses Back, if a part of the contract is being changed, goes to Contract.',
      'removed: Back on Offers is removed: When the creator presses Back, otherwise goes to Connect additional accounts.',
    ]);
    const selected = 'journey.screen.offers.selected|offers.continued|2';
    const marks = changeMarks(compareModels(today, later));
    expect(marks.get(selected)).toEqual({ change: 'changed' });
    // Everything keeps its place: what is removed is marked where it was, in what is left.
    const ids = new Set([...later.states, ...later.transitions].map(({ id }) => id));
    expect([...marks.keys()].filter((id) => !ids.has(id))).toEqual([]);
    expect(changeTexts(today, journeyModel())).toEqual([]);
  });

  it('tells any one rule that is dropped as removed, and as new the other way round', { timeout: PATIENCE_MS }, () => {
    const kinds = today.transitions.map(({ id, sourceId }) => {
      // Only rules of the same state could be taken for one another.
      const siblings = today.transitions.filter((rule) => rule.sourceId === sourceId);
      const complete = { ...today, transitions: siblings };
      const reduced = { ...today, transitions: siblings.filter((rule) => rule.id !== id), hash: `without ${id}` };
      return [...compareModels(complete, reduced), ...compareModels(reduced, complete)].map((change) => change.kind);
    });
    expect(kinds.length).toBeGreaterThan(250);
    expect(kinds).toEqual(today.transitions.map(() => ['removed', 'added']));
  });
});

describe('A saved version', () => {
  const saved = modelJson(today);

  it('comes back as it was saved, and is refused for another chart', () => {
    expect(readModel(saved, 'journey')).toEqual({ model: today, problem: null });
    expect(readModel(saved, 'viewer')).toEqual({ model: null, problem: 'This file is of another chart.' });
  });

  const deep = `${'{"kind":"not","text":"","parts":['.repeat(5000)}1${']}'.repeat(5000)}`;
  it.each([
    ['something else', '<html>'],
    ['nothing', 'null'],
    ['a chart without its seal', JSON.stringify(today)],
    ['a file of another format', saved.replace('"format": 1', '"format": 2')],
    ['a file in which a rule leads elsewhere', saved.replace('"landing"', '"nowhere"')],
    ['a file that would exhaust the reader', saved.replace('"guard": null', `"guard": ${deep}`)],
  ])('that is %s is refused', (_what, text) => {
    expect(text).not.toBe(saved);
    expect(readModel(text, 'journey').problem).toContain('or it was changed since');
  });
});
