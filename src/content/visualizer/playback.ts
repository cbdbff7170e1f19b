/** The words of playing a session back. */
export const PLAYBACK_TEXT = {
  start: 'The session begins',
  branches: 'Kept when you went another way',
  branch: (steps: number, what: string) => `${steps} steps, the last: ${what}`,
  scrubber: {
    label: 'Time travel',
    range: 'Step of the session',
    position: (index: number, count: number) => `Step ${index} of ${count}`,
    valueText: (index: number, count: number, what: string, time: string) =>
      `Step ${index} of ${count}, at ${time}: ${what}`,
    first: 'To the first step',
    back: 'One step back',
    forward: 'One step forward',
    last: 'To the last step',
  },
  log: {
    title: 'What happened',
    earlier: (count: number) => `${count} earlier steps are left out of this list.`,
    later: (count: number) => `${count} later steps are left out of this list.`,
    refused: 'refused, nothing changed',
  },
  details: {
    title: 'This step',
    at: (time: string) => `at ${time} on the session’s clock`,
    entered: 'Now here',
    left: 'No longer here',
    rules: 'Rules that were followed',
    emitted: 'What the app was notified of',
    changed: 'What is remembered differently',
    data: 'Everything that is remembered',
    becomes: (before: string, after: string) => `${before} → ${after}`,
  },
};

/** The words of the list of paths. */
export const PATHS_TEXT = {
  title: 'Paths',
  intro:
    'The shortest tested way to every state, and the tested tours. Each can be played on the chart step by step, and each step shown in the product.',
  loading: 'The chart goes every tested path.',
  filter: 'Find a state or a screen',
  screen: 'Screen',
  anyScreen: 'any screen',
  found: (count: number, all: number) => `${count} of ${all} states`,
  states: 'The shortest way to every state',
  tours: 'Tested tours',
  toursIntro: 'Long ways through the chart. Together they take every transition, with both answers of every guard.',
  columns: {
    state: 'State',
    steps: 'Steps',
    start: 'Begins',
    screens: 'Screens on the way',
    conditions: 'Conditions met on the way',
    proof: 'Tested',
    play: 'Play',
    tour: 'Tour',
  },
  conditions: (count: number) => (count === 1 ? '1 condition' : `${count} conditions`),
  noConditions: 'none',
  passing: 'left again at once',
  proof: { proved: 'model, browser', half: 'model', missing: 'not tested' },
  playHere: 'Play here',
  playHereOf: (title: string) => `Play here: ${title}`,
  wayTo: (title: string) => `To ${title}`,
  tour: (name: string) => `Tour “${name}”`,
  straightTo: (title: string) => `straight to ${title}`,
};
