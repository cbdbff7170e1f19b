import { viewerSetup } from '#src/visualizer/viewer/actions.ts';

/** The picture: drawn anew whenever another altitude or part of it is requested. */
export const drawing = viewerSetup.createStateConfig({
  description: 'The picture: drawn anew whenever another altitude or part of it is requested.',
  initial: 'drawing',
  on: {
    'view.opened': {
      guard: 'isOtherAltitude',
      target: '.drawing',
      description: 'The other altitude is requested: it is drawn.',
    },
    'address.opened': {
      guard: 'isOtherAltitude',
      target: '.drawing',
      description: 'An address requests the other altitude: it is drawn.',
    },
    'path.opened': { guard: 'isMap', target: '.drawing', description: 'A path is opened: the full chart is drawn.' },
    'regions.chosen': { target: '.drawing', actions: 'chooseRegions', description: 'Only some regions are drawn.' },
    'state.toggled': { target: '.drawing', actions: 'foldState', description: 'A state is folded or unfolded.' },
    'drawing.retried': { target: '.drawing', description: 'The picture is requested again.' },
  },
  states: {
    drawing: {
      description: 'The picture is being drawn; the one before it stays.',
      tags: ['busy'],
      invoke: {
        id: 'draw',
        src: 'draw',
        input: ({ context }) => ({
          request: {
            altitude: context.altitude,
            collapsedIds: context.collapsedIds,
            regionIds: context.regionIds,
          },
          before: context.comparison?.before ?? null,
        }),
        onDone: {
          target: 'drawn',
          actions: { type: 'showDrawing', params: ({ event }) => event.output },
          description: 'The picture is there.',
        },
        onError: { target: 'failed', description: 'The picture cannot be drawn.' },
      },
    },
    drawn: { description: 'The picture is what was requested.' },
    failed: { description: 'The picture could not be drawn; the one before it stays and the outline says it all.' },
  },
});
