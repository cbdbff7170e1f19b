import type { TextSource } from '#src/review/engine/model/texts.ts';

/** The words around the picture. */
export const SHELL = {
  skip: 'Skip to the chart',
  views: 'Views',
  panels: 'Side panel',
  closePanel: 'Close the panel',
  panelWidth: 'Width of the panel',
  find: 'Ask, or find a sentence or a rule',
  findKeys: 'Enter goes to what is found next, Shift and Enter to the one before.',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  foundAt: (place: number, count: number) => `${place} of ${count}`,
  foundMore: (count: number) => `${count} more. Another word narrows it down.`,
  otherScreens: (count: number) => (count === 1 ? 'and 1 other screen' : `and ${count} other screens`),
  mentioned: (words: string) => `No text answers all of it. These mention: ${words}.`,
  answersBest: 'Best answer',
  readByCustomers: 'What customers read',
  inChart: 'States and rules',
  overlays: 'Highlight',
  toDark: 'Dark colors',
  toLight: 'Light colors',
  loading: 'The chart is being drawn.',
  drawFailed: 'The picture could not be drawn. The outline says everything that it would show.',
  retry: 'Try again',
  nothingSelected: 'Select a state or a rule in the picture or the outline to read it here.',
  reading: 'What customers read is being loaded.',
  notInChart: (id: string) =>
    `The link names an item that is not in this chart: “${id}”. It may have been renamed or removed since.`,
  part: 'This part could not be loaded. Reload the page to try again.',
  closeSession: 'Close the session',
  productClosed:
    'Product and chart then show the same step, whichever you use. Nothing that you type leaves this browser.',
  noProduct: 'This build cannot show the product here. `npm start` serves one that can.',
  openProduct: 'Open the product beside the chart',
  showWay: 'Show the shortest way here',
  sessionFailed: 'This session cannot be replayed on this chart.',
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

/** What is read where no picture of a screen shows it; a screen says so itself. */
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
