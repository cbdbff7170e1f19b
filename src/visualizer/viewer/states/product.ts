import { PRODUCT_WATCH, viewerSetup } from '#src/visualizer/viewer/actions.ts';

/** The product in the frame in the side panel, and what is known of it. */
export const product = viewerSetup.createStateConfig({
  description: 'The product in the frame in the side panel, and what is known of it.',
  initial: 'closed',
  states: {
    closed: {
      description: 'No product is shown.',
      on: { 'product.opened': { target: 'open', description: 'The reviewer opens the product in the side panel.' } },
    },
    open: {
      description: 'The product is shown in the side panel.',
      invoke: {
        id: PRODUCT_WATCH,
        src: 'watchProduct',
        onError: { target: 'closed', description: 'The page cannot listen to its frame.' },
      },
      exit: 'forgetProduct',
      initial: 'waiting',
      on: {
        'product.closed': { target: 'closed', description: 'The reviewer closes the product.' },
        'product.greeted': {
          target: '.watched',
          actions: 'greetProduct',
          description: 'The product says which chart it runs, where it stands and how its time runs.',
        },
        'product.answered': {
          actions: 'noteAnswer',
          description: 'The product says whether it carried out the command.',
        },
      },
      states: {
        waiting: { description: 'The product has not answered yet.' },
        watched: {
          description: 'The product says what happens in it.',
          on: {
            'product.stepPublished': { actions: 'followProduct', description: 'The product published a step.' },
            'product.commanded': {
              actions: 'commandProduct',
              description: 'The reviewer gives the product a command.',
            },
            'product.lost': {
              target: 'waiting',
              actions: 'forgetProduct',
              description: 'The product is loaded anew.',
            },
          },
        },
      },
    },
  },
});
