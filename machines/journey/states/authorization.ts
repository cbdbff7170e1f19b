import { not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, leadsTo } from './described.ts';

export const authorization = journeySetup.createStateConfig({
  ...described('Whether the creator has authorized the check. It alone decides about going on.', 'R9.8'),
  initial: 'withheld',
  states: {
    withheld: described('The authorization box is not ticked: there is no going on.', 'R9.8', {
      always: [
        described('The contract is signed: going on asks for nothing more.', 'R12.8', {
          guard: 'isContractSigned',
          target: 'settled',
        }),
        described('The box is ticked.', 'R9.8', { guard: 'isAuthorized', target: 'given' }),
      ],
    }),
    given: described('The authorization box is ticked.', 'R9.8', {
      always: described('The box is unticked.', 'R9.8', { guard: not('isAuthorized'), target: 'withheld' }),
      on: {
        'business.continued': [
          described('Back to the contract that is being checked, whatever is missing.', 'R9.8 R9.10 R15.1', {
            guard: 'isChanging',
            target: '#contract',
            actions: 'touchAllFields',
          }),
          described('On to the IRS form, which lists what is missing.', 'R9.8 R9.10', {
            target: '#signIrsForm',
            actions: 'touchAllFields',
          }),
        ],
      },
    }),
    settled: described('The contract is signed: there is nothing left to authorize.', 'R12.8', {
      on: {
        'business.continued': leadsTo('#signIrsForm', 'The creator has read the details: on to the IRS form.', 'R12.8'),
      },
    }),
  },
});
