import { fromPromise, setup } from 'xstate';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { plainWords } from '#machines/graph/model/chartWords.ts';
import { toChartModel } from '#machines/graph/model/toChartModel.ts';

const told = (description: string, ...requirements: readonly string[]) => ({ description, meta: { requirements } });
const screen = (name: string, description: string, ...requirements: readonly string[]) => ({
  description,
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
  description: 'A shop.',
  states: {
    visitor: {
      id: 'visitor',
      initial: 'unknown',
      ...told('Who is there.', 'R2.1'),
      states: {
        unknown: { ...told('Nobody.', 'R2.1'), on: { known: { target: 'known', ...told('Somebody comes.', 'R2.1') } } },
        known: told('Somebody.', 'R2.1'),
      },
    },
    screen: {
      id: 'screen',
      initial: 'shelf',
      ...told('What is seen.', 'R1.1'),
      states: {
        shelf: {
          id: 'shelf',
          ...screen('shelf', 'The goods.', 'R1.1'),
          on: {
            'basket.opened': { guard: 'isFilled', target: '#basket', ...told('The basket is opened.', 'R1.2') },
            'door.opened': { target: '#lobby', ...told('The way out.', 'R1.2') },
          },
        },
        basket: {
          id: 'basket',
          initial: 'ready',
          ...screen('basket', 'What was chosen.', 'R1.2', 'R1.10'),
          on: { back: { target: '#shelf', ...told('Back to the goods.', 'R1.1') } },
          states: {
            ready: {
              ...told('It can be paid.', 'R1.2'),
              on: { pay: { target: 'paying', ...told('It is paid.', 'R1.2') } },
            },
            paying: {
              ...told('It is being paid.', 'R1.10'),
              invoke: { id: 'pay', src: 'pay', onDone: { target: '#receipt', ...told('It was paid.', 'R1.10') } },
              after: { rest: { target: '#shelf', ...told('It took too long.', 'R1.10') } },
            },
          },
        },
        receipt: { id: 'receipt', ...screen('receipt', 'What was paid.', 'R1.10') },
        lobby: { id: 'lobby', type: 'final', ...screen('lobby', 'The end.', 'R1.2') },
        attic: {
          id: 'attic',
          ...screen('attic', 'Forgotten.', 'R1.1'),
          on: { back: { target: '#shelf', ...told('Down.', 'R1.1') } },
        },
      },
    },
  },
});

export const SMALL_CHART: ChartModel = toChartModel(shop, plainWords('The shop'));

/** The same chart after something about one item was changed. */
export function changed(model: ChartModel, id: string): ChartModel {
  const renewed = <Item extends { readonly id: string }>(item: Item) =>
    item.id === id ? { ...item, hash: 'new' } : item;
  return { ...model, hash: 'new', states: model.states.map(renewed), transitions: model.transitions.map(renewed) };
}
