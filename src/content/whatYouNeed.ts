import { MIN_OWNER_PERCENT } from '#machines/constants.ts';

export const WHAT_YOU_NEED = {
  title: 'What you need',
  time: 'Applying takes about ten minutes. You can add documents until you sign, or send them when we email you.',
  points: [
    'Your EIN',
    `Each owner with ${MIN_OWNER_PERCENT}% or more, and a photo of their ID`,
    'Articles of Organization',
    'Business registration',
    'Operating agreement',
    'Your last tax return',
  ],
} as const;
