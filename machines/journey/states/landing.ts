import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, describedScreen, does } from './described.ts';

export const landing = journeySetup.createStateConfig({
  ...describedScreen('landing', 'The landing page: what the service is, and an estimate.', 'R3.1 R3.7 R3.16'),
  on: {
    'url.opened': described('A section of the landing page is asked for.', 'R3.6 R1.7', {
      guard: { type: 'isAddressOf', params: { screen: 'landing' } },
      actions: 'rememberLandingAnchor',
    }),
    'calculator.revenueChanged': does(
      'rememberMonthlyRevenue',
      'The monthly revenue is moved; it stays between 10 and 100 thousand dollars.',
      'R3.7 R7.1',
    ),
    'calculator.monthsChosen': does('rememberAdvanceSize', 'An advance size of 3, 6 or 12 months is chosen.', 'R3.7'),
    'eligibility.answered': does('rememberEligibility', 'A question of the eligibility check is answered.', 'R3.11'),
    'payout.amountChanged': does(
      'rememberPayoutAmount',
      'An amount of future revenue is typed; it stays within what the calculator takes.',
      'R3.8',
    ),
    'payout.monthsChosen': does('rememberPayoutMonths', 'A duration of 3, 6 or 12 months is chosen.', 'R3.8'),
  },
});
