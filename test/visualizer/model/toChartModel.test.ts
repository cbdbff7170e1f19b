import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { toChartModel } from '#machines/graph/model/toChartModel.ts';
import { everyKind } from './everyKind.ts';

describe('the chart as data', () => {
  it('tells how long each delay is, and leaves a computed one open', () => {
    expect(toChartModel(everyKind(), { title: 'The bank' }).delays).toEqual([
      { name: 'shortWait', ms: 2000, isComputed: false },
      { name: 'restOfDay', ms: null, isComputed: true },
    ]);
  });

  it('leaves open what a chart does not say of itself', () => {
    const silent = createMachine({
      id: 'silent',
      initial: 'a',
      states: { a: { meta: null, always: { actions: () => {} } }, b: { meta: {} } },
    });
    const { states, transitions } = toChartModel(silent, { title: 'Silent' });
    expect(states.map(({ description, requirements, screen }) => ({ description, requirements, screen }))).toEqual(
      Array(3).fill({ description: '', requirements: [], screen: null }),
    );
    expect(transitions.map(({ description, actions }) => ({ description, actions }))).toEqual([
      { description: '', actions: [] },
      { description: '', actions: ['an action written in place'] },
    ]);
  });

  it('is plain data with an id for each transition: the whole journey survives a round trip through JSON', () => {
    const model = journeyModel();
    const ids = model.transitions.map(({ id }) => id);
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
    expect(ids.length).toBeGreaterThan(150);
    expect([...new Set(ids)]).toEqual(ids);
  });
});
