import { viewerSetup } from '#src/visualizer/viewer/actions.ts';
import { PANELS } from '#src/visualizer/viewer/context.ts';

/** The side panel: closed until something is asked of it, then one of its tabs at a time. */
export const panel = viewerSetup.createStateConfig({
  description: 'The side panel: closed until something is asked of it, then one of its tabs at a time.',
  initial: 'closed',
  on: {
    'panel.opened': PANELS.map(
      (name) =>
        ({
          guard: { type: 'isPanel', params: { panel: name } },
          target: `.${name}`,
          description: `The reviewer opens the panel "${name}".`,
        }) as const,
    ),
    'panel.closed': { target: '.closed', description: 'The reviewer closes the panel.' },
    'product.opened': { target: '.play', description: 'The product is opened: it is played there.' },
    'path.opened': { target: '.play', description: 'A path is opened: it is played there.' },
  },
  states: {
    closed: {
      description: 'The picture has the whole page.',
      on: {
        'item.selected': {
          guard: 'isNamed',
          target: 'details',
          description: 'Something is selected: it is read here.',
        },
        'address.opened': { guard: 'isNamed', target: 'details', description: 'An address names what is read here.' },
        'overlay.toggled': { guard: 'isProofAsked', target: 'details', description: 'What is tested is read here.' },
      },
    },
    details: {
      description: 'What is selected, rule by rule.',
      on: {
        'item.selected': { guard: 'isNothingLeft', target: 'closed', description: 'Nothing is left to be read.' },
      },
    },
    play: { description: 'The journey is played, on the chart alone or in the product.' },
    comparison: { description: 'What has changed since a saved version.' },
  },
});
