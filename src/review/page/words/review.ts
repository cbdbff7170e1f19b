/** The words of the review. */
export const REVIEW = {
  title: 'Review',
  approved: (approved: number, all: number) => `${approved} of ${all} parts approved`,
  counts: (questioned: number, rejected: number, stale: number) =>
    `${questioned} questioned, ${rejected} rejected, ${stale} changed since`,
  reviewer: 'Your name',
  note: 'Note',
  noteHint: 'What you ask, or what is wrong. It is saved with your verdict.',
  takeBack: 'Take it back',
  keys: 'Keys: A approves, Q questions, R rejects, and the next open one is shown.',
  by: (reviewer: string, when: string) => `${reviewer === '' ? 'No name' : reviewer}, ${when}`,
  said: (verdict: string, title: string, progress: string) => `${verdict}: ${title}. ${progress}.`,
  takenBack: (title: string) => `Verdict taken back: ${title}.`,
  notSaved:
    'This browser refuses to save the review. Everything is still on this page: save it as a file before you leave.',
  save: 'Save as a file',
  open: 'Open a file',
  openLabel: 'Open a review file',
  fileName: (chart: string, day: string) => `review-${chart}-${day}.json`,
  parts: 'Parts to judge',
  everyScreen: 'On every screen',
  items: (count: number) => (count === 1 ? '1 state or rule' : `${count} states and rules`),
  judge: 'Review this part',
  wording: 'What happens here',
  verdict: 'Verdict',
  tabs: 'Parts of the review',
  changesTab: (count: number) => `Since your last approval (${count})`,
  screensTab: (screens: number, beside: number) =>
    screens === 0 ? `Parts (${beside})` : `Screens (${screens}) and beside them (${beside})`,
  signOff: 'Sign-off sheet',
  nothingChanged: 'Nothing that you judged has changed since. What has no verdict yet is in the next list.',
  before: 'Before',
  after: 'Now',
  pictureBefore: 'The screen as it looked when it was judged',
  isNew: 'This was not there.',
  isRemoved: 'This is gone.',
  sameWording: 'It reads as it did: what changed is a name in the chart, or a requirement.',
  print: 'Print',
  imported: (added: number, all: number) =>
    `The file was read: ${all} ${all === 1 ? 'verdict' : 'verdicts'}, ${added} of them new here.`,
  disputed: (titles: readonly string[]) => `Verdicts differ; the later ones stay: ${titles.join(', ')}.`,
  notAReview: 'This file is no review of this page. Your review is as it was.',
  anotherChart: (theirs: string, own: string) =>
    `This file reviews another chart: “${theirs}”, not “${own}”. Your review is as it was.`,
  otherChart: 'The file reviews another version of the chart: what changed since is marked.',
} as const;

export const VERDICT_ACTIONS = {
  approved: 'Approve',
  questioned: 'Question',
  rejected: 'Reject',
} as const;

export const VERDICT_WORDS = {
  approved: 'Approved',
  questioned: 'Questioned',
  rejected: 'Rejected',
  stale: 'Changed since',
  open: 'Open',
} as const;

/** The words of the printed sheet. */
export const SIGN_OFF = {
  title: 'Sign-off',
  chart: (title: string, hash: string) => `${title}, version ${hash}`,
  printed: (day: string) => `Printed on ${day}`,
  columns: { item: 'Part', verdict: 'Verdict', by: 'By', note: 'Note' },
  open: (count: number) => (count === 1 ? '1 part has no verdict yet.' : `${count} parts have no verdict yet.`),
  empty: 'No verdict has been given yet.',
  statement: 'I have read what is listed here and agree with it as it is judged.',
  name: 'Name',
  signature: 'Signature',
  date: 'Date',
} as const;
