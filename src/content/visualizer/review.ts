/** The words of the review. */
export const REVIEW = {
  title: 'Review',
  explained:
    'Judge each state and each rule in the order in which a creator meets them. An approval holds for the version that you read: when the item changes, it is asked again.',
  approved: (approved: number, all: number) => `${approved} of ${all} approved`,
  counts: (questioned: number, rejected: number, stale: number) =>
    `${questioned} questioned, ${rejected} rejected, ${stale} changed since`,
  reviewer: 'Your name',
  reviewerHint: 'It is shown with every verdict that you give.',
  state: 'State',
  rule: 'Rule',
  note: 'Note',
  noteHint: 'What you ask, or what is wrong. Ctrl+Enter saves it as a question.',
  noteNeeded: {
    questioned: 'Write what your question is, then press Question again or Ctrl+Enter.',
    rejected: 'Write what is wrong, then press Reject again or Ctrl+Enter.',
  },
  draftSaved: 'Not saved yet: it is saved with your verdict.',
  takeBack: 'Take it back',
  next: 'Next open item',
  nothingOpen: 'Nothing is open: every state and rule has a verdict.',
  keys: 'Keys: A approves, Q asks, R rejects, N goes to the next open item.',
  nothingSelected: 'Nothing is selected. Press “Next open item” to begin.',
  initialSelected: 'Where a state begins is judged with the state.',
  by: (reviewer: string, when: string) => `${reviewer === '' ? 'No name' : reviewer}, ${when}`,
  staleNote: (verdict: string) => `It was ${verdict} in an earlier version and has changed since.`,
  said: (verdict: string, title: string, progress: string) => `${verdict}: ${title}. ${progress}.`,
  takenBack: (title: string) => `Verdict taken back: ${title}.`,
  notSaved:
    'This browser refuses to save the review. Everything is still on this page: save it as a file before you leave.',
  save: 'Save as a file',
  open: 'Open a file',
  openLabel: 'Open a review file',
  fileName: (chart: string, day: string) => `review-${chart}-${day}.json`,
  show: 'Show',
  filterEmpty: 'No item is in this list.',
  items: 'Items to judge',
  verdict: 'Verdict',
  signOff: 'Sign-off sheet',
  list: 'Items',
  parts: 'Parts of the review',
  print: 'Print',
  imported: (added: number, all: number) =>
    `The file was read: ${all} ${all === 1 ? 'verdict' : 'verdicts'}, ${added} of them new here.`,
  disagreed: (count: number) =>
    count === 1 ? 'One verdict differs; the later one stays:' : `${count} verdicts differ; the later ones stay:`,
  disagreement: (title: string, stays: string, setAside: string) => `${title}: ${stays}, set aside ${setAside}`,
  verdictBy: (verdict: string, reviewer: string, note: string) =>
    `${verdict} by ${reviewer === '' ? 'nobody named' : reviewer}${note === '' ? '' : ` (“${note}”)`}`,
  anotherChart: (theirs: string, own: string) =>
    `This file reviews another chart: “${theirs}”, not “${own}”. Your review is as it was.`,
  otherChart: 'The file reviews another version of the chart: what changed since is marked.',
  selected: 'The item that is judged',
  questionsTab: (count: number) => (count === 0 ? 'Questions' : `Questions (${count})`),
  questions: 'Questions that the chart raises by its shape',
  questionsExplained: 'None of them is a mistake for certain. They are worth a look before you approve.',
  noQuestions: 'The shape of the chart raises no question.',
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

export const FILTER_WORDS = { all: 'All', ...VERDICT_WORDS } as const;

export const REVIEW_PROBLEMS = {
  notJson: 'This file is no review: it cannot be read. Your review is as it was.',
  notAReview: 'This file is no review. Your review is as it was.',
  otherVersion: 'This review was saved by another version of this page and cannot be read. Your review is as it was.',
} as const;

export const QUESTION_WORDS = {
  unreachable: {
    title: 'Never reached',
    text: (subject: string) => `Nothing leads to “${subject}”. Is it still needed?`,
  },
  deadEnd: {
    title: 'Dead ends',
    text: (subject: string) => `Nothing leads out of “${subject}”. Is the journey over there?`,
  },
  noWayBack: {
    title: 'No way back',
    text: (subject: string) => `From “${subject}” no way leads back. May a creator never return?`,
  },
  serviceWithoutFailure: {
    title: 'Services that may fail unnoticed',
    text: (subject: string) => `What happens when “${subject}” fails?`,
  },
  delayWithoutWarning: {
    title: 'Time that runs out without warning',
    text: (subject: string) => `The screen is left by itself, “${subject}”. Does the creator know beforehand?`,
  },
} as const;

/** The words of the printed sheet. */
export const SIGN_OFF = {
  title: 'Sign-off',
  chart: (title: string, hash: string) => `${title}, version ${hash}`,
  printed: (day: string) => `Printed on ${day}`,
  columns: { item: 'State or rule', verdict: 'Verdict', by: 'By', note: 'Note' },
  open: (count: number) => (count === 1 ? '1 item has no verdict yet.' : `${count} items have no verdict yet.`),
  empty: 'No verdict has been given yet.',
  statement: 'I have read what is listed here and agree with it as it is judged.',
  name: 'Name',
  signature: 'Signature',
  date: 'Date',
} as const;
