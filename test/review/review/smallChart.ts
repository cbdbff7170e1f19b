import { fromPromise, setup } from 'xstate';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';

const serving = (...requirements: readonly string[]) => ({ meta: { requirements } });
const screen = (name: string, ...requirements: readonly string[]) => ({
  id: name,
  meta: { requirements, screen: name },
});

/** A shop of a few screens that raises every question that can be raised by the shape of a chart. */
const shop = setup({
  actors: { pay: fromPromise(() => Promise.resolve()) },
  guards: { isFilled: () => true },
  delays: { rest: 5000 },
}).createMachine({
  id: 'shop',
  type: 'parallel',
  states: {
    visitor: {
      id: 'visitor',
      initial: 'unknown',
      ...serving('R2.1'),
      states: {
        unknown: { ...serving('R2.1'), on: { known: { target: 'known', ...serving('R2.1') } } },
        known: serving('R2.1'),
      },
    },
    screen: {
      id: 'screen',
      initial: 'shelf',
      ...serving('R1.1'),
      states: {
        shelf: {
          ...screen('shelf', 'R1.1'),
          on: {
            'basket.opened': { guard: 'isFilled', target: '#basket', ...serving('R1.2') },
            'door.opened': { target: '#lobby', ...serving('R1.2') },
          },
        },
        basket: {
          ...screen('basket', 'R1.2', 'R1.10'),
          initial: 'ready',
          on: { back: { target: '#shelf', ...serving('R1.1') } },
          states: {
            ready: { ...serving('R1.2'), on: { pay: { target: 'paying', ...serving('R1.2') } } },
            paying: {
              ...serving('R1.10'),
              invoke: { id: 'pay', src: 'pay', onDone: { target: '#receipt', ...serving('R1.10') } },
              after: { rest: { target: '#shelf', ...serving('R1.10') } },
            },
          },
        },
        receipt: screen('receipt', 'R1.10'),
        lobby: { type: 'final', ...screen('lobby', 'R1.2') },
        attic: { ...screen('attic', 'R1.1'), on: { back: { target: '#shelf', ...serving('R1.1') } } },
      },
    },
  },
});

export const SMALL_CHART: ChartModel = toChartModel(shop, { title: 'The shop' });

/** The same chart after something about one item was changed. */
export function changed(model: ChartModel, id: string): ChartModel {
  const renewed = <Item extends { readonly id: string }>(item: Item) =>
    item.id === id ? { ...item, hash: 'new' } : item;
  return { ...model, hash: 'new', states: model.states.map(renewed), transitions: model.transitions.map(renewed) };
}
