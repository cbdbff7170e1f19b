import { LOCALE } from '#src/content/format.ts';

export const STORY_TEXT = {
  title: 'Stories',
  saved: 'Saved in this browser',
  remove: (name: string) => `Remove “${name}”`,
  /** Step 1 is the start, so the first event (index 0) is step 2. */
  verdict: (difference: number | null) =>
    difference === null ? 'Still plays the same' : `Changed at step ${difference + 2}`,
  left: (story: string) => `This is no longer “${story}” but a session of your own.`,
  save: {
    title: 'Save or send this session',
    name: 'Name',
    press: 'Save',
    copy: 'Copy a link',
    done: (name: string) => `“${name}” is saved under Stories.`,
    anotherWay: (story: string) => `${story}, another way`,
    copied: 'The link is copied.',
    notCopied: 'The browser did not allow copying. Copy this link yourself.',
    link: 'Link',
    tooLong: (max: number) => `This session is too long for a link, which holds ${max} characters. Save it instead.`,
    nameFirst: 'Give it a name first.',
    failed: 'This session cannot be replayed, so it can be neither saved nor sent.',
    typed: (step: number) =>
      `Something typed at step ${step} has no sample, so this session can be neither saved nor sent.`,
    refused: 'This browser refuses to save. The story is on this page until you leave it.',
  },
  question: {
    replace: 'This session is not saved.',
    drop: 'The later steps are not saved.',
    save: 'Save',
    nameOf: (time: Date) => `Session of ${time.toLocaleString(LOCALE, { dateStyle: 'medium', timeStyle: 'medium' })}`,
    discard: 'Discard',
    dropThem: 'Drop them',
    keep: 'Cancel',
  },
  problems: {
    notAStory: 'This link holds no story, or it was cut off.',
    start: (start: string) => `This story begins in a way that the chart does not know: “${start}”.`,
    event: (step: number) => `Step ${step} of this story is no event of this chart.`,
  },
} as const;
