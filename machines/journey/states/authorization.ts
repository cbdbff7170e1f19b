import { not } from 'xstate';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, goesTo } from './described.ts';

export const authorization = journeySetup.createStateConfig({
  ...described('Tracks whether the creator authorizes the check. Only this is required to continue.', 'R9.8'),
  initial: 'withheld',
  states: {
    withheld: described('The authorization box is not checked, so the creator cannot continue.', 'R9.8', {
      always: [
        described('The contract is signed, so no authorization is needed.', 'R12.8', {
          guard: 'isContractSigned',
          target: 'settled',
        }),
        described('The authorization box is checked.', 'R9.8', { guard: 'isAuthorized', target: 'given' }),
      ],
    }),
    given: described('The authorization box is checked, so the creator can continue.', 'R9.8', {
      always: described('The authorization box is unchecked.', 'R9.8', {
        guard: not('isAuthorized'),
        target: 'withheld',
      }),
      on: {
        'business.continued': [
          described(
            'The creator came from the contract and returns to it, even if details are missing.',
            'R9.8 R9.10 R15.1',
            {
              guard: 'isChanging',
              target: '#contract',
              actions: 'touchAllFields',
            },
          ),
          described('The creator continues to the IRS form, even if details are missing.', 'R9.8 R9.10', {
            target: '#signIrsForm',
            actions: 'touchAllFields',
          }),
        ],
      },
    }),
    settled: described('The contract is signed. There is nothing left to authorize.', 'R12.8', {
      on: {
        'business.continued': goesTo('#signIrsForm', 'The creator continues to the IRS form.', 'R12.8'),
      },
    }),
  },
});
