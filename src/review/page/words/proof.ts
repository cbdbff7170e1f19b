import { LOCALE } from '#src/content/format.ts';

export const PROOF = {
  title: 'What is tested',
  explained:
    'The tests go through the model without a screen, every way there is, and in the browser through all that the approved paths do, on the built product. They fail when either does anything else.',
  what: 'Of the chart',
  model: 'Model',
  browser: 'Browser',
  of: (some: number, all: number) => `${some} of ${all}`,
  notInBoth: (count: number) => (count === 1 ? '1 not shown by both' : `${count} not shown by both`),
  missingTitle: 'Not known here',
  missing: 'What is tested and what it looks like is written by the build, which has not run for this page.',
  howToMake: 'Use `npm start` to build and serve it.',
} as const;

export const COVERAGE_WORDS = {
  proved: 'Tested',
  half: 'Half tested',
  missing: 'Not tested',
} as const;

export const COVERAGE_EXPLANATIONS = {
  proved: 'in model and browser tests, with both answers of its condition',
  half: 'in one of the two only, or with one answer only',
  missing: 'in neither',
} as const;

export const FIGURE_WORDS = {
  states: 'States reached',
  transitions: 'Rules taken',
  guardAnswers: 'Answers of conditions',
  requirements: 'Requirements served',
} as const;

export const STORYBOARD = {
  title: 'Storyboard',
  explained: 'Each picture is the product itself in that state.',
  parallel: 'Beside every screen',
  noPicture: 'No picture',
  select: (title: string) => `Select ${title}`,
  fullSize: (index: number) => (index === 0 ? 'Full size' : String(index + 1)),
  inside: (count: number) => (count === 1 ? '1 state inside' : `${count} states inside`),
} as const;

/** Formats an ISO time: "Nov 21, 2026, 9:00 AM UTC". */
export function dateTimeText(iso: string): string {
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return `${dateText(iso)}, ${new Date(iso).toLocaleTimeString(LOCALE, time)}`;
}

/** Formats the day of an ISO time: "Nov 21, 2026". */
export function dateText(iso: string): string {
  return new Date(iso).toLocaleDateString(LOCALE, { dateStyle: 'medium' });
}
