export const PLAYBACK_TEXT = {
  start: 'Session starts',
  scrubber: {
    label: 'Playback',
    range: 'Session step',
    position: (index: number, count: number) => `Step ${index} of ${count}`,
    valueText: (index: number, count: number, what: string, time: string) =>
      `Step ${index} of ${count}, at ${time}: ${what}`,
    first: 'First step',
    back: 'Previous step',
    run: 'Play all steps',
    pause: 'Pause',
    forward: 'Next step',
    last: 'Last step',
  },
  log: {
    title: 'Steps',
    earlier: (count: number) => `${count === 1 ? '1 earlier step isn’t' : `${count} earlier steps aren’t`} listed.`,
    later: (count: number) => `${count === 1 ? '1 later step isn’t' : `${count} later steps aren’t`} listed.`,
    refused: 'not possible, nothing changed',
  },
  details: {
    title: 'This step',
    at: (time: string) => `at ${time} on the session clock`,
    entered: 'Now active',
    left: 'No longer active',
    rules: 'Transitions taken',
    emitted: 'Events sent to the app',
  },
};
