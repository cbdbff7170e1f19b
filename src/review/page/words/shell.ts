import type { TextSource } from '#src/review/engine/model/texts.ts';

export const SHELL = {
  skip: 'Skip to the chart',
  views: 'Views',
  panels: 'Side panel',
  closePanel: 'Close the panel',
  panelWidth: 'Width of the panel',
  find: 'Ask, or find a sentence or a rule',
  findKeys: 'Enter goes to what is found next, Shift and Enter to the one before.',
  found: (count: number) => (count === 0 ? 'Nothing found' : `${count} found`),
  foundAt: (place: number, count: number) => `${place} of ${count}`,
  foundMore: (count: number) => `${count} more. Another word narrows it down.`,
  otherScreens: (count: number) => (count === 1 ? 'and 1 other screen' : `and ${count} other screens`),
  mentioned: (words: string) => `No text answers all of it. These mention: ${words}.`,
  openView: 'Open this view',
  openLens: (count: number | null) =>
    `Open this lens${count === null ? '' : ` (${count === 1 ? '1 entry' : `${count} entries`})`}`,
  answersBest: 'Best answer',
  readByCustomers: 'What customers read',
  inChart: 'States and rules',
  overlays: 'Highlight',
  toDark: 'Dark colors',
  toLight: 'Light colors',
  loading: 'The chart is being drawn.',
  drawFailed: 'The picture could not be drawn. The outline says everything that it would show.',
  retry: 'Try again',
  part: 'This part could not be loaded. Reload the page to try again.',
} as const;

export const VIEW_WORDS = {
  map: 'Map',
  chart: 'Full chart',
  outline: 'Outline',
  storyboard: 'Storyboard',
  review: 'Review',
} as const;

export const PANEL_WORDS = {
  details: 'Details',
  play: 'Play',
} as const;

export const OVERLAY_WORDS = {
  proof: 'What is tested',
  review: 'Verdicts',
  money: 'Money',
  personalData: 'Personal data',
  legalText: 'Legal text',
  deadlines: 'Deadlines and e-mails',
} as const;

/** Labels for texts outside the picture of a screen. */
export const TEXT_SOURCES = {
  screen: '',
  message: 'message',
  field: 'problem beside a field',
  help: 'help',
  agreement: 'agreement',
  offerSummary: 'offer summary',
  irsForm: 'IRS form',
  signedCopy: 'signed copy',
  calendar: 'calendar entry',
} as const satisfies Readonly<Record<TextSource, string>>;

export type PlaceAnswer = {
  readonly id: keyof typeof OVERLAY_WORDS;
  readonly place: string;
  readonly asks: RegExp;
};

const list = (id: PlaceAnswer['id'], asks: RegExp, place: string = OVERLAY_WORDS[id]) => ({ id, place, asks });

export const PLACE_ANSWERS: readonly PlaceAnswer[] = [
  list('personalData', /\bpersonal(?! guarantee)|\bprivacy\b|\bdata\b/i),
  list('deadlines', /\bdeadlines?\b|\be-?mails?\b|\bhow long\b|\bpromised?\b/i),
  list('money', /\bmoney\b|\bcosts?\b|\bhow much\b/i),
  list('legalText', /\blegal|\bdeclar/i),
  list('review', /\bapprov|\bverdict|\bsign-?off\b/i, VIEW_WORDS.review),
];
