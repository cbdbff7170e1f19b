import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { goesBack } from './transitions.ts';
import { described, describedScreen } from './described.ts';

/** The creator may connect more accounts, then asks for the offers (R5.5, R5.6). */
export const connectAdditionalAccounts = journeySetup.createStateConfig({
  ...describedScreen(
    'connectAdditionalAccounts',
    'Connect more accounts, or go on without: both connections are optional.',
    'R5.5 R5.6',
  ),
  on: {
    'accounts.continued': described('The creator asks for the offers.', 'R5.6', { target: '#processing' }),
    'navigation.backRequested': goesBack('#connectPatreon', 'Back to the Patreon connection.'),
  },
});
