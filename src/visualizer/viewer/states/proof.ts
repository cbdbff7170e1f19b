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
        onDone: [
          {
            guard: { type: 'hasProof', params: ({ event }) => ({ isThere: event.output !== null }) },
            target: 'present',
            actions: { type: 'showProof', params: ({ event }) => ({ proof: event.output }) },
            description: 'There is a report.',
          },
          { target: 'missing', description: 'The page was not built.' },
        ],
        onError: { target: 'missing', description: 'The report cannot be read.' },
      },
    },
    present: { description: 'What is proved can be shown.' },
    missing: { description: 'Nothing is known of what is proved; it is said so.' },
  },
});
