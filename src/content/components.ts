import { PAYOUT_DEFAULT } from '#machines/constants.ts';
import { formatDollars, formatDollarsAndCents } from './format.ts';

export const COMPONENT_WORDS = {
  ein: {
    /** Read by screen readers for a masked number. */
    ending: (digits: string) => `ending in ${digits}`,
    show: 'Show the EIN',
    hide: 'Hide the EIN',
  },
  password: { show: 'Show password' },
  progress: {
    pause: 'Pause',
    resume: 'Resume',
    states: { waiting: 'Waiting', active: 'In progress', complete: 'Complete', unchecked: 'Not confirmed' },
    completed: (label: string) => `${label}: complete`,
  },
  chapterDone: 'Done',
} as const;

/** Notes below a dollar field (R20.2, R20.3). */
export const DOLLAR_NOTES = {
  rounded: (dollars: number) => `Rounded to ${formatDollars(dollars)}.`,
  raised: (dollars: number) => `Raised to ${formatDollars(dollars)}, the lowest amount.`,
  lowered: (dollars: number) => `Lowered to ${formatDollars(dollars)}, the highest amount.`,
  unclear: `Enter one amount in US dollars, such as ${formatDollars(PAYOUT_DEFAULT.amountDollars)}.`,
  ambiguous: ([thousands, cents]: readonly [number, number]) =>
    `Did you mean ${formatDollars(thousands)} or ${formatDollarsAndCents(cents)}? Type the one you mean.`,
} as const;

/** Labels of the PDF viewer (R10.1, R12.1). */
export const PDF_TEXT = {
  tools: 'Document view',
  page: (page: number, total: number) => `Page ${page} of ${total}`,
  picture: 'Page 1, as a picture',
  broken: "This page is damaged and can't be shown.",
  zoom: (percent: number) => `${percent}%`,
  zoomMeaning: 'of paper size',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitWidth: 'Fit width',
} as const;
