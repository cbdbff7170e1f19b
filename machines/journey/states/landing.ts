import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';

/** The marketing page with its calculator; one advance size at a time (R3). */
export const landing = journeySetup.createStateConfig({
  id: 'landing',
  description: 'The landing page: what the service is, and an estimate to play with.',
  meta: screenMeta('landing', ['R3.1', 'R3.7', 'R3.16']),
  on: {
    'url.opened': {
      guard: { type: 'isAddressOf', params: { screen: 'landing' } },
      actions: 'rememberLandingAnchor',
      description: 'A section of the landing page is asked for.',
      meta: { requirements: ['R3.6', 'R1.7'] },
    },
    'calculator.revenueChanged': {
      actions: 'rememberMonthlyRevenue',
      description: 'The monthly revenue is moved; it stays between 10 and 100 thousand dollars.',
      meta: { requirements: ['R3.7', 'R7.1'] },
    },
    'calculator.monthsChosen': {
      actions: 'rememberAdvanceSize',
      description: 'An advance size of 3, 6 or 12 months is chosen.',
      meta: { requirements: ['R3.7'] },
    },
    'eligibility.answered': {
      actions: 'rememberEligibility',
      description: 'A question of the eligibility check is answered.',
      meta: { requirements: ['R3.11'] },
    },
    'payout.amountChanged': {
      actions: 'rememberPayoutAmount',
      description: 'An amount of future revenue is typed; it stays within what the calculator takes.',
      meta: { requirements: ['R3.8'] },
    },
    'payout.monthsChosen': {
      actions: 'rememberPayoutMonths',
      description: 'A duration of 3, 6 or 12 months is chosen.',
      meta: { requirements: ['R3.8'] },
    },
  },
});
