export const SIMULATION_TEXT = {
  start: 'The session begins',
  begin: 'Start',
  working: 'The chart works this out.',
  clock: {
    title: 'The session’s clock',
    now: (time: string) => `The session’s clock shows ${time}.`,
    wait: (duration: string) => `Wait ${duration}`,
    waitUntil: (what: string, duration: string) => `Wait ${duration}, until: ${what}`,
    nothingRuns: 'No timer runs here.',
  },
};
