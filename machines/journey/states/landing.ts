import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, describedScreen, runs } from './described.ts';

export const landing = journeySetup.createStateConfig({
  ...describedScreen('landing', 'The landing page explains the service and estimates an advance.', 'R3.1 R3.7 R3.16'),
  on: {
    'url.opened': described('The creator opens a section of the landing page.', 'R3.6 R1.7', {
      guard: { type: 'isAddressOf', params: { screen: 'landing' } },
      actions: 'rememberLandingAnchor',
    }),
    'calculator.revenueChanged': runs(
      'rememberMonthlyRevenue',
      'The creator moves the monthly revenue slider; it stays between $10,000 and $100,000.',
      'R3.7 R7.1',
    ),
    'calculator.monthsChosen': runs(
      'rememberAdvanceSize',
      'The creator chooses an advance of 3, 6 or 12 months.',
      'R3.7',
    ),
    'eligibility.answered': runs('rememberEligibility', 'The creator answers an eligibility question.', 'R3.11'),
    'payout.amountChanged': runs(
      'rememberPayoutAmount',
      'The creator types an amount of future revenue; it stays within the allowed range.',
      'R3.8',
    ),
    'payout.monthsChosen': runs('rememberPayoutMonths', 'The creator chooses a duration of 3, 6 or 12 months.', 'R3.8'),
  },
});
