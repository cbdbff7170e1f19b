import { describe, expect, it } from 'vitest';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { JOURNEY_WORDS, journeyModel } from '#src/review/journey/journeyModel.ts';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';
import { compareModels } from '#src/review/page/facts/compareModels.ts';
import { modelJson, readModel } from '#src/review/page/facts/readModel.ts';
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
  Object.assign(part(...screen('offers')), { description: 'Other words.', entry: 'rememberOffer' });
  part(...screen('notFound'))['meta'] = { requirements: ['R1.2', 'R9.9'], screen: 'notFound' };
});
/** The chart after many things have been changed in it. */
const later: ChartModel = {
  ...edited,
  hash: 'later',
  states: edited.states.map((state) => (state.id === 'landing' ? { ...state, title: 'Beginning' } : state)),
};

describe('A comparison of two versions', () => {
  const changes = compareModels(today, later);

  it('gives the wording before and after of what is otherwise, and nothing when they are the same', () => {
    const said = changes.map(({ place, before, after }) => `${place}: ${before} -> ${after}`);
    expect(said).toMatchInlineSnapshot(`
      [
        "Beginning: Landing page: The landing page: what the service is, and an estimate. -> Beginning: The landing page: what the service is, and an estimate.",
        "Choose your offer: Choose your offer: Three offers to compare; one can be selected at a time. -> Choose your offer: Other words.",
        "Finish setting up: The creator presses Connect Bank. -> Other words.",
        "Choose your offer › Selected: The creator goes on with the selected offer. -> The creator goes on with the selected offer.",
        "Page not found: Page not found: The address is none of the product. -> Page not found: The address is none of the product.",
        "Choose your offer: Back to the contract that is being checked. -> null",
        "Choose your offer: Back to the additional accounts; the timed screen between is skipped. -> null",
      ]
    `);
    expect(compareModels(today, journeyModel())).toEqual([]);
  });

  it('keeps everything in its place: what is removed is marked where it was, in what is left', () => {
    const ids = new Set([...later.states, ...later.transitions].map(({ id }) => id));
    expect(changes.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it('tells any one rule that is dropped as removed, and as new the other way round', { timeout: PATIENCE_MS }, () => {
    const rules = today.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
    const kinds = rules.map(({ id, sourceId }) => {
      // Only rules of the same state could be taken for one another.
      const siblings = rules.filter((rule) => rule.sourceId === sourceId);
      const complete = { ...today, transitions: siblings };
      const reduced = { ...today, transitions: siblings.filter((rule) => rule.id !== id), hash: `without ${id}` };
      return [...compareModels(complete, reduced), ...compareModels(reduced, complete)].map(({ before, after }) => [
        before === null,
        after === null,
      ]);
    });
    expect(kinds.length).toBeGreaterThan(200);
    expect(kinds).toEqual(
      rules.map(() => [
        [false, true],
        [true, false],
      ]),
    );
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
    ['a chart without its checksum', JSON.stringify(today)],
    ['a file of another format', saved.replace('"format": 2', '"format": 1')],
    ['a file in which a rule leads elsewhere', saved.replace('"landing"', '"nowhere"')],
    ['a file that would exhaust the reader', saved.replace('"guard": null', `"guard": ${deep}`)],
  ])('that is %s is refused', (_what, text) => {
    expect(text).not.toBe(saved);
    expect(readModel(text, 'journey').problem).toContain('or it was changed since');
  });
});
