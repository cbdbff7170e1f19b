import { assign, fromPromise, not, setup } from 'xstate';

/** A chart of another product: regions side by side, history, delays, calls within calls, and not one description. */
const decoder = setup({
  actors: { readHeader: fromPromise<number>(() => Promise.resolve(1)) },
}).createMachine({
  id: 'decoder',
  initial: 'reading',
  states: {
    reading: { invoke: { src: 'readHeader', onDone: 'ready', onError: 'broken' } },
    ready: { type: 'final' },
    broken: { type: 'final' },
  },
});

export const createPlayer = () =>
  setup({
    types: {} as { context: { volume: number }; events: { type: 'PLAY' | 'PAUSE' | 'STOP' | 'POWER' | 'LOUDER' } },
    actors: { decode: decoder },
    guards: { isLoud: ({ context }) => context.volume > 9 },
    actions: { turnUp: assign({ volume: ({ context }) => context.volume + 1 }) },
    delays: { idleTime: 60_000 },
  }).createMachine({
    id: 'player',
    type: 'parallel',
    context: { volume: 0 },
    states: {
      power: {
        initial: 'off',
        states: {
          off: { on: { POWER: 'on.last' } },
          on: {
            initial: 'stopped',
            on: { POWER: 'off' },
            states: {
              stopped: { on: { PLAY: 'loading' }, after: { idleTime: '#player.power.off' } },
              loading: { invoke: { id: 'decode', src: 'decode', onDone: 'playing', onError: 'stopped' } },
              playing: { on: { PAUSE: 'paused', STOP: 'stopped' } },
              paused: { on: { PLAY: 'playing' }, after: { 5000: 'stopped' } },
              last: { type: 'history', history: 'deep' },
            },
          },
        },
      },
      sound: {
        initial: 'quiet',
        states: {
          quiet: {
            on: {
              LOUDER: [
                { guard: 'isLoud', target: 'loud' },
                { guard: not('isLoud'), actions: 'turnUp' },
              ],
            },
          },
          loud: {},
        },
      },
    },
  });
