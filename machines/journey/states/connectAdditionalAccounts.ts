import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';
import { goesBack } from './transitions.ts';

/** The creator may connect more accounts, then asks for the offers (R5.5, R5.6). */
export const connectAdditionalAccounts = journeySetup.createStateConfig({
  id: 'connectAdditionalAccounts',
  description: 'Connect more accounts, or go on without: both connections are optional.',
  meta: screenMeta('connectAdditionalAccounts', ['R5.5', 'R5.6']),
  on: {
    'accounts.continued': {
      target: '#processing',
      description: 'The creator asks for the offers.',
      meta: { requirements: ['R5.6'] },
    },
    'navigation.backRequested': goesBack('#connectPatreon', 'Back to the Patreon connection.'),
  },
});
