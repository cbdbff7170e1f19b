import type { Choice } from '#machines/graph/sessions/sessionStep.ts';

/** The words of what can happen now, in a session and in a product. */
export const CHOICES_TEXT = {
  title: 'What can happen now',
  leadsTo: (title: string) => `goes to ${title}`,
  stays: 'stays here',
  addresses: (count: number) => `Open one of ${count} addresses`,
  refused: 'not possible now',
  needs: 'Needs:',
} as const;

/** The headings of the choices, by who causes them. */
export const SOURCE_WORDS: Readonly<Record<Choice['source'], string>> = {
  creator: 'The creator',
  services: 'Services',
  time: 'Time',
};
