/** The words of a comparison of two versions of a chart. A subject is a name such as "Continue on Offers". */
export const COMPARISON = {
  label: 'Comparison with an earlier version',
  intro: 'Choose a version that was saved earlier. What is new, removed or changed since then is marked and listed.',
  choose: 'Choose a saved version',
  compared: (name: string) => `Compared with ${name}`,
  same: 'Nothing has changed.',
  count: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  onlyChanges: 'Show only what changed',
  close: 'End the comparison',
  closeProblem: 'Close the message',
  kinds: { added: 'New', removed: 'Removed', changed: 'Changed' },
} as const;

/** Why a file cannot be compared with. */
export const MODEL_PROBLEMS = {
  notSaved: 'This file is no version of a chart as this page saves it, or it was changed since.',
  otherChart: 'This file is of another chart.',
  unreadable: 'This file could not be read. Choose it again.',
} as const;

/** One sentence for each change. */
export const CHANGE_WORDS = {
  state: (title: string) => `The state ${title}`,
  rule: (label: string, place: string) => `${label} on ${place}`,
  start: (place: string) => `The start of ${place}`,
  added: (subject: string, text: string) => `${subject} is new: ${text}`,
  removed: (subject: string, text: string) => `${subject} is removed: ${text}`,
  changed: (subject: string, parts: readonly string[]) => `${subject} ${listed(parts)}.`,

  renamed: (before: string) => `was called ${before} before`,
  movedInto: (place: string) => `lies in ${place} now`,
  target: (now: string, before: string) => `now leads to ${now} instead of ${before}`,
  leadsNow: (now: string) => `now leads to ${now}`,
  staysNow: (before: string) => `no longer leads to ${before}`,
  reentered: 'now begins anew even when it leads back',
  notReentered: 'no longer begins anew when it leads back',
  alsoNeeds: (statements: readonly string[]) => `now also needs that ${listed(statements)}`,
  needs: (statement: string) => `now needs that ${statement}`,
  noLongerNeeds: (statements: readonly string[]) => `no longer needs that ${listed(statements)}`,
  needsOther: (now: string, before: string) => `now needs that ${now}, where it needed that ${before}`,
  checkedAsFallback: 'is now checked only when the rules before it refuse',
  checkedFirst: 'is now checked first',
  does: (texts: readonly string[]) => `now also ${listed(texts)}`,
  doesNot: (texts: readonly string[]) => `no longer ${listed(texts)}`,
  reordered: 'does the same in another order',
  onEntering: (text: string) => `on entering it ${text}`,
  onLeaving: (text: string) => `on leaving it ${text}`,
  meanwhile: (text: string) => `meanwhile it ${text}`,
  waits: (now: string, before: string) => `now waits ${now} instead of ${before}`,
  computedWait: 'as long as is left of the time',
  kind: 'is now made in another way',
  serves: (ids: readonly string[]) => `now serves ${listed(ids)}`,
  servesNot: (ids: readonly string[]) => `no longer serves ${listed(ids)}`,
  reworded: 'is worded differently',
  otherNames: 'has other names in the chart',
} as const;

/** Several phrases as one. */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
