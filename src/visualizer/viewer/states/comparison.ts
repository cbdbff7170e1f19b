import { viewerSetup } from '#src/visualizer/viewer/actions.ts';

/** The comparison with an older version of the chart. */
export const comparison = viewerSetup.createStateConfig({
  description: 'The comparison with an older version of the chart.',
  initial: 'none',
  on: {
    'comparison.opened': {
      target: '.compared',
      actions: ['openComparison', 'announceDrawingNeeded'],
      description: 'The reviewer opens a saved version: what changed since is marked.',
    },
    'comparison.refused': {
      target: '.refused',
      actions: 'noteProblem',
      description: 'What the reviewer opened is no saved version.',
    },
  },
  states: {
    none: { description: 'One version is shown.' },
    compared: {
      description: 'What changed since an older version is marked.',
      on: {
        'comparison.narrowed': {
          actions: 'narrowComparison',
          description: 'Only what changed is shown, or everything.',
        },
        'comparison.closed': {
          target: 'none',
          actions: ['closeComparison', 'announceDrawingNeeded'],
          description: 'The reviewer closes the comparison.',
        },
      },
    },
    refused: {
      description: 'It is said why the file is no saved version.',
      on: {
        'comparison.closed': { target: 'none', actions: 'closeComparison', description: 'The message is closed.' },
      },
    },
  },
});
