import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { wholeOf } from '#src/visualizer/layout/packed.ts';
import { planOf } from '#src/visualizer/layout/plan.ts';
import type { Plan } from '#src/visualizer/layout/planTypes.ts';

const model = journeyModel();
const chart = planOf(model, wholeOf('chart'));
const map = planOf(model, wholeOf('map'));

const sorted = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted();

/** Every drawing of every transition, initial ones by the state that begins there. */
function drawnIn({ lines, rows, starts }: Plan): readonly string[] {
  const written = [...lines, ...rows].flatMap(({ transitionIds }) => transitionIds);
  return [...written, ...starts.map(({ stateId }) => `${stateId}|initial`)].toSorted();
}

describe('The full chart', () => {
  it('draws every state and every transition exactly once', () => {
    expect(sorted(chart.states)).toEqual(sorted(model.states));
    expect(drawnIn(chart)).toEqual(sorted(model.transitions));
  });

  it('writes what leads nowhere else, back to an earlier screen or inward as rows, and draws the rest as lines', () => {
    const rows = new Map(chart.rows.map((row) => [row.transitionIds[0], row.isEverywhere]));
    expect(rows.get('signIn|navigation.backRequested|1')).toBe(true);
    expect(rows.get('screen|session.signedOut|17')).toBe(true);
    expect(rows.get('journey.screen.contract.scroll.read|contract.scrolledToEnd|0')).toBe(false);
    expect(chart.lines.map(({ id }) => id)).toContain('dashboard|bank.connectRequested|4');
  });

  it('says when a rule applies, below its trigger', () => {
    const conditionOf = (end: string) => chart.lines.find(({ id }) => id.endsWith(`done: signIn|${end}`))?.condition;
    expect([conditionOf('0'), conditionOf('1')]).toEqual([expect.stringMatching(/^if /), 'otherwise']);
  });
});

describe('The journey map', () => {
  it('shows every screen, closed, in the order of the chart', () => {
    const screens = model.states.filter(({ screen }) => screen !== null).map(({ id }) => id);
    expect(map.states.filter(({ isScreen }) => isScreen).map(({ id }) => id)).toEqual(screens);
    expect(screens).toHaveLength(14);
  });

  it('draws one line for all that leads from one screen to another', () => {
    const ends = map.lines.map(({ sourceId, targetId }) => `${sourceId} ${targetId}`);
    expect(new Set(ends).size).toBe(ends.length);
    const merged = map.lines[ends.indexOf('connectPatreon connectAdditionalAccounts')];
    expect([merged?.transitionIds.length, merged?.trigger]).toEqual([2, expect.stringMatching(/\+1$/)]);
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
    expect(drawnIn(map)).toEqual(sorted(between));
  });
});

describe('A part of the chart', () => {
  it('hides what lies inside a closed state and leads its lines to the border', () => {
    const closed = planOf(model, { ...wholeOf('chart'), collapsedIds: ['contract'] });
    const contract = closed.states.filter(({ id }) => id.startsWith('journey.screen.contract.') || id === 'contract');
    expect(contract).toMatchObject([{ id: 'contract', isCollapsed: true }]);
    const onward = closed.lines.find(({ sourceId, targetId }) => sourceId === 'contract' && targetId === 'dashboard');
    expect(onward?.transitionIds).toHaveLength(2);
  });

  it('keeps only the regions that are asked for', () => {
    const [root, ...others] = planOf(model, { ...wholeOf('chart'), regionIds: ['session'] }).states;
    const session = model.states.filter(({ regionId }) => regionId === 'session').map(({ id }) => id);
    expect([root?.id, ...others.map(({ id }) => id)]).toEqual(['journey', ...session]);
  });
});
