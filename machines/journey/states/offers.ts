import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { changesPlan, described, describedScreen, runs, goesBack, goesTo, returnsToReview } from './described.ts';

const continues = goesTo('#entityDetails', 'The creator continues to business information.', 'R8.3');

export const offers = journeySetup.createStateConfig({
  ...describedScreen('offers', 'The creator compares three offers and selects one.', 'R8.1 R8.2 R8.4'),
  initial: 'noneSelected',
  on: {
    'plan.changed': changesPlan('canReceive'),
    'navigation.backRequested': [
      returnsToReview,
      goesBack('#connectAdditionalAccounts', 'Back returns to the optional accounts and skips the timed screen.'),
    ],
  },
  states: {
    noneSelected: described('No offer is selected, so the creator cannot continue.', 'R8.3', {
      always: [
        described('The contract is signed, so the offer is final.', 'R12.8', {
          guard: 'isContractSigned',
          target: 'settled',
        }),
        described('An offer is already selected.', 'R8.3 R15.1', { guard: 'hasOffer', target: 'selected' }),
      ],
      on: {
        'offers.selected': described('The creator selects an offer.', 'R8.3', {
          target: 'selected',
          actions: 'rememberOffer',
        }),
      },
    }),
    selected: described('One offer is selected.', 'R8.3', {
      on: {
        'offers.selected': runs('rememberOffer', 'The creator selects a different offer.', 'R8.3'),
        'offers.continued': [returnsToReview, continues],
      },
    }),
    settled: described('The contract is signed. The offer can no longer be changed.', 'R12.8', {
      on: { 'offers.continued': continues },
    }),
  },
});
