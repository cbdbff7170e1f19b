import { PRODUCT_WATCH, viewerSetup } from '#src/visualizer/viewer/actions.ts';

/** The product, in the side panel or in any other tab. */
export const product = viewerSetup.createStateConfig({
  description: 'The product, in the side panel or in any other tab.',
  initial: 'subscribed',
  states: {
    failed: {
      description: 'This page cannot subscribe to products.',
      on: { 'product.opened': { target: 'subscribed.frame.open', description: 'The reviewer tries again.' } },
    },
    subscribed: {
      description: 'The page is subscribed to the products of this browser.',
      type: 'parallel',
      invoke: {
        id: PRODUCT_WATCH,
        src: 'watchProduct',
        onError: { target: 'failed', description: 'This browser does not let the page subscribe to products.' },
      },
      exit: 'forgetProducts',
      on: {
        'product.listed': {
          actions: 'listProducts',
          description: 'A product opens, changes or closes: the list is new.',
        },
        'product.chosen': { actions: 'commandProduct', description: 'The reviewer chooses the product to watch.' },
        'product.answered': {
          actions: 'noteAnswer',
          description: 'The product says whether it carried out the command.',
        },
      },
      states: {
        frame: {
          description: 'The frame with the product in the side panel.',
          initial: 'closed',
          states: {
            closed: {
              description: 'No product is shown in the side panel.',
              on: {
                'product.opened': { target: 'open', description: 'The reviewer opens the product in the side panel.' },
              },
            },
            open: {
              description: 'The product is shown in the side panel.',
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
                  description: 'The product published a step.',
                },
                'product.commanded': {
                  actions: 'commandProduct',
                  description: 'The reviewer gives the product a command.',
                },
                'product.lost': {
                  target: 'waiting',
                  actions: 'forgetProduct',
                  description: 'The product was closed.',
                },
              },
            },
          },
        },
      },
    },
  },
});
