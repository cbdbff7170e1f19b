export const OUTLINE = {
  label: (chart: string) => `Outline of ${chart}`,
  nothing: 'No matches. Try another search.',
  startsHere: 'starts here',
  parallel: 'runs in parallel',
  together: 'its parts run in parallel',
  end: 'ends here',
  history: 'resumes where it left off',
  goTo: (title: string) => `Go to ${title}`,
} as const;

export const MARK_WORDS = {
  isActive: 'active',
  taken: { just: 'just happened', before: 'happened earlier' },
  choice: { open: 'can happen now', refused: 'not possible now' },
  timer: 'timer running',
  proof: { proved: 'tested', half: 'partly tested', missing: 'not tested' },
  isFound: 'match',
} as const;

export const DETAILS = {
  label: (title: string) => `About ${title}`,
  state: 'State',
  transition: 'Transition',
  event: 'Event',
  allOf: (label: string) => `All transitions for “${label}”`,
  bundle: (count: number) => `This line combines ${count} transitions`,
  screen: 'Screen',
  place: 'Part of',
  requirements: 'Requirements',
  forEngineers: 'For engineers',
  noRequirements: 'No linked requirements.',
  from: 'From',
  to: 'To',
  stays: 'Stays in the same state.',
  condition: 'Condition',
  order: 'Order',
  askedAs: (place: number, count: number) =>
    place === 1
      ? `Number 1 of ${count}. Checked first.`
      : `Number ${place} of ${count}. Checked only if those before it don’t apply.`,
  ifSo: 'If met',
  ifNot: 'If not met',
  refused: 'Nothing happens.',
  connectives: { and: 'all of these:', or: 'at least one of these:' },
  answers: { yes: 'Met:', no: 'Not met:' },
  does: 'Actions',
  onEntering: 'On entry',
  onLeaving: 'On exit',
  invokes: 'Calls while active',
  waits: 'Delay',
  computedWait: 'the time remaining',
  begins: 'Initial state',
  together: 'All its parts are active at the same time.',
  inside: 'States inside',
  leaves: 'What can happen here',
  comes: 'How to get here',
} as const;

export const SCREEN_PAGE = {
  causes: {
    creator: 'Creator actions',
    time: 'Timers and automatic transitions',
    outside: 'Service responses',
    inherited: 'On every screen',
    parallel: 'In parallel on every screen',
  },
  rules: (count: number, places: readonly string[]) => `${transitions(count)}: ${places.join(', ')}.`,
  event: (rules: number, places: number) =>
    rules === 1
      ? '1 transition.'
      : `${transitions(rules)} in ${places === 1 ? '1 place' : `${places} places`}. Each active part of the journey takes its first transition whose condition is met.`,
  taken: 'Where it has an effect',
  ignored: 'Where nothing happens',
} as const;

function transitions(count: number): string {
  return count === 1 ? '1 transition' : `${count} transitions`;
}
