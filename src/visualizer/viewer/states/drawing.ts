import { viewerSetup } from '#src/visualizer/viewer/actions.ts';

/** The picture: drawn anew whenever another altitude is requested. */
export const drawing = viewerSetup.createStateConfig({
  description: 'The picture: drawn anew whenever another altitude is requested.',
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
    'drawing.retried': { target: '.drawing', description: 'The picture is requested again.' },
  },
  states: {
    drawing: {
      description: 'The picture is being drawn; the one before it stays.',
      tags: ['busy'],
      invoke: {
        id: 'draw',
        src: 'draw',
        input: ({ context }) => ({ altitude: context.altitude }),
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
