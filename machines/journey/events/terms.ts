import { ADVANCE_MONTHS, CALCULATOR_THOUSAND_DOLLARS, PAYOUT_DOLLARS } from '#machines/constants.ts';
import { type AdvanceMonths, type EligibilityQuestion, OFFER_IDS, type OfferId } from '#machines/domain/choices.ts';
import { creator, pressing } from './event.ts';

/** What the landing page estimates (R3) and what is offered (R8). */
export const TERMS_EVENTS = {
  'calculator.revenueChanged': creator<{ thousandDollars: number }>('the monthly revenue is moved', 'monthly revenue', {
    samples: [{ thousandDollars: CALCULATOR_THOUSAND_DOLLARS.max + 1 }],
  }),
  'calculator.monthsChosen': creator<{ months: AdvanceMonths }>('an advance size is chosen', 'advance size', {
    sentence: (chosen) => `The creator chooses an advance of ${chosen.months} months`,
    shown: ['months'],
    samples: ADVANCE_MONTHS.map((chosen) => ({ months: chosen })),
  }),
  'payout.amountChanged': creator<{ amountDollars: number }>('an amount of future revenue is typed', 'future revenue', {
    samples: [{ amountDollars: PAYOUT_DOLLARS.max }],
  }),
  'payout.monthsChosen': creator<{ months: AdvanceMonths }>('a duration is chosen', 'duration', {
    sentence: (chosen) => `The creator chooses a payout of ${chosen.months} months`,
    shown: ['months'],
    samples: [{ months: 6 }],
  }),
  'eligibility.answered': creator<{ question: EligibilityQuestion; isMet: boolean }>(
    'a question of the eligibility check is answered',
    'eligibility answer',
    {
      sentence: ({ isMet }) => `The creator answers a question of the eligibility check with ${isMet ? 'Yes' : 'No'}`,
      shown: ['question'],
      samples: [{ question: 'revenue', isMet: false }],
    },
  ),
  'offers.selected': creator<{ offerId: OfferId }>('the creator selects an offer', 'offer selected', {
    sentence: ({ offerId }) => `The creator selects the offer ${offerId}`,
    shown: ['offerId'],
    samples: OFFER_IDS.map((offerId) => ({ offerId })),
  }),
  'offers.continued': pressing('Continue', ' on the offers'),
};
