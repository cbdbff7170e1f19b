export const PLAYBACK_TEXT = {
  start: 'The session begins',
  scrubber: {
    label: 'Time travel',
    range: 'Step of the session',
    position: (index: number, count: number) => `Step ${index} of ${count}`,
    valueText: (index: number, count: number, what: string, time: string) =>
      `Step ${index} of ${count}, at ${time}: ${what}`,
    first: 'To the first step',
    back: 'One step back',
    run: 'Play all steps',
    pause: 'Pause',
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
  },
};
