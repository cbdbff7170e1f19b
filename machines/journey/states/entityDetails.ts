import { not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';
import { authorization } from './businessAuthorization.ts';
import { businessInput } from './businessInput.ts';
import { goesBackToReview } from './review.ts';

/** The creator describes the business; going on needs the authorization alone (R9). */
export const entityDetails = journeySetup.createStateConfig({
  id: 'entityDetails',
  description: 'Business information: entity, EIN, address, owners, documents and two confirmations.',
  meta: screenMeta('entityDetails', ['R9.1', 'R9.2', 'R9.3', 'R9.4', 'R9.5', 'R9.6', 'R9.7']),
  type: 'parallel',
  exit: 'forgetRemoved',
  on: {
    'navigation.backRequested': [
      goesBackToReview,
      {
        target: '#offers',
        description: 'Back to the offers; everything typed is kept.',
        meta: { requirements: ['R1.7', 'R15.1'] },
      },
    ],
  },
  states: {
    editing: {
      description: 'Whether the details can be changed.',
      meta: { requirements: ['R12.8'] },
      initial: 'open',
      states: {
        open: {
          description: 'The details can be changed.',
          meta: { requirements: ['R9.1', 'R9.4'] },
          always: {
            guard: 'isContractSigned',
            target: 'settled',
            description: 'The contract is signed: the details it was signed for stand.',
            meta: { requirements: ['R12.8'] },
          },
          on: businessInput,
        },
        settled: {
          description: 'The contract is signed: the details can be read and no longer changed.',
          meta: { requirements: ['R12.8'] },
        },
      },
    },
    completeness: {
      description: 'Whether everything asked for is given. It does not decide about going on.',
      meta: { requirements: ['R9.9'] },
      initial: 'incomplete',
      states: {
        incomplete: {
          description: 'Something is missing or not acceptable.',
          meta: { requirements: ['R9.9'] },
          always: {
            guard: 'isBusinessComplete',
            target: 'complete',
            description: 'Everything asked for is given.',
            meta: { requirements: ['R9.9'] },
          },
        },
        complete: {
          description: 'Everything asked for is given.',
          meta: { requirements: ['R9.9'] },
          always: {
            guard: not('isBusinessComplete'),
            target: 'incomplete',
            description: 'Something was taken back.',
            meta: { requirements: ['R9.9'] },
          },
        },
      },
    },
    authorization,
  },
});
