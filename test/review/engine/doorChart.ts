import { createMachine } from 'xstate';

/** A chart of another product, flat: no screens, no words, no requirements. */
export const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { OPEN: 'open', LOCK: 'locked' } },
    open: { on: { CLOSE: 'closed' }, after: { 30_000: 'closed' } },
    locked: { on: { UNLOCK: 'closed', BREAK: 'broken' } },
    broken: { type: 'final' },
  },
});
