import { ROLE_WORDS } from './parts.ts';

export const VERDICT_ACTIONS = {
  approved: 'Approve',
  questioned: 'Question',
  rejected: 'Reject',
} as const;

export const VERDICT_WORDS = {
  approved: 'Approved',
  questioned: 'Question',
  rejected: 'Rejected',
  stale: 'Out of date',
  open: 'No verdict yet',
  partly: 'Approved by some, waiting for others',
} as const;

type Person = { readonly name: string; readonly role: keyof typeof ROLE_WORDS };

export const REVIEW = {
  title: 'Review',
  mine: (done: number, all: number) => `You approved ${done} of ${all} parts`,
  asked: (some: number, all: number, role: keyof typeof ROLE_WORDS) =>
    `${some === all ? `All ${all} parts ask` : `Of all ${all} parts, ${some} ask`} you as ${ROLE_WORDS[role].toLowerCase()}.`,
  everybody: (count: Readonly<Record<Exclude<keyof typeof VERDICT_WORDS, 'partly'> | 'all', number>>) =>
    [
      `${count.approved} of ${count.all} parts fully approved`,
      ...(count.questioned === 0 ? [] : [counted(count.questioned, 'question')]),
      ...(count.rejected === 0 ? [] : [`${count.rejected} rejected`]),
      ...(count.stale === 0 ? [] : [`${count.stale} out of date`]),
    ].join(', '),
  own: (state: keyof typeof VERDICT_WORDS) => `You: ${VERDICT_WORDS[state].toLowerCase()}`,
  overall: (state: 'approved' | 'questioned' | 'rejected' | 'stale', people: readonly Person[]) =>
    state === 'approved' ? approvedBy(people) : `${VERDICT_WORDS[state]}: ${people.map(({ name }) => name).join(', ')}`,
  waits: (roles: readonly Person['role'][], you: Person['role'] | null = null, people: readonly Person[] = []) =>
    `${people.length === 0 ? 'Waiting' : `${approvedBy(people)}, waiting`} for ${roles.map((role) => (role === you ? 'you' : ROLE_WORDS[role])).join(', ')}`,
  repeated: ({ name, role }: Person, counted: Person['role']) =>
    `${name} already approved as ${ROLE_WORDS[counted]}: ${ROLE_WORDS[role]} needs another person.`,
  who: {
    title: 'Who reviews?',
    why: 'Each person has verdicts of their own. They stay in this browser until you save them as a file.',
    name: 'Your name',
    role: 'Your role',
    chooseRole: 'Choose your role',
    stays: (people: readonly string[]) =>
      `Earlier verdicts stay with the person who gave them: ${people.join(', ')}. The next reviewer’s verdicts are separate.`,
    you: (person: string) => `You review as ${person}`,
    nameMissing: 'Type your name: it is shown with your verdicts.',
    begin: 'Begin the review',
    change: 'Change reviewer',
    first: 'Enter your name above to give a verdict.',
  },
  person: ({ name, role }: Person) => `${name} (${ROLE_WORDS[role].toLowerCase()})`,
  note: 'Your note',
  noteHint: 'What you ask, or what is wrong. It saves itself.',
  noteMissing: 'Say in a note what you ask or what is wrong.',
  withNote: (verdict: keyof typeof VERDICT_ACTIONS) => `${VERDICT_ACTIONS[verdict]} with this note`,
  edited: (time: string) => `note edited ${time}`,
  earlier: (count: number) => `Said before (${count})`,
  undo: (verdict: string) => `Undo “${verdict}”`,
  next: (title: string) => `Next: ${title}`,
  allDone: 'You have judged every part that asks you.',
  keys: 'Keys: A approves, Q questions, R rejects, N opens the next part.',
  said: (verdict: string, title: string) => `${verdict}: ${title}`,
  notSaved:
    'This browser refuses to save the review. Everything is still on this page: save it as a file before you leave.',
  save: 'Save as a file',
  open: 'Open a file',
  openLabel: 'Open a review file',
  fileName: (chart: string, name: string, day: string) => `review-${chart}-${name}-${day}.json`,
  parts: 'Parts to judge',
  othersParts: (count: number) => (count === 1 ? '1 part for others' : `${count} parts for others`),
  stories: 'Stories (optional)',
  judge: 'Review this part',
  wording: 'What happens here',
  wordsIn: (heading: string, count: number) => `${heading} (${counted(count, 'sentence')})`,
  openDocument: 'Open the document',
  verdict: 'Your verdict',
  verdicts: 'Who said what',
  needs: 'Needs',
  needMarked: (isNeeded: boolean, person: string, day: string) =>
    `${isNeeded ? 'added' : 'removed'} by ${person}, ${day}`,
  tabs: 'Parts of the review',
  changed: (count: number) => `Changed since your verdict (${count})`,
  partsTab: 'Parts',
  place: (place: number, all: number, title: string) => `Part ${place} of ${all}: ${title}`,
  signOff: 'Sign-off',
  before: 'Before',
  after: 'Now',
  pictureBefore: 'The screen as it looked when you judged it',
  pictureNow: 'The screen as it looks now',
  isNew: 'This was not there.',
  isRemoved: 'This is gone.',
  sameWording: 'The wording is the same. What changed is a condition, where it leads, or what it does.',
  print: 'Print',
  brought: (people: readonly string[], verdicts: number, notes: number) =>
    `From ${people.join(', ')}: ${counted(verdicts, 'verdict')}, ${counted(notes, 'note')}.`,
  needsChanged: (titles: readonly string[]) => `It changes who has to approve: ${titles.join(', ')}.`,
  nothingBrought: 'The file contains no new verdict and no new note.',
  mineStays: 'Your own verdicts and notes are unchanged.',
  conflict: (person: string, title: string, here: string, inFile: string) =>
    `${person}, ${title}: ${here} here, ${inFile} in the file. The later one counts. The other is under “Said before”.`,
  notAReview: 'This file is not a review of this page. Your review is unchanged.',
  changedFile: 'This file was changed after it was saved, so it was not opened. Your review is unchanged.',
  otherVersion: 'The file reviews another version of the chart. Verdicts on what has changed are out of date.',
} as const;

function approvedBy(people: readonly Person[]): string {
  return `Approved by ${people.map(({ name, role }) => `${ROLE_WORDS[role]}: ${name}`).join(', ')}`;
}

function counted(count: number, what: string, several = `${what}s`): string {
  return `${count} ${count === 1 ? what : several}`;
}

export const SIGN_OFF = {
  title: (chart: string) => `Sign-off: ${chart}`,
  version: (day: string, hash: string) =>
    `Version of ${day} (${hash}): the fingerprint of every state and rule that is asked about here.`,
  printed: (time: string) => `Printed on ${time}`,
  file: (checksum: string) => `Checksum of the file that this review saves: ${checksum}`,
  reviewers: 'Reviewers',
  open: (count: number) => `Not approved yet (${count})`,
  judged: (count: number) => `Verdicts (${count})`,
  needs: (needs: readonly string[]) => `Needs ${needs.join(', ')}`,
  by: (person: string, time: string, version: string) => `by ${person}, ${time}, ${version}`,
  withdrawn: 'Withdrawn',
  withdrawnBy: (verdict: string, person: string, from: string, to: string) =>
    `${verdict} by ${person}, ${from}; withdrawn ${to}`,
  thisVersion: 'this version',
  otherVersion: (hash: string) => `another version (${hash})`,
  above: (numbers: string) => `Printed above, and read here as well: ${numbers}`,
  empty: 'No verdict has been given yet.',
  statement: 'I have read the parts with my verdict on this sheet and stand by it.',
  name: 'Name',
  signature: 'Signature',
  date: 'Date',
} as const;
