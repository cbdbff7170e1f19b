import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';
import { goesBackToReview, returnsToReview } from './review.ts';
import { goesBack } from './transitions.ts';

const continues = {
  target: '#entityDetails',
  description: 'The creator goes on with the selected offer.',
  meta: { requirements: ['R8.3'] },
} as const;

/** The creator compares three offers and selects one (R8). */
export const offers = journeySetup.createStateConfig({
  id: 'offers',
  description: 'Three offers to compare; one can be selected at a time.',
  meta: screenMeta('offers', ['R8.1', 'R8.2', 'R8.4']),
  initial: 'noneSelected',
  on: {
    'navigation.backRequested': [
      goesBackToReview,
      goesBack('#connectAdditionalAccounts', 'Back to the additional accounts; the timed screen between is skipped.'),
    ],
  },
  states: {
    noneSelected: {
      description: 'No offer is selected: there is no going on yet.',
      meta: { requirements: ['R8.3'] },
      always: [
        {
          guard: 'isContractSigned',
          target: 'settled',
          description: 'The contract is signed: what it was signed for stands.',
          meta: { requirements: ['R12.8'] },
        },
        {
          guard: 'hasOffer',
          target: 'selected',
          description: 'An offer was selected earlier.',
          meta: { requirements: ['R8.3', 'R15.1'] },
        },
      ],
      on: {
        'offers.selected': {
          target: 'selected',
          actions: 'rememberOffer',
          description: 'The creator selects an offer.',
          meta: { requirements: ['R8.3'] },
        },
      },
    },
    selected: {
      description: 'One offer is selected.',
      meta: { requirements: ['R8.3'] },
      on: {
        'offers.selected': {
          actions: 'rememberOffer',
          description: 'The creator selects another offer instead.',
          meta: { requirements: ['R8.3'] },
        },
        'offers.continued': [returnsToReview, continues],
      },
    },
    settled: {
      description: 'The contract is signed: the offer can no longer be changed.',
      meta: { requirements: ['R12.8'] },
      on: { 'offers.continued': continues },
    },
  },
});
