import { ROUTES } from '#machines/journey/routes.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS as ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { type Control, control, link, sample } from './control.ts';
import type { AccountId, PlatformId } from '#machines/domain/choices.ts';

/** What can be used on the sign-in screen (R4). */
export const SIGN_IN_CONTROLS: readonly Control[] = [
  control('button', [SIGN_IN.submit, SIGN_IN.busy], sample('signIn.submitted')),
  link(SIGN_IN.applyNow, ROUTES.landing.path, '#application-form'),
];

const platform = (id: PlatformId, state: string) =>
  control(
    'button',
    `${SELECT_PLATFORM.names[id]} ${SELECT_PLATFORM.kinds[id]} ${state}`,
    sample('platform.chosen', { platform: id }),
  );

/** What can be used at the choice of platform (R5.1). */
export const SELECT_PLATFORM_CONTROLS: readonly Control[] = [
  platform('patreon', SELECT_PLATFORM.available),
  platform('substack', SELECT_PLATFORM.unavailable),
  platform('supercast', SELECT_PLATFORM.unavailable),
  platform('applePodcast', SELECT_PLATFORM.unavailable),
];

/** What can be used at the Patreon connection (R5.2 to R5.4). */
export const CONNECT_PATREON_CONTROLS: readonly Control[] = [
  control('button', [CONNECT_PATREON.submit, CONNECT_PATREON.busy], sample('patreon.submitted')),
  control('button', CONNECT_PATREON.continue, sample('patreon.continued')),
];

const account = (id: AccountId) =>
  control(
    'button',
    (['disconnected', 'connecting', 'connected'] as const).map((state) => ACCOUNTS.actions[state](ACCOUNTS.names[id])),
    sample('accounts.connectRequested', { account: id }),
  );

/** What can be used at the optional connections (R5.5, R5.6). */
export const CONNECT_ADDITIONAL_ACCOUNTS_CONTROLS: readonly Control[] = [
  account('shopify'),
  account('youtube'),
  control('button', ACCOUNTS.continue, sample('accounts.continued')),
];
