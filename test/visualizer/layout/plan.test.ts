import { describe, expect, it } from 'vitest';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { wholeOf } from '#src/visualizer/layout/packed.ts';
import { planOf } from '#src/visualizer/layout/plan.ts';
import type { Plan } from '#src/visualizer/layout/planTypes.ts';

const model = journeyModel();
const chart = planOf(model, wholeOf('chart'));
const map = planOf(model, wholeOf('map'));

/** Every drawing of every transition, initial ones by the state that begins there. */
function drawnIn({ lines, rows, starts }: Plan): readonly string[] {
  return [
    ...lines.flatMap(({ transitionIds }) => transitionIds),
    ...rows.flatMap(({ transitionIds }) => transitionIds),
    ...starts.map(({ stateId }) => `${stateId}|initial`),
  ];
}

/** What a whole chart leaves out or draws more than once. */
function faultsOf(plan: Plan, { states, transitions }: ChartModel): readonly string[] {
  const drawn = drawnIn(plan);
  const shown = plan.states.map(({ id }) => id);
  const wrong = (ids: readonly string[], all: readonly string[]) =>
    ids.filter((id) => all.filter((other) => other === id).length !== 1);
  return [
    ...wrong(
      transitions.map(({ id }) => id),
      drawn,
    ),
    ...wrong(
      states.map(({ id }) => id),
      shown,
    ),
  ];
}

describe('The full chart', () => {
  it('draws every state and every transition exactly once', () => {
    expect(model.states.length).toBeGreaterThan(100);
    expect(model.transitions.length).toBeGreaterThan(250);
    expect(faultsOf(chart, model)).toEqual([]);
    expect(drawnIn(chart)).toHaveLength(model.transitions.length);
  });

  it.each([
    ['a line', { ...chart, lines: chart.lines.slice(1) }, chart.lines[0]?.id],
    ['a row', { ...chart, rows: chart.rows.slice(1) }, chart.rows[0]?.transitionIds[0]],
    ['a start', { ...chart, starts: chart.starts.slice(1) }, `${chart.starts[0]?.stateId ?? ''}|initial`],
    ['a state', { ...chart, states: chart.states.slice(0, -1) }, chart.states.at(-1)?.id],
    ['nothing twice', { ...chart, lines: [...chart.lines, ...chart.lines.slice(0, 1)] }, chart.lines[0]?.id],
  ])('would be caught leaving out %s', (_what, broken, missing) => {
    expect(faultsOf(broken, model)).toEqual([missing]);
  });

  it('writes what leads nowhere else, back to an earlier screen or inward as rows, and draws the rest as lines', () => {
    const rows = new Map(chart.rows.map((row) => [row.transitionIds[0], row]));
    const row = (id: string) => rows.get(id);
    expect(row('signIn|navigation.backRequested|1')).toMatchObject({ stateId: 'signIn', isEverywhere: true });
    expect(row('screen|session.signedOut|17')?.isEverywhere).toBe(true);
    expect(row('journey.screen.contract.scroll.read|contract.scrolledToEnd|0')?.isEverywhere).toBe(false);
    expect(chart.lines.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['journey.screen.signIn.submitting|done: signIn|0', 'dashboard|bank.connectRequested|4']),
    );
  });

  it('says when a rule applies, below its trigger', () => {
    const accepted = chart.lines.find(({ id }) => id === 'journey.screen.signIn.submitting|done: signIn|0');
    const refused = chart.lines.find(({ id }) => id === 'journey.screen.signIn.submitting|done: signIn|1');
    expect(accepted?.condition).toMatch(/^if /);
    expect(refused?.condition).toBe('otherwise');
  });
});

describe('The journey map', () => {
  const screens = model.states.filter(({ screen }) => screen !== null);

  it('shows every screen, closed, in the order of the chart', () => {
    expect(screens.length).toBe(14);
    expect(map.states.filter(({ isScreen }) => isScreen).map(({ id }) => id)).toEqual(screens.map(({ id }) => id));
  });

  it('draws one line for all that leads from one screen to another', () => {
    const ends = map.lines.map(({ sourceId, targetId }) => `${sourceId} ${targetId}`);
    expect(new Set(ends).size).toBe(ends.length);
    const merged = map.lines.find(
      ({ sourceId, targetId }) => sourceId === 'connectPatreon' && targetId === 'connectAdditionalAccounts',
    );
    expect(merged?.transitionIds).toHaveLength(2);
    expect(merged?.trigger).toMatch(/\+1$/);
  });

  it('draws or writes every transition between two screens exactly once', () => {
    const screenOf = new Map(model.states.map(({ id, screenId }) => [id, screenId]));
    const between = model.transitions.filter(
      ({ sourceId, targetIds }) =>
        targetIds.length > 0 &&
        (screenOf.get(sourceId) !== null || sourceId === 'screen') &&
        targetIds.every((id) => screenOf.get(id) !== screenOf.get(sourceId)),
    );
    expect(between.length).toBeGreaterThan(60);
    expect(drawnIn(map).toSorted()).toEqual(between.map(({ id }) => id).toSorted());
  });
});

describe('A part of the chart', () => {
  it('hides what lies inside a closed state and leads its lines to the border', () => {
    const closed = planOf(model, { ...wholeOf('chart'), collapsedIds: ['contract'] });
    const inside = closed.states.filter(({ id }) => id.startsWith('journey.screen.contract.'));
    expect(inside).toEqual([]);
    expect(closed.states.find(({ id }) => id === 'contract')?.isCollapsed).toBe(true);
    const onward = closed.lines.find(({ sourceId, targetId }) => sourceId === 'contract' && targetId === 'dashboard');
    expect(onward?.transitionIds).toHaveLength(2);
  });

  it('keeps only the regions that are asked for', () => {
    const part = planOf(model, { ...wholeOf('chart'), regionIds: ['session'] });
    expect(part.states.length).toBeGreaterThan(3);
    expect(part.states.slice(1).every(({ id }) => id.includes('session'))).toBe(true);
  });
});
