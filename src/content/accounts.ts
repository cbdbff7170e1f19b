import type { AccountId, PlatformId } from '#machines/domain/choices.ts';

/** The names of membership platforms, on the cards and in messages (R5.1). */
export const PLATFORM_NAMES: Readonly<Record<PlatformId, string>> = {
  patreon: 'Patreon',
  substack: 'Substack',
  supercast: 'Supercast',
  applePodcast: 'Apple Podcast',
};

/** The names of optional accounts, on the cards and in messages (R5.5). */
export const ACCOUNT_NAMES: Readonly<Record<AccountId, string>> = { shopify: 'Shopify', youtube: 'YouTube' };
