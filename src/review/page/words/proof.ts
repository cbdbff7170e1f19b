import { LOCALE } from '#src/content/format.ts';

export const PROOF = {
  title: 'Test coverage',
  explained:
    'Model tests explore the whole chart without screens. Browser tests walk the approved paths through the built product. Both fail if anything behaves differently.',
  what: 'Coverage',
  model: 'Model',
  browser: 'Browser',
  of: (some: number, all: number) => `${some} of ${all}`,
  notInBoth: (count: number) => (count === 1 ? '1 not covered by both' : `${count} not covered by both`),
  missingTitle: 'Not available here',
  missing: 'The files for this aren’t part of this build.',
  howToMake: 'Run `npm start` for a build that has them.',
} as const;

export const COVERAGE_WORDS = {
  proved: 'Tested',
  half: 'Partly tested',
  missing: 'Not tested',
} as const;

export const COVERAGE_EXPLANATIONS = {
  proved: 'Model and browser tests cover it, including both results of any condition.',
  half: 'Only one kind of test covers it, or only one result of its condition.',
  missing: 'No test covers it.',
} as const;

export const FIGURE_WORDS = {
  states: 'States reached',
  transitions: 'Transitions taken',
  guardAnswers: 'Condition results',
  requirements: 'Requirements covered',
} as const;

export const STORYBOARD = {
  title: 'Storyboard',
  explained: 'Each preview is the product itself in that state.',
  parallel: 'In parallel on every screen',
  noPicture: 'No preview',
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
