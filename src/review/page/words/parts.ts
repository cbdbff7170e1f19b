import { OVERLAY_WORDS } from './shell.ts';

type Subject = keyof typeof OVERLAY_WORDS;

export const ROLE_WORDS = {
  owner: 'Product owner',
  legal: 'Legal',
  compliance: 'Compliance',
  engineering: 'Engineering',
} as const;

/** Separate from the rest of the review's text, because the map only needs this. */
export const PART = {
  everyScreen: 'On every screen',
  subjects: (subjects: readonly Subject[]) => subjects.map((subject) => OVERLAY_WORDS[subject].toLowerCase()),
  words: 'Creator-facing text',
  wordsFor: (role: keyof typeof ROLE_WORDS, subjects: readonly Subject[]) =>
    `Creator-facing text for ${ROLE_WORDS[role]}: ${PART.subjects(subjects).join(', ')}`,
  otherWords: 'Other creator-facing text',
} as const;
