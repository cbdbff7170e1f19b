import { not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';

/** Whether the creator may go on: the authorization alone decides, until the contract is signed (R9.8, R12.8). */
export const authorization = journeySetup.createStateConfig({
  description: 'Whether the creator has authorized the check. It alone decides about going on.',
  meta: { requirements: ['R9.8'] },
  initial: 'withheld',
  states: {
    withheld: {
      description: 'The authorization box is not ticked: there is no going on.',
      meta: { requirements: ['R9.8'] },
      always: [
        {
          guard: 'isContractSigned',
          target: 'settled',
          description: 'The contract is signed: going on asks for nothing more.',
          meta: { requirements: ['R12.8'] },
        },
        {
          guard: 'isAuthorized',
          target: 'given',
          description: 'The box is ticked.',
          meta: { requirements: ['R9.8'] },
        },
      ],
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
            guard: 'isChanging',
            target: '#contract',
            actions: 'touchAllFields',
            description: 'Back to the contract that is being checked, whatever is missing.',
            meta: { requirements: ['R9.8', 'R9.10', 'R15.1'] },
          },
          {
            target: '#signIrsForm',
            actions: 'touchAllFields',
            description: 'On to the IRS form, which lists what is missing.',
            meta: { requirements: ['R9.8', 'R9.10'] },
          },
        ],
      },
    },
    settled: {
      description: 'The contract is signed: there is nothing left to authorize.',
      meta: { requirements: ['R12.8'] },
      on: {
        'business.continued': {
          target: '#signIrsForm',
          description: 'The creator has read the details: on to the IRS form.',
          meta: { requirements: ['R12.8'] },
        },
      },
    },
  },
});
