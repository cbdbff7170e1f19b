import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { changesPlan, described, describedScreen, does, goesBack, leadsTo, returnsToReview } from './described.ts';

const continues = leadsTo('#entityDetails', 'The creator goes on with the selected offer.', 'R8.3');

export const offers = journeySetup.createStateConfig({
  ...describedScreen('offers', 'Three offers to compare; one can be selected at a time.', 'R8.1 R8.2 R8.4'),
  initial: 'noneSelected',
  on: {
    'plan.changed': changesPlan('canReceive'),
    'navigation.backRequested': [
      returnsToReview,
      goesBack('#connectAdditionalAccounts', 'Back to the additional accounts; the timed screen between is skipped.'),
    ],
  },
  states: {
    noneSelected: described('No offer is selected: there is no going on yet.', 'R8.3', {
      always: [
        described('The contract is signed: what it was signed for stands.', 'R12.8', {
          guard: 'isContractSigned',
          target: 'settled',
        }),
        described('An offer was selected earlier.', 'R8.3 R15.1', { guard: 'hasOffer', target: 'selected' }),
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
        'offers.selected': does('rememberOffer', 'The creator selects another offer instead.', 'R8.3'),
        'offers.continued': [returnsToReview, continues],
      },
    }),
    settled: described('The contract is signed: the offer can no longer be changed.', 'R12.8', {
      on: { 'offers.continued': continues },
    }),
  },
});
