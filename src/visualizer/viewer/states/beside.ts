import { viewerSetup } from '#src/visualizer/viewer/actions.ts';

/** The comparison with an older version of the chart. */
export const comparison = viewerSetup.createStateConfig({
  description: 'The comparison with an older version of the chart.',
  initial: 'none',
  on: {
    'comparison.opened': {
      target: '.compared',
      actions: ['openComparison', 'announceDrawingNeeded'],
      description: 'The reviewer opens a saved version: both are drawn in one picture.',
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
      description: 'Two versions are shown in one picture.',
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

/** What the last run of the path tests showed. */
export const proof = viewerSetup.createStateConfig({
  description: 'What the last run of the path tests showed.',
  initial: 'reading',
  states: {
    reading: {
      description: 'The report of the path tests is looked for.',
      invoke: {
        id: 'readProof',
        src: 'readProof',
        onDone: [
          {
            guard: { type: 'hasProof', params: ({ event }) => ({ isThere: event.output !== null }) },
            target: 'present',
            actions: { type: 'showProof', params: ({ event }) => ({ proof: event.output }) },
            description: 'There is a report.',
          },
          { target: 'missing', description: 'The tests have not run here.' },
        ],
        onError: { target: 'missing', description: 'The report cannot be read.' },
      },
    },
    present: { description: 'What is proved can be shown.' },
    missing: { description: 'Nothing is known of what is proved; it is said so.' },
  },
});

/** The review that this browser keeps. */
export const review = viewerSetup.createStateConfig({
  description: 'The review that this browser keeps.',
  initial: 'reading',
  on: {
    'review.imported': { target: '.keeping', actions: 'importReview', description: 'A review is read from a file.' },
    'review.reviewerNamed': {
      target: '.keeping',
      actions: 'nameReviewer',
      description: 'The reviewer says who reviews.',
    },
    'review.verdictGiven': {
      target: '.keeping',
      actions: 'giveVerdict',
      description: 'The reviewer judges a state or a transition, or takes the judgement back.',
    },
  },
  states: {
    reading: {
      description: 'The review of an earlier visit is looked for.',
      invoke: {
        id: 'readReview',
        src: 'readReview',
        onDone: {
          target: 'kept',
          actions: { type: 'showReview', params: ({ event }) => ({ review: event.output }) },
          description: 'The review goes on where it was left.',
        },
        onError: { target: 'refused', description: 'This browser keeps nothing.' },
      },
    },
    kept: { description: 'The review is kept in this browser.' },
    keeping: {
      description: 'The review is being kept.',
      invoke: {
        id: 'keepReview',
        src: 'keepReview',
        input: ({ context }) => context.review,
        onDone: { target: 'kept', description: 'The review is kept.' },
        onError: { target: 'refused', description: 'This browser refuses to keep the review.' },
      },
    },
    refused: { description: 'The review is on this page only: it should be saved as a file.' },
  },
});
