import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { questionsOf } from '#src/visualizer/review/questions.ts';
import { SMALL_CHART } from './smallChart.ts';

const asked = questionsOf(SMALL_CHART);
const of = (kind: string) => asked.filter((question) => question.kind === kind).map(({ itemId }) => itemId);

describe('The questions that a chart raises by its shape', () => {
  it('name a state that nothing leads to', () => {
    expect(of('unreachable')).toEqual(['attic']);
  });

  it('name a state that nothing leads out of, but no end and no state that stands alone', () => {
    expect(of('deadEnd')).toEqual(
      ['shop.visitor.known', 'receipt'].map((id) => expect.stringContaining(id.split('.').at(-1) ?? '') as string),
    );
  });

  it('name a screen from which no way leads back', () => {
    expect(of('noWayBack')).toEqual(['receipt', 'lobby']);
  });

  it('name a service that may fail unnoticed, and a wait that ends without warning', () => {
    expect(of('serviceWithoutFailure')).toEqual(['shop.screen.basket.paying']);
    expect(of('delayWithoutWarning')).toEqual(['shop.screen.basket.paying|after rest|1']);
  });

  it('name a condition without an otherwise', () => {
    expect(of('guardWithoutElse')).toEqual(['shelf|basket.opened|0']);
  });

  it('are about items of the product’s chart, and none says that a state is never reached or a failure unnoticed', () => {
    const model = journeyModel();
    const ids = new Set([...model.states, ...model.transitions].map(({ id }) => id));
    const questions = questionsOf(model);
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.filter(({ itemId }) => !ids.has(itemId))).toEqual([]);
    expect(questions.map(({ kind }) => kind)).not.toContain('unreachable');
    // A page that is older than what is in use stays so until it is loaded again.
    expect(questions.flatMap(({ kind, itemId }) => (kind === 'deadEnd' ? [itemId] : []))).toEqual([
      'journey.keeping.outdated',
    ]);
    expect(questions.map(({ kind }) => kind)).not.toContain('serviceWithoutFailure');
  });
});
