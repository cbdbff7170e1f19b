import { describe, expect, it } from 'vitest';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { changeMarks } from '#src/visualizer/comparison/changeMarks.ts';
import { compareModels } from '#src/visualizer/comparison/compareModels.ts';
import { unionModel } from '#src/visualizer/comparison/unionModel.ts';
import { editedModel, screen } from './versions.ts';

const today = journeyModel();
/** Hundreds of comparisons are made; a busy computer is no failure. */
const TIMEOUT_MS = 120_000;

const told = (before: ChartModel, after: ChartModel) =>
  compareModels(before, after).map(({ kind, id, sentence }) => [kind, id, sentence]);

const sentences = (before: ChartModel, after: ChartModel) =>
  compareModels(before, after).map(({ sentence }) => sentence);

describe('A comparison of two versions', () => {
  it('finds nothing when they are the same', () => {
    expect(compareModels(today, journeyModel())).toEqual([]);
    expect(unionModel(today, journeyModel())).toEqual(today);
  });

  it('tells that a rule needs more, and no longer needs it', () => {
    const stricter = editedModel((part) => {
      part(...screen('offers', 'states', 'selected', 'on', 'offers.continued', '1'))['guard'] = 'hasOffer';
    });
    expect(told(today, stricter)).toEqual([
      [
        'changed',
        'journey.screen.offers.selected|offers.continued|2',
        'Continue on Offers › Selected now needs that an offer is selected.',
      ],
    ]);
    expect(sentences(stricter, today)).toEqual([
      'Continue on Offers › Selected no longer needs that an offer is selected.',
    ]);
  });

  it('tells which of several questions came and went', () => {
    const given = screen('entityDetails', 'states', 'authorization', 'states', 'given', 'on', 'business.continued');
    const changing = editedModel((part) => {
      part(...given, '0')['guard'] = 'isChanging';
    });
    expect(sentences(changing, today)).toEqual([
      'Continue on Entity details › Authorization › Given now also needs that the business information is complete.',
    ]);
    expect(sentences(today, changing)).toEqual([
      'Continue on Entity details › Authorization › Given no longer needs that the business information is complete.',
    ]);
  });

  it('tells where a rule leads now, and what it does', () => {
    const later = editedModel((part) => {
      const connect = part(...screen('dashboard', 'on', 'bank.connectRequested'));
      connect['target'] = '#contract';
      connect['actions'] = ['keepOffer'];
    });
    expect(sentences(today, later)).toEqual([
      'Connect Bank on Dashboard now leads to Contract instead of Dashboard established, now also remembers the offer and no longer shows the message that the bank connection has begun.',
    ]);
  });

  it('tells how long is waited', () => {
    const machine = {
      ...today,
      transitions: today.transitions.map((rule) =>
        rule.delayMs === 15_000 ? { ...rule, delayMs: 10_000, hash: 'x' } : rule,
      ),
      hash: 'x',
    };
    expect(sentences(machine, today)).toEqual([
      'After 15 s on Sign IRS form › Viewer › Loading now waits 15 seconds instead of 10 seconds.',
      'After 15 s on Contract › Viewer › Loading now waits 15 seconds instead of 10 seconds.',
    ]);
  });

  it('tells what is new and what is removed, without taking the rules behind it for others', () => {
    const shorter = editedModel((part) => delete part(...screen('offers', 'on'))['navigation.backRequested']);
    expect(told(today, shorter).map(([kind, , sentence]) => [kind, sentence])).toEqual([
      [
        'removed',
        'Back on Offers is removed: When the creator presses Back, if a part of the contract is being changed, goes to Contract.',
      ],
      [
        'removed',
        'Back on Offers is removed: When the creator presses Back, otherwise goes to Connect additional accounts.',
      ],
    ]);
    expect(compareModels(shorter, today).map(({ kind }) => kind)).toEqual(['added', 'added']);
  });

  it('tells a state that is called otherwise, and everything in it stays what it was', () => {
    const renamed = editedModel((part) => {
      const states = part('states', 'screen', 'states', 'signIrsForm', 'states');
      const { upload, ...rest } = states;
      part('states', 'screen', 'states', 'signIrsForm')['states'] = { ...rest, signedForm: upload };
    });
    expect(told(today, renamed)).toEqual([
      [
        'changed',
        'journey.screen.signIrsForm.signedForm',
        'The state Sign IRS form › Signed form was called Upload before.',
      ],
    ]);
  });

  it('tells that words, requirements and what is done on entering are others', () => {
    const other = editedModel((part) => {
      const offers = part(...screen('offers'));
      offers['description'] = 'Other words.';
      part(...screen('landing'))['entry'] = 'keepOffer';
      part(...screen('notFound'))['meta'] = { requirements: ['R1.2', 'R9.9'], screen: 'notFound' };
    });
    expect(sentences(today, other)).toEqual([
      'The state Landing on entering it now also remembers the offer.',
      'The state Offers is told in other words.',
      'The state Not found now serves R9.9.',
    ]);
  });

  it('tells that the words are others also where something else is', () => {
    const other = editedModel((part) => {
      Object.assign(part(...screen('offers')), { description: 'Other words.', entry: 'keepOffer' });
      Object.assign(part(...screen('dashboard', 'on', 'bank.connectRequested')), {
        target: '#contract',
        description: 'Other words.',
      });
    });
    expect(sentences(today, other)).toEqual([
      'The state Offers on entering it now also remembers the offer and is told in other words.',
      'Connect Bank on Dashboard now leads to Contract instead of Dashboard established and is told in other words.',
    ]);
    const retitled = {
      ...today,
      hash: 'x',
      states: today.states.map((state) =>
        state.id === 'offers' ? { ...state, title: 'Choices', description: 'Other words.' } : state,
      ),
    };
    expect(sentences(today, retitled)).toEqual([
      'The state Choices was called Offers before and is told in other words.',
    ]);
  });

  it('marks each change on its item', () => {
    const shorter = editedModel((part) => delete part(...screen('dashboard', 'on'))['bank.connectRequested']);
    const changes = compareModels(today, shorter);
    expect([...changeMarks(changes)]).toEqual(changes.map(({ id, kind }) => [id, { change: kind }]));
    expect(changes.map(({ kind }) => kind)).toEqual(['removed']);
  });
});

describe('The union of two versions', () => {
  const shorter = editedModel((part) => {
    delete part('states', 'screen', 'states', 'contract', 'states')['scroll'];
    delete part(...screen('offers', 'on'))['navigation.backRequested'];
    part(...screen('contract', 'states', 'signing', 'states', 'agreementLocked'))['always'] = [];
  });

  it('holds what is gone where it was, and all of today as it is', () => {
    const union = unionModel(today, shorter);
    expect(new Set(union.states.map(({ id }) => id))).toEqual(new Set(today.states.map(({ id }) => id)));
    expect(union.states.map(({ id }) => id)).toEqual(today.states.map(({ id }) => id));
    expect(shorter.transitions.filter((rule) => !union.transitions.includes(rule))).toEqual([]);
    expect(union.transitions.length).toBe(today.transitions.length);
  });

  it('has each id once, and knows every id that it names', () => {
    const union = unionModel(today, shorter);
    const ids = [...union.states, ...union.transitions].map(({ id }) => id);
    const states = new Set(union.states.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      union.transitions.flatMap(({ sourceId, targetIds }) => [sourceId, ...targetIds]).filter((id) => !states.has(id)),
    ).toEqual([]);
    expect(compareModels(today, shorter).filter(({ id }) => !ids.includes(id))).toEqual([]);
  });

  it('is the earlier version itself when the later one only lacks something', () => {
    expect(unionModel(today, shorter).hash).toBe(today.hash);
  });

  it('is another chart than either version when each has what the other lacks', () => {
    const longer = unionModel(shorter, today);
    const other = editedModel((part) => delete part(...screen('dashboard', 'on'))['bank.connectRequested']);
    expect([shorter.hash, other.hash, longer.hash]).not.toContain(unionModel(shorter, other).hash);
    expect(unionModel(shorter, other).states.map(({ id }) => id)).toEqual(today.states.map(({ id }) => id));
  });
});

describe('Any one item that is dropped', () => {
  it('is told as removed, and as new the other way round', { timeout: TIMEOUT_MS }, () => {
    const rules = today.transitions.map(({ id }) => id);
    const wrong = rules.filter((id) => {
      const rest = { ...today, transitions: today.transitions.filter((rule) => rule.id !== id), hash: `without ${id}` };
      const [removed, ...more] = compareModels(today, rest);
      const [added, ...others] = compareModels(rest, today);
      return removed?.kind !== 'removed' || added?.kind !== 'added' || more.length + others.length > 0;
    });
    expect(rules.length).toBeGreaterThan(250);
    expect(wrong).toEqual([]);
  });
});
