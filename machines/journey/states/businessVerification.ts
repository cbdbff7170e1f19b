import { VERIFICATION_STEP_PERCENTS } from '#machines/constants.ts';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { followsTime, timer, step } from './timedScreen.ts';
import { goesBack } from './transitions.ts';
import { described, describedScreen } from './described.ts';

const [first, second, third] = VERIFICATION_STEP_PERCENTS;

/** The business is being checked; the screen leaves by itself after 7 seconds (R11). */
export const businessVerification = journeySetup.createStateConfig({
  ...describedScreen('businessVerification', 'The business is being checked.', 'R11.1'),
  tags: 'timed',
  type: 'parallel',
  entry: { type: 'beginProgress', params: { screen: 'businessVerification' } },
  on: {
    'progress.advanced': followsTime,
    'navigation.backRequested': goesBack('#signIrsForm', 'Back to the IRS form; the check is cancelled.'),
  },
  states: {
    timer: timer('contract', 'R11.1', 'the contract is shown'),
    steps: described('What is being checked, one step after the other.', 'R11.1', {
      initial: 'businessStatus',
      states: {
        businessStatus: step('Business status', first, 'existingFundingObligations', 'R11.1'),
        existingFundingObligations: step('Existing funding obligations', second, 'taxStanding', 'R11.1'),
        taxStanding: step('Tax standing', third, 'complete', 'R11.1'),
        complete: described('All three steps are complete.', 'R11.1'),
      },
    }),
  },
});
