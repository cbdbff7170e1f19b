/** The words of the review. */
export const REVIEW = {
  title: 'Review',
  mine: (done: number, all: number) => `You approved ${done} of ${all}`,
  everybody: (approved: number, all: number, changed: number) =>
    `${approved} of ${all} parts approved by everyone they need${changed === 0 ? '' : `, ${changed} changed since`}`,
  who: {
    title: 'Who reviews?',
    why: 'Each person has verdicts of their own. They stay in this browser until you save them as a file.',
    name: 'Your name',
    role: 'Your role',
    nameMissing: 'Type your name: it stands beside your verdicts.',
    begin: 'Begin the review',
    change: 'Somebody else reviews',
    first: 'Say above who reviews before you judge.',
  },
  person: ({ name, role }: { readonly name: string; readonly role: keyof typeof ROLE_WORDS }) =>
    `${name}, ${ROLE_WORDS[role].toLowerCase()}`,
  note: 'Your note',
  noteHint: 'What you ask, or what is wrong. It saves itself.',
  noteMissing: 'Say in a note what you ask or what is wrong.',
  takeBack: 'Take your verdict back',
  undo: (verdict: string, title: string) => `Undo: ${title} ${verdict.toLowerCase()}`,
  next: (title: string) => `Next: ${title}`,
  allDone: 'You have judged every part that asks you.',
  keys: 'Keys: A approves, Q questions, R rejects, N goes on to the next.',
  said: (verdict: string, title: string, progress: string) => `${verdict}: ${title}. ${progress}.`,
  takenBack: (title: string) => `Verdict taken back: ${title}.`,
  notSaved:
    'This browser refuses to save the review. Everything is still on this page: save it as a file before you leave.',
  save: 'Save as a file',
  open: 'Open a file',
  openLabel: 'Open a review file',
  fileName: (chart: string, name: string, day: string) => `review-${chart}-${name}-${day}.json`,
  parts: 'Parts to judge',
  othersParts: (count: number) => (count === 1 ? '1 part for others' : `${count} parts for others`),
  stories: (count: number) => `${counted(count, 'story', 'stories')}, as you like`,
  everyScreen: 'On every screen',
  judge: 'Review this part',
  wording: 'What happens here',
  words: (count: number) => `What customers read (${counted(count, 'sentence')})`,
  verdict: 'Your verdict',
  verdicts: 'Who said what',
  nobody: 'Nobody has judged it yet.',
  needs: 'Needs',
  tabs: 'Parts of the review',
  changesTab: (count: number) => `Changed since your verdict (${count})`,
  partsTab: (count: number) => `Parts (${count})`,
  signOff: 'Sign-off sheet',
  nothingChanged: 'Nothing that you judged has changed since.',
  before: 'Before',
  after: 'Now',
  pictureBefore: 'The screen as it looked when you judged it',
  pictureNow: 'The screen as it looks now',
  isNew: 'This was not there.',
  isRemoved: 'This is gone.',
  sameWording: 'It reads as it did: what changed is a condition, where it leads, or what it does.',
  print: 'Print',
  brought: (person: string, verdicts: number, notes: number) =>
    `${person}: ${counted(verdicts, 'verdict')}, ${counted(notes, 'note')}.`,
  needsChanged: (titles: readonly string[]) => `It changes who has to approve: ${titles.join(', ')}.`,
  nothingBrought: 'The file was read. It holds nothing new.',
  mineStays: 'What you said yourself is as it was.',
  notAReview: 'This file is no review of this page. Your review is as it was.',
  anotherChart: (theirs: string, own: string) =>
    `This file reviews another chart: “${theirs}”, not “${own}”. Your review is as it was.`,
  otherVersion: 'The file reviews another version of the chart: what changed since is marked.',
} as const;

function counted(count: number, what: string, several = `${what}s`): string {
  return `${count} ${count === 1 ? what : several}`;
}

export const ROLE_WORDS = {
  owner: 'Product owner',
  legal: 'Legal',
  compliance: 'Compliance',
  engineering: 'Engineering',
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
  version: (title: string, day: string, hash: string) => `${title}, version of ${day} (${hash})`,
  printed: (time: string) => `Printed on ${time}`,
  approved: 'Approved',
  objected: 'Questioned or rejected',
  stale: 'Changed since it was judged',
  open: 'Not approved yet',
  need: (role: string, isNeeded: boolean, person: string, time: string) =>
    `${role} is ${isNeeded ? 'needed' : 'not needed'}, says ${person}, ${time}.`,
  waitsFor: (roles: readonly string[]) => `waits for ${roles.join(', ')}`,
  by: (person: string, time: string, version: string) => `by ${person}, ${time}, version ${version}`,
  empty: 'No verdict has been given yet.',
  statement: 'I have read the parts with my verdict on this sheet and stand by it.',
  name: 'Name',
  signature: 'Signature',
  date: 'Date',
} as const;
