import { LOCALE } from '#src/content/format.ts';

export const STORY_TEXT = {
  title: 'Stories',
  saved: 'Saved in this browser',
  remove: (name: string) => `Remove “${name}”`,
  /** Step 1 is the start, so the first event (index 0) is step 2. */
  verdict: (difference: number | null) => (difference === null ? 'Unchanged' : `Changed at step ${difference + 2}`),
  left: (story: string) => `You left “${story}”. This is now your own session.`,
  save: {
    title: 'Save or share session',
    name: 'Name',
    button: 'Save',
    copy: 'Copy link',
    done: (name: string) => `Saved “${name}” under Stories.`,
    anotherWay: (story: string) => `${story} (variation)`,
    copied: 'Link copied.',
    notCopied: 'This browser blocked copying. Copy the link below.',
    link: 'Link',
    tooLong: (max: number) => `This session doesn’t fit in a link (${max} characters). Save it instead.`,
    nameFirst: 'Enter a name first.',
    failed: 'This session can’t be replayed, so it can’t be saved or shared.',
    typed: (step: number) =>
      `Step ${step} includes typed text without a sample value, so this session can’t be saved or shared.`,
    refused: 'This browser can’t save stories. Yours stays here until you leave this page.',
  },
  question: {
    replace: 'This session isn’t saved.',
    drop: 'The later steps aren’t saved.',
    save: 'Save',
    nameOf: (time: Date) => `Session on ${time.toLocaleString(LOCALE, { dateStyle: 'medium', timeStyle: 'medium' })}`,
    discard: 'Discard',
    dropThem: 'Discard steps',
    keep: 'Cancel',
  },
  problems: {
    notAStory: 'This link is incomplete or has no story. Ask for a new one.',
    start: (start: string) => `This story’s start isn’t in this chart: “${start}”.`,
    event: (step: number) => `Step ${step} of this story isn’t in this chart.`,
  },
} as const;
