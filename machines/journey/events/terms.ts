import * as v from 'valibot';
import { ADVANCE_MONTHS, CALCULATOR_THOUSAND_DOLLARS, PAYOUT_DOLLARS } from '#machines/constants.ts';
import { ELIGIBILITY_QUESTIONS, OFFER_IDS } from '#machines/domain/choices.ts';
import { creator, pressing } from './event.ts';

const months = v.picklist(ADVANCE_MONTHS);

/** What the landing page estimates (R3) and what is offered (R8). */
export const TERMS_EVENTS = {
  'calculator.revenueChanged': creator('the monthly revenue is moved', 'monthly revenue', {
    payload: { thousandDollars: v.number() },
    samples: [{ thousandDollars: CALCULATOR_THOUSAND_DOLLARS.max + 1 }],
  }),
  'calculator.monthsChosen': creator('an advance size is chosen', 'advance size', {
    payload: { months },
    sentence: (chosen) => `The creator chooses an advance of ${chosen.months} months`,
    shown: ['months'],
    samples: ADVANCE_MONTHS.map((chosen) => ({ months: chosen })),
  }),
  'payout.amountChanged': creator('an amount of future revenue is typed', 'future revenue', {
    payload: { amountDollars: v.number() },
    samples: [{ amountDollars: PAYOUT_DOLLARS.max }],
  }),
  'payout.monthsChosen': creator('a duration is chosen', 'duration', {
    payload: { months },
    sentence: (chosen) => `The creator chooses a payout of ${chosen.months} months`,
    shown: ['months'],
    samples: [{ months: 6 }],
  }),
  'eligibility.answered': creator('a question of the eligibility check is answered', 'eligibility answer', {
    payload: { question: v.picklist(ELIGIBILITY_QUESTIONS), isMet: v.boolean() },
    sentence: ({ isMet }) => `The creator answers a question of the eligibility check with ${isMet ? 'Yes' : 'No'}`,
    shown: ['question'],
    samples: [{ question: 'revenue', isMet: false }],
  }),
  'offers.selected': creator('the creator selects an offer', 'offer selected', {
    payload: { offerId: v.picklist(OFFER_IDS) },
    sentence: ({ offerId }) => `The creator selects the offer ${offerId}`,
    shown: ['offerId'],
    samples: OFFER_IDS.map((offerId) => ({ offerId })),
  }),
  'offers.continued': pressing('Continue', ' on the offers'),
};
