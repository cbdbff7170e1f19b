/** The words for what the tests have shown. */
export const PROOF = {
  title: 'What is tested',
  explained:
    'The model is gone through without a screen, every way there is. The browser goes the tested paths on the built product.',
  ranAt: (when: string) => `Tested on ${when}.`,
  what: 'Of the chart',
  question: 'Is it so?',
  model: 'Model',
  browser: 'Browser',
  of: (some: number, all: number) => `${some} of ${all}`,
  notInBoth: (count: number) => (count === 1 ? '1 not shown by both' : `${count} not shown by both`),
  missingTitle: 'No test report here',
  missing: 'This page found no report of the path tests, so it does not know what is tested.',
  howToMake: ['Run ', 'npm test', ' in the project, then reload this page.'],
  otherChart:
    'The tests ran on another version of this chart. What they showed of states and rules that still exist is marked.',
  byModel: 'By the model',
  inBrowser: 'In the browser',
  shown: 'shown',
  notShown: 'not shown',
  itself: { state: 'It is reached', transition: 'It is taken' },
  passed: 'Its condition says yes',
  refused: 'Its condition says no',
  provedBy: 'Tests that go through it',
  noTests: 'No test in the browser goes through it.',
  step: (path: string, index: number) => `Path “${path}”, step ${index + 1}`,
  serves: 'Serves',
  servesNothing: 'It serves no requirement by itself.',
  requirements: 'Requirements',
  requirementsProved: (proved: number, all: number) => `${proved} of ${all} requirements are proved in every part.`,
  servedBy: (count: number) => (count === 1 ? 'one state or rule' : `${count} states and rules`),
} as const;

export const COVERAGE_WORDS = {
  proved: 'Tested',
  half: 'Half tested',
  missing: 'Not tested',
} as const;

export const COVERAGE_EXPLANATIONS = {
  proved: 'by model and browser, with both answers of its condition',
  half: 'by one of the two only, or with one answer only',
  missing: 'by neither',
} as const;

export const FIGURE_WORDS = {
  states: 'States reached',
  transitions: 'Rules taken',
  guardAnswers: 'Answers of conditions',
  requirements: 'Requirements served',
} as const;

/** The words of the storyboard. */
export const STORYBOARD = {
  title: 'Storyboard',
  explained: 'Each picture was taken by a test, in the built product, when the state was reached.',
  parallel: 'Beside every screen',
  noPicture: 'No picture',
  enlarge: (title: string) => `Enlarge ${title}`,
  select: (title: string) => `Select ${title}`,
  pictureOf: (title: string, situation: readonly string[]) =>
    situation.length === 0 ? title : `${title}, here with: ${situation.join(', ')}`,
  inside: (count: number) => (count === 1 ? '1 state inside' : `${count} states inside`),
  pictured: (some: number, all: number) => `${some} of ${all} states have a picture.`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  place: (at: number, all: number) => `Picture ${at} of ${all}`,
  more: (count: number) => (count === 1 ? '1 more picture' : `${count} more pictures`),
  takenAt: (path: string, index: number) => `Taken in path “${path}” after step ${index + 1}`,
} as const;

const DATE_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO time as a person reads it: "Nov 21, 2026, 9:00 AM". */
export function dateTimeText(iso: string): string {
  return DATE_TIME.format(new Date(iso));
}
