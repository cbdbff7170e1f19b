import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { screenMap } from '#test/model/screenMap.ts';
import { toScreensMarkdown } from '#test/model/screensMarkdown.ts';
import { toStatechartMarkdown } from '#test/model/statechartMarkdown.ts';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { toChartModel } from '#machines/graph/model/toChartModel.ts';
import { stateById } from '#test/model/graphParts.ts';

const screen = (id: string, more: object) => ({ id, meta: { screen: id }, description: `This is ${id}.`, ...more });
const entered = {
  target: ['#vault', '#hall', '#deskPdf', '#lamp'],
  description: 'Version 1.2: "in"; #1 | all.',
  meta: { requirements: ['R1.3', 'R1.2'] },
};
const deskPdf = { id: 'deskPdf', type: 'parallel', states: { open: { on: { entered } } } };
const hall = screen('hall', { type: 'parallel', description: 'Red | green.', states: { deskPdf } });

/** A chart with what the real one, whose pages are approved as they are, does not have, and the way Back out of the hall. */
function chart(back: object = {}): ChartModel {
  const states = { vault: screen('vault', {}), hall: { ...hall, on: back } };
  const config = { type: 'parallel', states: { lamp: { id: 'lamp' }, screen: { initial: 'hall', states } } };
  const implementations = { delays: { unknownWait: () => 0 } };
  return toChartModel(createMachine(config as never, implementations as never), { title: 'The shop' });
}

const shop = chart();

describe('The pages of a chart', () => {
  it('have no sign in an arrow of the map that ends it, and no arrow to a first screen that is not named', () => {
    const [head, first] = ['stateDiagram-v2\n  state "Vault" as vault\n  state "Hall" as hall', '  [*] --> hall'];
    const step = '  hall --> vault: Version 1.2, ,in,, ,1 | all';
    const states = shop.states.map((each) => ({ ...each, initialId: null }));
    const maps = [shop, { ...shop, states }].map(screenMap);
    expect(maps).toEqual([`${head}\n${first}\n${step}`, `${head}\n${step}`]);
  });

  it('name each place that a step leads to, places inside the screen in plain type, and split no cell', () => {
    expect(toStatechartMarkdown(shop)).toContain(
      '| Desk PDF › Open | Version 1.2: "in"; #1 \\| all. | **Vault**, **Hall**, Desk PDF, **Lamp** | R1.2, R1.3 | `entered` |',
    );
    expect(toScreensMarkdown(shop, {})).toContain('| Red \\| green. | R1.2, R1.3 |');
  });

  it('say of a wait that cannot be known that it depends', () => {
    expect(toStatechartMarkdown(shop)).toContain('| Unknown wait | depends on what has happened | `unknownWait` |');
  });

  it('say how long a simulated service takes to answer', () => {
    expect(toStatechartMarkdown(shop, { ringBell: 1500 })).toContain(
      '| Ring bell, simulated | 1,500 ms | `ringBell` |',
    );
  });

  it('say where Back leads as a rule, and where before that a guard sends it', () => {
    const ways = [{ guard: 'isDark', target: '#lamp' }, { target: '#vault' }];
    expect(toScreensMarkdown(chart({ 'navigation.backRequested': ways }), {})).toContain('| Vault; Lamp `if isDark` |');
  });

  it('are not written of a state that is not there', () => {
    expect(() => stateById(shop, 'cellar')).toThrow('the chart has no state "cellar"');
  });
});
