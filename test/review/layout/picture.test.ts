import { describe, expect, it } from 'vitest';
import { planOf } from '#src/review/engine/layout/drawing.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { faultsOf } from './faults.ts';
import { storedDrawing } from './storedDrawing.ts';

const model = journeyModel();
const chart = planOf(model, 'chart');
const map = planOf(model, 'map');
const cards = model.states.filter(({ screen }) => screen !== null && screen !== 'notFound');
const sorted = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted();

/** Lists every transition that a plan draws, as a line, a row or a start. */
function transitionsOf({ lines, rows, starts }: typeof chart): readonly string[] {
  const drawn = [...lines, ...rows].flatMap(({ transitionIds }) => transitionIds);
  return [...drawn, ...starts.map(({ stateId }) => `${stateId}|initial`)].toSorted();
}

describe('The picture of the journey', () => {
  it.each(['map', 'chart'] as const)('has no overlaps and no line through a text: %s', (altitude) => {
    const geometry = storedDrawing(altitude);
    expect(faultsOf(geometry)).toEqual([]);
    expect(faultsOf({ ...geometry, states: geometry.states.map((state) => ({ ...state, x: 0 })) })).not.toEqual([]);
  });

  it('has every state and transition once on the full chart, with its condition', () => {
    const lines = chart.lines.filter(({ isLink }) => !isLink);
    expect(sorted(chart.states)).toEqual(sorted(model.states));
    expect(transitionsOf({ ...chart, lines })).toEqual(sorted(model.transitions));
    const conditionOf = (end: string) => chart.lines.find(({ id }) => id.endsWith(`done: signIn|${end}`))?.condition;
    expect(conditionOf('0')).toMatch(/^if /);
    expect(conditionOf('1')).toBe('otherwise');
  });

  it('describes every screen on the map, in order', () => {
    const notes = storedDrawing('map').states.flatMap(({ note }) => note?.lines.join(' ') ?? []);
    expect(notes).toEqual(cards.map(({ description }) => description));
    expect(map.states.filter(({ isScreen }) => isScreen).map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
    expect(new Set(map.lines.map(({ sourceId, targetId }) => `${sourceId} ${targetId}`)).size).toBe(map.lines.length);
  });

  it('has every transition between screens on the map', () => {
    const screenOf = new Map(model.states.map(({ id, screenId }) => [id, screenId]));
    const between = model.transitions.filter(
      ({ sourceId, targetIds }) =>
        targetIds.length > 0 &&
        (screenOf.get(sourceId) !== null || sourceId === 'screen') &&
        targetIds.every((id) => screenOf.get(id) !== screenOf.get(sourceId)),
    );
    expect(new Set(transitionsOf(map))).toEqual(new Set(sorted(between)));
  });
});
