import { describe, expect, it } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import type { DrawnState } from '#src/review/engine/layout/geometry.ts';
import { planOf } from '#src/review/engine/layout/drawing.ts';
import { LAYOUT_TIMEOUT_MS, layOut } from '#src/review/engine/layout/program/layOut.ts';
import { faultsOf } from './faults.ts';
import { storedDrawing } from './storedDrawing.ts';
import { syntheticModel } from './syntheticModel.ts';

const model = journeyModel();
const screens = model.states.filter(({ screen }) => screen !== null).map(({ id }) => id);
const sorted = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted();

describe('A picture', () => {
  it.each(['map', 'chart'] as const)('that is stored lies in its frame, nothing over anything else: %s', (of) => {
    const geometry = storedDrawing(of);
    expect(faultsOf(geometry)).toEqual([]);
    const pushed = geometry.states.map((state) => ({ ...state, x: 0 }));
    expect(faultsOf({ ...geometry, states: pushed }).length).toBeGreaterThan(10);
    const through = geometry.lines.map((line) => ({ ...line, sourceId: '', targetId: '' }));
    expect(faultsOf({ ...geometry, lines: through }).length).toBeGreaterThan(10);
    const [{ x, y, width, height }] = geometry.states as readonly [DrawnState, ...DrawnState[]];
    expect(geometry.states.length).toBeGreaterThan(10);
    expect([x >= 0, y >= 0, x + width <= geometry.width, y + height <= geometry.height]).not.toContain(false);
  });

  it('of a chart of many more screens is as clear', { timeout: LAYOUT_TIMEOUT_MS }, async () => {
    const geometry = await layOut(syntheticModel(150), 'chart');
    expect(geometry.states.length).toBeGreaterThan(100);
    expect(faultsOf(geometry)).toEqual([]);
  });
});

describe('What is drawn', () => {
  const chart = planOf(model, 'chart');
  const map = planOf(model, 'map');
  /** Every drawing of every transition, initial ones by the state that begins there. */
  const drawnIn = ({ lines, rows, starts }: typeof chart) => {
    const written = [...lines, ...rows].flatMap(({ transitionIds }) => transitionIds);
    return [...written, ...starts.map(({ stateId }) => `${stateId}|initial`)].toSorted();
  };

  it('on the map is the whole description of every card, and the name of the screen that a link leads to', () => {
    const { states, lines } = storedDrawing('map');
    const notes = states.flatMap(({ stateId, note }) => (note === null ? [] : [[stateId, note.lines.join(' ')]]));
    const described = model.states.filter(({ id }) => notes.some(([noted]) => noted === id));
    expect(Object.fromEntries(notes)).toEqual(
      Object.fromEntries(described.map(({ id, description }) => [id, description])),
    );
    expect(notes).toHaveLength(screens.length - 1);
    const links = lines.filter(({ isLink }) => isLink);
    expect(links.map(({ label }) => label?.lines.join(' '))).toContain('to Choose your offer');
  });

  it('on the full chart is every state and every transition exactly once, with when a rule applies', () => {
    const events = { ...chart, lines: chart.lines.filter(({ isLink }) => !isLink) };
    expect([sorted(chart.states), drawnIn(events)]).toEqual([sorted(model.states), sorted(model.transitions)]);
    const conditionOf = (end: string) => chart.lines.find(({ id }) => id.endsWith(`done: signIn|${end}`))?.condition;
    expect([conditionOf('0'), conditionOf('1')]).toEqual([expect.stringMatching(/^if /), 'otherwise']);
  });

  it('as a link is a way by the event that opens addresses alone, so that no sign-out marks it', () => {
    const events = new Map(model.transitions.map(({ id, trigger }) => [id, trigger.text]));
    const links = [...map.lines, ...chart.lines].filter(({ isLink }) => isLink);
    expect(links.length).toBeGreaterThan(5);
    expect(new Set(links.flatMap(({ transitionIds }) => transitionIds.map((id) => events.get(id))))).toEqual(
      new Set(['url.opened']),
    );
  });

  it('on the map is every step in the order of the chart, and one line for all between two of them', () => {
    const steps = screens.filter((id) => id !== 'notFound');
    expect(map.states.filter(({ isScreen }) => isScreen).map(({ id }) => id)).toEqual(steps);
    const ends = map.lines.map(({ sourceId, targetId }) => `${sourceId} ${targetId}`);
    expect([map.lines.length, new Set(ends).size]).toEqual([ends.length, ends.length]);
    const screenOf = new Map(model.states.map(({ id, screenId }) => [id, screenId]));
    const between = model.transitions.filter(
      ({ sourceId, targetIds }) =>
        targetIds.length > 0 &&
        (screenOf.get(sourceId) !== null || sourceId === 'screen') &&
        targetIds.every((id) => screenOf.get(id) !== screenOf.get(sourceId)),
    );
    expect(between.length).toBeGreaterThan(60);
    expect([...new Set(drawnIn(map))]).toEqual(sorted(between));
  });
});
