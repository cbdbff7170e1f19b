import { expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';

it('keeps src/visualizer/drawn/journeyModel.json as the chart is; `npm run docs` writes it anew', async () => {
  const { states, transitions, ...rest } = journeyModel();
  const lines = (items: readonly unknown[]) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  const frame = JSON.stringify({ ...rest, states: 'STATES', transitions: 'TRANSITIONS' });
  const text = frame.replace('"STATES"', () => lines(states)).replace('"TRANSITIONS"', () => lines(transitions));
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(journeyModel())));
  await expect(`${text}\n`).toMatchFileSnapshot('../../../src/visualizer/drawn/journeyModel.json');
});
