import { viewerSetup } from '#src/visualizer/viewer/actions.ts';
import type { ViewerContext } from '#src/visualizer/viewer/context.ts';

/** What is worked out: the recording that is open. */
const recordingOf = ({ context: { recording } }: { readonly context: ViewerContext }) => {
  if (recording === null) throw new Error('there is no session to work out');
  return recording;
};

/** The session that is shown on the chart: none, a live one, or a simulated one. */
export const session = viewerSetup.createStateConfig({
  description: 'The session that is shown on the chart: none, a live one, or a simulated one.',
  initial: 'none',
  on: {
    'recording.started': {
      target: '.live',
      actions: 'beginRecording',
      description: 'The reviewer follows the product: its steps are recorded.',
    },
    'simulation.started': {
      target: '.simulated',
      actions: 'beginSimulation',
      description: 'The reviewer starts a simulation.',
    },
    'path.opened': { target: '.simulated', actions: 'beginPath', description: 'The reviewer opens a path.' },
    'cursor.moved': { actions: 'moveCursor', description: 'The reviewer goes to another step.' },
    'branch.opened': {
      target: '.simulated.waiting',
      actions: 'openBranch',
      description: 'The reviewer goes on with what was left for another way.',
    },
    'session.closed': { target: '.none', actions: 'closeSession', description: 'The reviewer closes the session.' },
  },
  states: {
    none: { description: 'No session is shown.' },
    live: {
      description: 'What happens in the product is recorded and shown.',
      on: {
        'product.stepPublished': { actions: 'recordStep', description: 'A step of the product is recorded.' },
      },
    },
    simulated: {
      description:
        'A session without the product, on the chart itself: a simulation, or a path that is known beforehand.',
      initial: 'working',
      on: {
        'simulation.acted': {
          target: '.working',
          actions: 'continueRecording',
          description:
            'The reviewer lets something happen: the session goes on from the step shown, and what came after it is kept.',
        },
      },
      states: {
        working: {
          description: 'The chart works the session out.',
          tags: ['busy'],
          invoke: {
            id: 'simulate',
            src: 'simulate',
            input: recordingOf,
            onDone: {
              target: 'waiting',
              actions: { type: 'showSimulated', params: ({ event }) => ({ steps: event.output }) },
              description: 'The session is at its last step, and a path at its first.',
            },
            onError: { target: 'failed', description: 'The session cannot be worked out on this chart.' },
          },
        },
        waiting: { description: 'The session waits for what happens next.' },
        failed: { description: 'The session could not be worked out.' },
      },
    },
  },
});
