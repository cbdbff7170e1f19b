import { and, not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';
import { businessInput } from './businessInput.ts';
import { goesBackToReview } from './review.ts';

/** The creator describes the business; going on needs the authorization alone (R9). */
export const entityDetails = journeySetup.createStateConfig({
  id: 'entityDetails',
  description: 'Business information: entity, EIN, address, owners, documents and two confirmations.',
  meta: screenMeta('entityDetails', ['R9.1', 'R9.2', 'R9.3', 'R9.4', 'R9.5', 'R9.6', 'R9.7']),
  type: 'parallel',
  on: {
    'navigation.backRequested': [
      goesBackToReview,
      {
        target: '#offers',
        description: 'Back to the offers; everything typed is kept.',
        meta: { requirements: ['R1.7', 'R15.1'] },
      },
    ],
    ...businessInput,
  },
  states: {
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
    authorization: {
      description: 'Whether the creator has authorized the check. It alone decides about going on.',
      meta: { requirements: ['R9.8'] },
      initial: 'withheld',
      states: {
        withheld: {
          description: 'The authorization box is not ticked: there is no going on.',
          meta: { requirements: ['R9.8'] },
          always: {
            guard: 'isAuthorized',
            target: 'given',
            description: 'The box is ticked.',
            meta: { requirements: ['R9.8'] },
          },
        },
        given: {
          description: 'The authorization box is ticked.',
          meta: { requirements: ['R9.8'] },
          always: {
            guard: not('isAuthorized'),
            target: 'withheld',
            description: 'The box is unticked.',
            meta: { requirements: ['R9.8'] },
          },
          on: {
            'business.continued': [
              {
                guard: and(['isChanging', 'isBusinessComplete']),
                target: '#contract',
                description: 'Everything is given: back to the contract that is being checked.',
                meta: { requirements: ['R9.8', 'R15.1'] },
              },
              {
                guard: 'isChanging',
                target: '#contract',
                actions: ['touchAllFields', { type: 'showToast', params: { kind: 'info', key: 'businessIncomplete' } }],
                description: 'Something is missing: a notice says so, and the contract is shown again.',
                meta: { requirements: ['R9.10', 'R15.1'] },
              },
              {
                guard: 'isBusinessComplete',
                target: '#signIrsForm',
                description: 'Everything is given: on to the IRS form.',
                meta: { requirements: ['R9.8'] },
              },
              {
                target: '#signIrsForm',
                actions: ['touchAllFields', { type: 'showToast', params: { kind: 'info', key: 'businessIncomplete' } }],
                description: 'Something is missing: a notice says so, and the journey goes on.',
                meta: { requirements: ['R9.10'] },
              },
            ],
          },
        },
      },
    },
  },
});
