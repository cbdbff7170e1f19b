export const OUTLINE = {
  label: (chart: string) => `Outline of ${chart}`,
  nothing: 'Nothing in the chart fits. Search for something else.',
  startsHere: 'starts here',
  parallel: 'active at the same time',
  together: 'several parts at the same time',
  end: 'the end',
  history: 'returns to where it was left',
  goTo: (title: string) => `Go to ${title}`,
} as const;

export const MARK_WORDS = {
  isActive: 'here now',
  taken: { just: 'just happened', before: 'happened before' },
  choice: { open: 'can happen now', refused: 'refused now' },
  timer: 'time is running',
  proof: { proved: 'tested', half: 'half tested', missing: 'not tested' },
  isFound: 'found',
} as const;

export const DETAILS = {
  label: (title: string) => `About ${title}`,
  state: 'State',
  transition: 'Rule',
  event: 'Event',
  allOf: (label: string) => `All that “${label}” does`,
  bundle: (count: number) => `This line stands for ${count} rules`,
  screen: 'Screen',
  place: 'Lies in',
  requirements: 'Requirements',
  forEngineers: 'For engineers',
  noRequirements: 'It names no requirement.',
  from: 'Starts at',
  to: 'Leads to',
  stays: 'It stays where it is.',
  condition: 'Asks',
  order: 'Order',
  askedAs: (place: number, count: number) =>
    place === 1
      ? `It is asked first of ${count}.`
      : `It is asked as ${place} of ${count}, when those before it refuse.`,
  ifSo: 'If so',
  ifNot: 'If not',
  refused: 'Nothing happens.',
  connectives: { and: 'all of these:', or: 'at least one of these:' },
  answers: { yes: 'Yes:', no: 'No:' },
  does: 'Does',
  onEntering: 'On entering',
  onLeaving: 'On leaving',
  invokes: 'While it lasts, it asks',
  waits: 'Waits',
  computedWait: 'as long as is left of the time',
  begins: 'Begins with',
  together: 'Several parts are active at the same time.',
  inside: 'Its parts',
  leaves: 'What can happen here',
  comes: 'What leads here',
} as const;

export const SCREEN_PAGE = {
  causes: {
    creator: 'What the creator can do',
    time: 'What time does, and what follows by itself',
    outside: 'What the outside answers',
    inherited: 'On every screen',
    beside: 'What goes on beside every screen',
  },
  rules: (count: number, places: readonly string[]) =>
    `${count === 1 ? '1 rule' : `${count} rules`}: ${places.join(', ')}.`,
  event: (rules: number, places: number) =>
    rules === 1
      ? '1 rule.'
      : `${rules} rules in ${places === 1 ? '1 place' : `${places} places`}. Every part of the journey that is active then follows its own rule: the first one whose condition is met.`,
  taken: 'Where it is taken',
  ignored: 'Where nothing happens',
} as const;
