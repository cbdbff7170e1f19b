import { ROLE_WORDS } from './parts.ts';

export const VERDICT_ACTIONS = {
  approved: 'Approve',
  questioned: 'Question',
  rejected: 'Reject',
} as const;

export const VERDICT_WORDS = {
  approved: 'Approved',
  questioned: 'Questioned',
  rejected: 'Rejected',
  stale: 'Out of date',
  open: 'No decision yet',
  partly: 'Partly approved',
} as const;

type Person = { readonly name: string; readonly role: keyof typeof ROLE_WORDS };

export const REVIEW = {
  title: 'Review',
  mine: (done: number, all: number) => `You approved ${done} of ${all} parts`,
  asked: (some: number, all: number, role: keyof typeof ROLE_WORDS) =>
    `${some === all ? `All ${all} parts need` : `${some} of ${all} parts ${some === 1 ? 'needs' : 'need'}`} your approval as ${ROLE_WORDS[role].toLowerCase()}.`,
  everybody: (count: Readonly<Record<Exclude<keyof typeof VERDICT_WORDS, 'partly'> | 'all', number>>) =>
    [
      `${count.approved} of ${count.all} parts fully approved`,
      ...(count.questioned === 0 ? [] : [`${count.questioned} questioned`]),
      ...(count.rejected === 0 ? [] : [`${count.rejected} rejected`]),
      ...(count.stale === 0 ? [] : [`${count.stale} out of date`]),
    ].join(', '),
  own: (state: keyof typeof VERDICT_WORDS) => `You: ${VERDICT_WORDS[state].toLowerCase()}`,
  overall: (state: 'approved' | 'questioned' | 'rejected' | 'stale', people: readonly Person[]) =>
    state === 'approved' ? approvedBy(people) : `${VERDICT_WORDS[state]}: ${people.map(({ name }) => name).join(', ')}`,
  waits: (roles: readonly Person['role'][], you: Person['role'] | null = null, people: readonly Person[] = []) =>
    `${people.length === 0 ? 'Waiting' : `${approvedBy(people)}, waiting`} for ${roles.map((role) => (role === you ? 'you' : ROLE_WORDS[role])).join(', ')}`,
  repeated: ({ name, role }: Person, counted: Person['role']) =>
    `${name} already approved as ${ROLE_WORDS[counted]}. Someone else must approve as ${ROLE_WORDS[role]}.`,
  who: {
    title: 'Who’s reviewing?',
    why: 'Your decisions stay in this browser until you save them to a file.',
    name: 'Your name',
    role: 'Your role',
    chooseRole: 'Choose your role',
    stays: (people: readonly string[]) =>
      `This browser has decisions by ${people.join(', ')}. Enter the same name and role to continue, or your own to add yours.`,
    you: (person: string) => `Reviewing as ${person}`,
    nameMissing: 'Enter your name. It’s shown with your decisions.',
    begin: 'Start review',
    change: 'Change reviewer',
    first: 'Enter your name above to start reviewing.',
  },
  person: ({ name, role }: Person) => `${name} (${ROLE_WORDS[role].toLowerCase()})`,
  note: 'Your comment',
  noteHint: 'Your question, or what’s wrong. Saves automatically.',
  noteMissing: 'Add a comment with your question or what’s wrong.',
  withNote: (verdict: keyof typeof VERDICT_ACTIONS) => `${VERDICT_ACTIONS[verdict]} with this comment`,
  edited: (time: string) => `comment edited ${time}`,
  earlier: (count: number) => `History (${count})`,
  undo: (verdict: string) => `Undo “${verdict}”`,
  next: (title: string) => `Next: ${title}`,
  allDone: 'You’ve reviewed all your parts.',
  keys: 'Shortcuts: A to approve, Q to question, R to reject, N for the next part.',
  said: (verdict: string, title: string) => `${verdict}: ${title}`,
  notSaved: 'This browser can’t save your review. Save it to a file before you leave this page.',
  save: 'Save to file',
  open: 'Open file',
  openLabel: 'Open a review file',
  fileName: (chart: string, name: string, day: string) => `review-${chart}-${name}-${day}.json`,
  parts: 'Parts to review',
  othersParts: (count: number) => (count === 1 ? '1 part for others' : `${count} parts for others`),
  stories: 'Stories (optional)',
  judge: 'Review this part',
  wording: 'What happens here',
  wordsIn: (heading: string, count: number) => `${heading} (${countText(count, 'sentence')})`,
  openDocument: 'Open document',
  verdict: 'Your decision',
  verdicts: 'Decisions and comments',
  needs: 'Approvers',
  needMarked: (isNeeded: boolean, person: string, day: string) =>
    `${isNeeded ? 'added' : 'removed'} by ${person}, ${day}`,
  tabs: 'Review sections',
  changed: (count: number) => `Changed since your decision (${count})`,
  partsTab: 'Parts',
  place: (place: number, all: number, title: string) => `Part ${place} of ${all}: ${title}`,
  signOff: 'Sign-off',
  before: 'Before',
  after: 'Now',
  pictureBefore: 'Screen when you reviewed it',
  pictureNow: 'Current screen',
  isNew: 'Not there before.',
  isRemoved: 'Removed.',
  sameWording: 'The wording is the same. A condition, destination, or action changed.',
  print: 'Print',
  imported: (people: readonly string[], verdicts: number, notes: number) =>
    `Imported ${countText(verdicts, 'decision')} and ${countText(notes, 'comment')} from ${people.join(', ')}.`,
  needsChanged: (titles: readonly string[]) => `The file also changed who must approve: ${titles.join(', ')}.`,
  nothingImported: 'The file has no new decisions or comments.',
  mineStays: 'Your own decisions and comments didn’t change.',
  conflict: (person: string, title: string, here: string, inFile: string) =>
    `${person}, ${title}: ${here} here, ${inFile} in the file. The later one counts. The other is under “History”.`,
  notAReview: 'This isn’t a review file from this page. Your review didn’t change.',
  changedFile: 'This file was edited after it was saved, so it wasn’t opened. Your review didn’t change.',
  otherVersion: 'The file reviews another version of the chart. Decisions on parts that changed are out of date.',
} as const;

function approvedBy(people: readonly Person[]): string {
  return `Approved by ${people.map(({ name, role }) => `${ROLE_WORDS[role]}: ${name}`).join(', ')}`;
}

function countText(count: number, what: string, several = `${what}s`): string {
  return `${count} ${count === 1 ? what : several}`;
}

export const SIGN_OFF = {
  title: (chart: string) => `Sign-off: ${chart}`,
  version: (day: string, hash: string) =>
    `Version ${hash}, built ${day}. A new version means that a state or transition changed.`,
  printed: (time: string) => `Printed ${time}`,
  file: (checksum: string) => `Review file checksum: ${checksum}`,
  reviewers: 'Reviewers',
  open: (count: number) => `Not approved yet (${count})`,
  judged: (count: number) => `Decisions (${count})`,
  needs: (needs: readonly string[]) => (needs.length === 0 ? 'No approval needed' : `Approvers: ${needs.join(', ')}`),
  by: (person: string, time: string, version: string) => `by ${person}, ${time}, ${version}`,
  withdrawn: 'Withdrawn',
  withdrawnBy: (verdict: string, person: string, from: string, to: string) =>
    `${verdict} by ${person}, ${from}; withdrawn ${to}`,
  thisVersion: 'this version',
  otherVersion: (hash: string) => `another version (${hash})`,
  above: (numbers: string) => `See above: sentences ${numbers}`,
  empty: 'No decisions yet.',
  statement: 'I have read each part that shows my decision on this sheet, and I confirm that decision.',
  name: 'Name',
  signature: 'Signature',
  date: 'Date',
} as const;
