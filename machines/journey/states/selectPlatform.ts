import { AVAILABLE_PLATFORM } from '#machines/domain/choices.ts';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { goesBack } from './transitions.ts';
import { described, describedScreen } from './described.ts';

/** The creator chooses the membership platform; only Patreon can be connected (R5.1). */
export const selectPlatform = journeySetup.createStateConfig({
  ...describedScreen('selectPlatform', 'Choose the membership platform: today Patreon can be connected.', 'R5.1'),
  on: {
    'platform.chosen': [
      described('Patreon is chosen.', 'R5.1', {
        guard: { type: 'isPlatform', params: { platform: AVAILABLE_PLATFORM } },
        target: '#connectPatreon',
      }),
      {
        actions: { type: 'showPlatformUnavailable', params: ({ event }) => ({ platform: event.platform }) },
        ...described('Another platform is chosen: a message says that it is coming soon.', 'R5.1'),
      },
    ],
    'navigation.backRequested': goesBack('#landing', 'Back to the landing page.'),
  },
});
