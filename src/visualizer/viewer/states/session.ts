import { viewerSetup } from '#src/visualizer/viewer/actions.ts';
import type { ViewerContext } from '#src/visualizer/viewer/context.ts';

/** What is worked out: the recording that is open. */
const recordingOf = ({ context: { recording } }: { readonly context: ViewerContext }) => {
  if (recording === null) throw new Error('there is no session to work out');
  return recording;
};

/** The session that is shown on the chart: none, a live one, a simulated one, or a path. */
export const session = viewerSetup.createStateConfig({
  description: 'The session that is shown on the chart: none, a live one, a simulated one, or a path.',
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
    'path.opened': { target: '.path', actions: 'beginPath', description: 'The reviewer opens a path.' },
    'product.led': [
      {
        guard: 'mayLead',
        actions: ['rememberLed', { type: 'leadProduct', params: { by: 'begin' } }],
        description: 'The reviewer takes the product along on the path that is open.',
      },
      {
        actions: 'rememberLed',
        description: 'The reviewer lets go of the product, or takes it along on the next path.',
      },
    ],
    'product.answered': {
      guard: 'isBehind',
      actions: { type: 'leadProduct', params: { by: 'begin' } },
      description: 'The product has begun anew, and another step is shown by now: it is led there.',
    },
    'cursor.moved': [
      {
        guard: 'isLeading',
        actions: [{ type: 'leadProduct', params: { by: 'step' } }, 'moveCursor'],
        description: 'The reviewer goes to another step, and the product follows.',
      },
      { actions: 'moveCursor', description: 'The reviewer goes to another step.' },
    ],
    'playback.speedChosen': { actions: 'chooseSpeed', description: 'The reviewer chooses how fast a path is played.' },
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
      description: 'A session without the product, on the chart itself.',
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
          id: 'simulating',
          description: 'The chart works the session out.',
          tags: ['busy'],
          invoke: {
            id: 'simulate',
            src: 'simulate',
            input: recordingOf,
            onDone: {
              target: 'waiting',
              actions: { type: 'showSimulated', params: ({ event }) => ({ steps: event.output }) },
              description: 'The session is at its last step.',
            },
            onError: { target: 'failed', description: 'The session cannot be worked out.' },
          },
        },
        waiting: { description: 'The session waits for what happens next.' },
        failed: { description: 'The session could not be worked out.' },
      },
    },
    path: {
      description: 'A path that is known beforehand.',
      initial: 'working',
      on: {
        'simulation.acted': {
          target: '#simulating',
          actions: 'continueRecording',
          description: 'The reviewer leaves the path: from here on it is a simulation.',
        },
      },
      states: {
        working: {
          description: 'The chart replays the path.',
          tags: ['busy'],
          invoke: {
            id: 'goPath',
            src: 'simulate',
            input: recordingOf,
            onDone: [
              {
                guard: 'isLeading',
                target: 'paused',
                actions: [
                  { type: 'showPath', params: ({ event }) => ({ steps: event.output }) },
                  { type: 'leadProduct', params: { by: 'begin' } },
                ],
                description: 'The path can be played, and the product is at its start.',
              },
              {
                target: 'paused',
                actions: { type: 'showPath', params: ({ event }) => ({ steps: event.output }) },
                description: 'The path can be played.',
              },
            ],
            onError: { target: 'failed', description: 'The path cannot be replayed on this chart.' },
          },
        },
        paused: {
          description: 'The path is paused at the step shown.',
          on: {
            'playback.played': {
              target: 'playing',
              actions: 'rewindAtEnd',
              description: 'The reviewer plays the path, from its start when it is over.',
            },
          },
        },
        playing: {
          description: 'The path plays by itself, step by step.',
          after: {
            playbackStep: [
              { guard: 'isAtEnd', target: 'paused', description: 'The path is over.' },
              {
                guard: 'isLeading',
                target: 'playing',
                reenter: true,
                actions: [{ type: 'leadProduct', params: { by: 'step' } }, 'advanceCursor'],
                description: 'The next step is shown, and the product follows.',
              },
              { target: 'playing', reenter: true, actions: 'advanceCursor', description: 'The next step is shown.' },
            ],
          },
          on: { 'playback.paused': { target: 'paused', description: 'The reviewer pauses the path.' } },
        },
        failed: { description: 'The path could not be replayed.' },
      },
    },
  },
});
