import { viewerSetup } from '#src/visualizer/viewer/actions.ts';

/** What the approved paths show. */
export const proof = viewerSetup.createStateConfig({
  description: 'What the approved paths show.',
  initial: 'reading',
  states: {
    reading: {
      description: 'The report of the build is looked for.',
      invoke: {
        id: 'readProof',
        src: 'readProof',
        onDone: {
          target: 'read',
          actions: { type: 'showProof', params: ({ event }) => ({ proof: event.output }) },
          description: 'What the build said is there; a page that was not built has nothing.',
        },
        onError: { target: 'read', description: 'The report cannot be read.' },
      },
    },
    read: { description: 'What is proved can be shown, or it is said that nothing is known of it.' },
  },
});
