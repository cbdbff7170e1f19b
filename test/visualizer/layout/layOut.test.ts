import type { ElkNode } from 'elkjs/lib/elk-api.js';
import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { layOut } from '#src/visualizer/layout/layOut.ts';
import { wholeOf } from '#src/visualizer/layout/packed.ts';
import { score } from '#src/visualizer/layout/score.ts';
import { smallModel } from '#test/visualizer/scene/smallChart.ts';
import { CALM, LAYOUT_TIMEOUT_MS, layOutHere } from './layOutHere.ts';
import { syntheticModel } from './syntheticModel.ts';

const model = journeyModel();

/** A layout program that fails the first times, and keeps what it was asked. */
function failing(times: number) {
  const elk = new Elk();
  const asked: ElkNode[] = [];
  const layout: typeof elk.layout = async (graph) => {
    asked.push(graph);
    if (asked.length <= times) throw new Error('Invalid hitboxes for scanline');
    return elk.layout(graph);
  };
  return { asked, layout };
}

describe('The layout', () => {
  it('tries the next set of options when the program fails on one', async () => {
    const elk = failing(2);
    const geometry = await layOut(elk, smallModel, wholeOf('chart'));
    expect(elk.asked).toHaveLength(3);
    expect(geometry.states.map(({ stateId }) => stateId)).toEqual(smallModel.states.map(({ id }) => id));
    expect(score(geometry)).toMatchObject(CALM);
  });

  it('rejects with the error of the program when that fails on every set, each of which has options for every container', async () => {
    const elk = failing(99);
    await expect(layOut(elk, model, wholeOf('chart'))).rejects.toThrow('Invalid hitboxes for scanline');
    const inside = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(inside)];
    const containers = elk.asked.flatMap(inside).filter(({ children }) => children !== undefined);
    expect(containers.length).toBeGreaterThan(20);
    expect(containers.filter(({ layoutOptions }) => layoutOptions?.['elk.algorithm'] === undefined)).toEqual([]);
  });

  it('leads a line past the rows that lie between its ends', async () => {
    const [sample] = model.transitions.filter(({ sourceId }) => sourceId === 'dashboard');
    if (sample === undefined) throw new Error('the chart has lost its dashboard');
    const trigger = { kind: 'event', name: 'shortcut.taken', text: 'shortcut.taken' } as const;
    const shared = { ...sample, trigger, label: 'shortcut', guard: null };
    const shortcut = { ...shared, id: 'shortcut', sourceId: 'landing', targetIds: ['dashboard'] };
    const back = { ...shared, id: 'back', sourceId: 'dashboardEstablished', targetIds: ['selectPlatform'] };
    const longer: ChartModel = { ...model, transitions: [...model.transitions, shortcut, back] };
    const geometry = await layOutHere(longer, 'map');
    expect(geometry.lines.map(({ id }) => id)).toEqual(expect.arrayContaining(['shortcut', 'back']));
    const { crossings, ...faults } = score(geometry);
    expect(faults).toMatchObject(CALM);
    // Both lines pass, between the edge of the page and their screen, the seven that join the contract to the row above.
    expect(crossings.length).toBeLessThanOrEqual(2 * 7);
  });

  it('draws a chart of many more screens', { timeout: LAYOUT_TIMEOUT_MS }, async () => {
    const geometry = await layOutHere(syntheticModel(150), 'chart');
    expect(geometry.states.length).toBeGreaterThan(120);
    expect(score(geometry)).toMatchObject(CALM);
  });
});
