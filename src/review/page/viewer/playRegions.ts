import { and, not, or } from 'xstate';
import type { ViewerContext } from './context.ts';
import { PRODUCT_WATCH, viewerSetup } from './vocabulary.ts';

const recordingOf = ({ context: { recording } }: { readonly context: ViewerContext }) => {
  if (recording === null) throw new Error('no session is open');
  return recording;
};

const ASK_FIRST = { guard: 'isUnsaved', target: '.asking', actions: 'remember' } as const;

/** The session shown on the chart. In `asking`, an event that would discard it waits for the reviewer's decision. */
export const session = viewerSetup.createStateConfig({
  initial: 'none',
  on: {
    'simulation.started': [ASK_FIRST, { target: '.simulated.working', actions: 'beginSimulation' }],
    'path.opened': [ASK_FIRST, { target: '.simulated.working', actions: 'beginPath' }],
    'story.opened': [ASK_FIRST, { target: '.simulated.working', actions: 'beginStory' }],
    'session.closed': [ASK_FIRST, { target: '.none', actions: 'closeSession' }],
    'story.saved': { actions: 'nameRecording' },
    'cursor.moved': { actions: 'moveCursor' },
  },
  states: {
    none: {},
    simulated: {
      initial: 'working',
      on: {
        // Continues from the shown step and drops later ones.
        'simulation.acted': [
          { guard: and(['isUnsaved', 'isEarlier']), target: 'asking', actions: 'remember' },
          { guard: and(['isFollowing', 'isEvent']), actions: 'sendToProduct' },
          { target: '.working', actions: 'continueRecording' },
        ],
        // Only the latest product step keeps its choices, so the chart simulates the session to restore those of
        // earlier steps.
        'product.closed': { guard: 'isReplayable', target: '.working' },
        'product.stepPublished': [
          { guard: 'isDroppedByProduct', target: 'asking', actions: 'remember' },
          { guard: 'isFollowing', actions: ['recordStep', 'releaseProduct'] },
        ],
      },
      states: {
        working: {
          tags: ['busy'],
          invoke: {
            id: 'simulate',
            src: 'simulate',
            input: recordingOf,
            onDone: {
              target: 'waiting',
              actions: [{ type: 'showSimulated', params: ({ event }) => ({ steps: event.output }) }, 'announceSteps'],
            },
            onError: 'failed',
          },
        },
        waiting: {},
        failed: {},
        before: { type: 'history' },
      },
    },
    asking: {
      on: {
        'session.kept': [
          // The product already took the deferred step, so it has to go back.
          { guard: 'isStepRequested', target: 'simulated.before', actions: ['forgetRequested', 'announceSteps'] },
          { target: 'simulated.before', actions: 'forgetRequested' },
        ],
        'session.discarded': { target: 'simulated.before', actions: ['settle', 'repeatRequested'] },
        'story.saved': { target: 'simulated.before', actions: ['nameRecording', 'repeatRequested'] },
        'product.stepPublished': [
          { guard: 'isStepRequested', actions: 'rememberToo' },
          { guard: 'isFollowing', actions: 'recordStep' },
        ],
        'cursor.moved': {},
      },
    },
  },
});

/** The product in its frame. While a session is open, the product shows the session's current step. */
export const product = viewerSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: {
        'product.opened': { target: 'open', actions: 'noteOpener' },
        'story.opened': { guard: and(['isDemonstration', not('isUnsaved')]), target: 'open', actions: 'noteOpener' },
      },
    },
    open: {
      invoke: { id: PRODUCT_WATCH, src: 'watchProduct', onError: 'closed' },
      exit: 'forgetProduct',
      initial: 'waiting',
      on: {
        'product.closed': 'closed',
        'session.closed': { guard: and(['isOpenedByStory', not('isUnsaved')]), target: 'closed' },
        'product.greeted': { actions: 'greetProduct' },
        // A step that would drop unsaved steps waits, with those that follow it, until the reviewer confirms.
        'product.stepPublished': {
          guard: not(or(['isDroppedByProduct', 'isStepRequested'])),
          actions: 'followProduct',
        },
        'product.answered': { actions: 'noteAnswer' },
      },
      states: {
        waiting: {
          on: {
            'product.greeted': [
              { guard: 'hasSession', target: 'watched.leaving', actions: 'greetProduct' },
              { target: 'watched', actions: 'greetProduct' },
            ],
          },
        },
        watched: {
          initial: 'following',
          on: {
            'product.commanded': { actions: 'commandProduct' },
            'product.lost': { target: 'waiting', actions: 'forgetProduct' },
            'session.shown': '.leaving',
            'session.closed': { guard: not(or(['isOpenedByStory', 'isUnsaved'])), target: '.following' },
            'cursor.moved': { guard: 'hasSession', target: '.leaving' },
          },
          states: {
            following: {},
            leaving: { after: { rest: 'driving' } },
            driving: {
              invoke: {
                id: 'routeToStep',
                src: 'routeToStep',
                input: ({ context }) => ({ recording: recordingOf({ context }), index: context.cursor }),
                onDone: {
                  target: '#viewer.product.open.reloading',
                  actions: { type: 'openInProduct', params: ({ event }) => ({ route: event.output }) },
                },
                onError: 'apart',
              },
            },
            // The product can't replay the step.
            apart: {},
          },
        },
        reloading: {
          initial: 'current',
          on: {
            'product.lost': { actions: 'forgetProduct' },
            'session.shown': '.outdated',
            'cursor.moved': '.outdated',
            'product.answered': { guard: 'isOpenRefused', target: 'watched.apart', actions: 'noteAnswer' },
          },
          states: {
            current: {
              on: {
                'product.answered': {
                  guard: 'isOpened',
                  target: '#viewer.product.open.watched',
                  actions: 'noteAnswer',
                },
              },
            },
            // The shown step changed during the reload.
            outdated: {
              on: {
                'product.answered': {
                  guard: 'isOpened',
                  target: '#viewer.product.open.watched.leaving',
                  actions: 'noteAnswer',
                },
              },
            },
          },
        },
      },
    },
  },
});

/** Stories are saved in this browser. If saving fails, they are lost when the page closes. */
export const stories = viewerSetup.createStateConfig({
  initial: 'unread',
  on: {
    'story.saved': { target: '.saving', actions: 'addStory' },
    'story.removed': { target: '.saving', actions: 'removeStory' },
    'story.refused': { actions: 'noteProblem' },
  },
  states: {
    // Loaded on demand, because only the Play panel lists stories.
    unread: {
      on: {
        'panel.opened': 'reading',
        'product.opened': 'reading',
        'path.opened': 'reading',
        'story.opened': 'reading',
        'story.refused': { target: 'reading', actions: 'noteProblem' },
        'story.saved': { target: 'reading', actions: 'addStory' },
      },
    },
    reading: {
      // Stories saved during the load are merged with the loaded ones.
      on: { 'story.saved': { actions: 'addStory' } },
      invoke: {
        id: 'readStories',
        src: 'readStories',
        onDone: [
          {
            guard: 'hasStories',
            target: 'saving',
            actions: { type: 'showStories', params: ({ event }) => ({ stories: event.output }) },
          },
          { target: 'saved', actions: { type: 'showStories', params: ({ event }) => ({ stories: event.output }) } },
        ],
        onError: 'refused',
      },
    },
    saved: {},
    saving: {
      invoke: {
        id: 'saveStories',
        src: 'saveStories',
        input: ({ context }) => context.stories,
        onDone: 'saved',
        onError: 'refused',
      },
    },
    refused: {},
  },
});
