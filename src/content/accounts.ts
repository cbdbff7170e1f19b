import type { AccountId, PlatformId } from '#machines/domain/choices.ts';

export const PLATFORM_NAMES: Readonly<Record<PlatformId, string>> = {
  patreon: 'Patreon',
  substack: 'Substack',
  supercast: 'Supercast',
  applePodcast: 'Apple Podcast',
};

export const ACCOUNT_NAMES: Readonly<Record<AccountId, string>> = { shopify: 'Shopify', youtube: 'YouTube' };
