import { AVAILABLE_PLATFORM } from '#machines/domain/choices.ts';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { screenMeta } from './access.ts';
import { goesBack } from './transitions.ts';

/** The creator chooses the membership platform; only Patreon can be connected (R5.1). */
export const selectPlatform = journeySetup.createStateConfig({
  id: 'selectPlatform',
  description: 'Choose the membership platform. Patreon is the one that can be connected today.',
  meta: screenMeta('selectPlatform', ['R5.1']),
  on: {
    'platform.chosen': [
      {
        guard: { type: 'isPlatform', params: { platform: AVAILABLE_PLATFORM } },
        target: '#connectPatreon',
        description: 'Patreon is chosen.',
        meta: { requirements: ['R5.1'] },
      },
      {
        actions: { type: 'showPlatformUnavailable', params: ({ event }) => ({ platform: event.platform }) },
        description: 'Another platform is chosen: a message says that it is coming soon.',
        meta: { requirements: ['R5.1'] },
      },
    ],
    'navigation.backRequested': goesBack('#landing', 'Back to the landing page.'),
  },
});
