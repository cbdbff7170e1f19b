import type { TextSource } from '#src/review/engine/model/texts.ts';

export const SHELL = {
  skip: 'Skip to chart',
  views: 'Views',
  panels: 'Side panel',
  closePanel: 'Close panel',
  panelWidth: 'Panel width',
  find: 'Search or ask a question',
  findKeys: 'Press Enter for the next result, Shift+Enter for the previous one.',
  found: (count: number) => (count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`),
  foundAt: (place: number, count: number) => `${place} of ${count}`,
  foundMore: (count: number) => `${count} more. Add a word to narrow the results.`,
  otherScreens: (count: number) => (count === 1 ? 'and 1 other screen' : `and ${count} other screens`),
  mentioned: (words: string) => `No full match. These results mention: ${words}.`,
  openView: 'Open this view',
  openLens: (count: number | null) =>
    `Highlight and list${count === null ? '' : ` (${count === 1 ? '1 item' : `${count} items`})`}`,
  answersBest: 'Best matches',
  readByCustomers: 'Creator-facing text',
  inChart: 'States and transitions',
  overlays: 'Highlight',
  toDark: 'Switch to dark mode',
  toLight: 'Switch to light mode',
  loading: 'Loading the chart…',
  drawFailed: 'The chart couldn’t be drawn. Try again, or use the outline, which has the same content.',
  retry: 'Try again',
  part: 'This section couldn’t load. Try again, or reload the page.',
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
  proof: 'Test coverage',
  review: 'Approvals',
  money: 'Money',
  personalData: 'Personal data',
  legalText: 'Legal text',
  deadlines: 'Deadlines and emails',
} as const;

/** Labels for where a sentence comes from; empty for a screen. */
export const TEXT_SOURCES = {
  screen: '',
  message: 'message',
  field: 'field error',
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

const placeAnswer = (id: PlaceAnswer['id'], asks: RegExp, place: string = OVERLAY_WORDS[id]) => ({ id, place, asks });

export const PLACE_ANSWERS: readonly PlaceAnswer[] = [
  placeAnswer('personalData', /\bpersonal(?! guarantee)|\bprivacy\b|\bdata\b/i),
  placeAnswer('deadlines', /\bdeadlines?\b|\be-?mails?\b|\bhow long\b|\bpromised?\b/i),
  placeAnswer('money', /\bmoney\b|\bcosts?\b|\bhow much\b/i),
  placeAnswer('legalText', /\blegal|\bdeclar/i),
  placeAnswer('review', /\bapprov|\bverdict|\bsign-?off\b/i, VIEW_WORDS.review),
];
