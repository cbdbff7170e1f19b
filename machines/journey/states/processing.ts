import { PROCESSING_STEP_PERCENTS } from '#machines/constants.ts';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { followsTime, timer, step } from './timedScreen.ts';
import { described, describedScreen } from './described.ts';

const [first, second, third, fourth, fifth] = PROCESSING_STEP_PERCENTS;

/** The offers are being prepared; the screen leaves by itself after 7 seconds (R6). */
export const processing = journeySetup.createStateConfig({
  ...describedScreen('processing', 'The offers are being prepared.', 'R6.1 R6.3'),
  tags: 'timed',
  type: 'parallel',
  entry: { type: 'beginProgress', params: { screen: 'processing' } },
  on: {
    'progress.advanced': followsTime,
    'navigation.backRequested': described(
      'Back to the additional accounts; the preparation is cancelled.',
      'R6.3 R1.7',
      { target: '#connectAdditionalAccounts' },
    ),
  },
  states: {
    timer: timer('offers', 'R6.3', 'the offers are shown'),
    steps: described('What is being done, one step after the other.', 'R6.2', {
      initial: 'connectingToPatreon',
      states: {
        connectingToPatreon: step('Connecting to Patreon', first, 'fetchingSubscriptionData', 'R6.2'),
        fetchingSubscriptionData: step('Fetching subscription data', second, 'analyzingRevenueStreams', 'R6.2'),
        analyzingRevenueStreams: step('Analyzing revenue streams', third, 'calculatingFundingOptions', 'R6.2'),
        calculatingFundingOptions: step('Calculating funding options', fourth, 'preparingYourOffer', 'R6.2'),
        preparingYourOffer: step('Preparing your offer', fifth, 'complete', 'R6.2'),
        complete: described('All five steps are complete.', 'R6.2'),
      },
    }),
  },
});
