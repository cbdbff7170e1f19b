import { viewerSetup } from '#src/visualizer/viewer/actions.ts';
import { PANELS } from '#src/visualizer/viewer/context.ts';

/** The side panel: one of its tabs at a time. */
export const panel = viewerSetup.createStateConfig({
  description: 'The side panel: one of its tabs at a time.',
  initial: 'details',
  on: {
    'panel.opened': PANELS.map(
      (name) =>
        ({
          guard: { type: 'isPanel', params: { panel: name } },
          target: `.${name}`,
          description: `The reviewer opens the panel "${name}".`,
        }) as const,
    ),
    'product.opened': { target: '.product', description: 'The product is opened: its panel is shown.' },
    'comparison.opened': { target: '.comparison', description: 'A saved version is opened: its panel is shown.' },
  },
  states: {
    details: { description: 'What is selected, rule by rule.' },
    simulation: { description: 'The chart is tried without the product.' },
    product: { description: 'The product itself, and what it does on the chart.' },
    comparison: { description: 'What has changed since a saved version.' },
  },
});
