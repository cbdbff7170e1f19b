import type { PlatformId } from '#machines/domain/choices.ts';

export const SELECT_PLATFORM = {
  title: 'Connect your Patreon',
  intro: 'Choose the platform that pays you. Your offers depend on what you earn there.',
  settled: 'The platform can no longer be changed.',
  platforms: 'Membership platforms',
  kinds: {
    patreon: 'Memberships',
    substack: 'Newsletters',
    supercast: 'Podcast subscriptions',
    applePodcast: 'Podcast subscriptions',
  } satisfies Record<PlatformId, string>,
  available: 'Available now',
  connected: 'Connected',
  unavailable: 'Coming soon',
  next: {
    title: 'What happens next',
    connect: 'You sign in to Patreon once, to connect it.',
    points: [
      'We only read your revenue. Nothing changes on Patreon unless you sign.',
      'You see three offers based on that revenue.',
    ],
  },
  more: "Don't see your platform? We're adding more options soon.",
} as const;
