export const SIMULATION_TEXT = {
  start: 'Start the session',
  begin: 'Start',
  working: 'Simulating…',
  clock: {
    title: 'Session clock',
    now: (time: string) => `Session clock: ${time}`,
    wait: (duration: string) => `Wait ${duration}`,
    waitUntil: (what: string, duration: string) => `Wait ${duration} until: ${what}`,
    noTimers: 'No timers are running.',
  },
};
