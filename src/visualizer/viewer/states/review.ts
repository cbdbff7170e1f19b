import { viewerSetup } from '#src/visualizer/viewer/actions.ts';

/** The review that this browser saves. */
export const review = viewerSetup.createStateConfig({
  description: 'The review that this browser saves.',
  initial: 'reading',
  on: {
    'review.imported': { target: '.saving', actions: 'importReview', description: 'A review is read from a file.' },
    'review.reviewerNamed': {
      target: '.saving',
      actions: 'nameReviewer',
      description: 'The reviewer says who reviews.',
    },
    'review.verdictGiven': {
      target: '.saving',
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
          target: 'saved',
          actions: { type: 'showReview', params: ({ event }) => ({ review: event.output }) },
          description: 'The review goes on where it was left.',
        },
        onError: { target: 'refused', description: 'This browser saves nothing.' },
      },
    },
    saved: { description: 'The review is saved in this browser.' },
    saving: {
      description: 'The review is being saved.',
      invoke: {
        id: 'saveReview',
        src: 'saveReview',
        input: ({ context }) => context.review,
        onDone: { target: 'saved', description: 'The review is saved.' },
        onError: { target: 'refused', description: 'This browser refuses to save the review.' },
      },
    },
    refused: { description: 'The review is on this page only: it should be saved as a file.' },
  },
});
