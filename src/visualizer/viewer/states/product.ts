import { PRODUCT_WATCH, viewerSetup } from '#src/visualizer/viewer/actions.ts';

/** The product, beside the chart or in any other tab. */
export const product = viewerSetup.createStateConfig({
  description: 'The product, beside the chart or in any other tab.',
  initial: 'subscribed',
  states: {
    failed: {
      description: 'The product cannot be listened to here.',
      on: { 'product.opened': { target: 'subscribed.frame.open', description: 'The reviewer tries again.' } },
    },
    subscribed: {
      description: 'The products of this browser are listened to.',
      type: 'parallel',
      invoke: {
        id: PRODUCT_WATCH,
        src: 'watchProduct',
        onError: { target: 'failed', description: 'This browser does not let the page listen to the product.' },
      },
      exit: 'forgetProducts',
      on: {
        'product.listed': {
          actions: 'listProducts',
          description: 'A product opens, changes or closes: the list is new.',
        },
        'product.chosen': { actions: 'commandProduct', description: 'The reviewer chooses the product to watch.' },
        'product.answered': { actions: 'noteAnswer', description: 'The product says whether it did what was asked.' },
      },
      states: {
        frame: {
          description: 'The place of the product beside the chart.',
          initial: 'closed',
          states: {
            closed: {
              description: 'No product stands beside the chart.',
              on: {
                'product.opened': { target: 'open', description: 'The reviewer opens the product beside the chart.' },
              },
            },
            open: {
              description: 'The product stands beside the chart.',
              on: { 'product.closed': { target: 'closed', description: 'The reviewer closes the product.' } },
            },
          },
        },
        watching: {
          description: 'What is known of the product that is watched.',
          initial: 'waiting',
          on: {
            'product.greeted': {
              target: '.watched',
              actions: 'greetProduct',
              description: 'A product says which chart it runs and whether it takes commands.',
            },
          },
          states: {
            waiting: { description: 'No product has answered yet.' },
            watched: {
              description: 'A product says what happens in it.',
              on: {
                'product.stepPublished': {
                  actions: 'followProduct',
                  description: 'Something happened in the product.',
                },
                'product.commanded': {
                  actions: 'commandProduct',
                  description: 'The reviewer asks the product for something.',
                },
                'product.lost': {
                  target: 'waiting',
                  actions: 'forgetProduct',
                  description: 'The product is gone.',
                },
              },
            },
          },
        },
      },
    },
  },
});
