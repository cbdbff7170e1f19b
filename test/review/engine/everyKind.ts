import { and, fromPromise, not, or, setup, stateIn } from 'xstate';

const bankSetup = setup({
  types: { context: {} as { readonly count: number } },
  actors: { askBank: fromPromise(() => Promise.resolve()) },
  guards: {
    isLate: ({ context }) => context.count > 1,
    isEarly: not('isLate'),
    isAbove: ({ context }, params: { limit: number }) => context.count > params.limit,
  },
  actions: { countOn: () => {} },
  delays: { shortWait: 2000, restOfDay: ({ context }) => context.count + 5000 },
});

const left = bankSetup.createStateConfig({
  initial: 'open',
  states: {
    open: {
      on: {
        'drawer.shut': [
          { guard: { type: 'isAbove', params: { limit: 3 } }, target: 'shut' },
          { guard: not('isEarly'), target: 'open' },
          { target: ['#bank.asked.left.shut', '#bank.asked.right.on'], actions: 'countOn' },
        ],
      },
    },
    shut: { type: 'final' },
    before: { type: 'history' },
  },
});

const right = bankSetup.createStateConfig({
  initial: 'on',
  states: {
    on: { on: { 'lamp.switched': { guard: () => true, target: 'off', actions: () => {} } } },
    off: { type: 'final' },
  },
});

/** A chart with every kind of transition, guard and delay, and without descriptions. */
export const EVERY_KIND = bankSetup.createMachine({
  id: 'bank',
  context: { count: 0 },
  initial: 'asking',
  on: { '*': { actions: 'countOn' }, 'bank.called': '.closed' },
  states: {
    asking: {
      entry: 'countOn',
      invoke: {
        id: 'askBank',
        src: 'askBank',
        onDone: 'asked',
        onError: { target: 'asking', reenter: true },
        onSnapshot: { actions: 'countOn' },
      },
      after: { shortWait: 'closed', restOfDay: 'closed', 60000: { target: 'closed', guard: 'isEarly' } },
    },
    asked: {
      type: 'parallel',
      onDone: 'closed',
      always: {
        guard: and(['isLate', or([stateIn({ asked: { left: 'open' } }), not(stateIn('#bank.closed'))])]),
        target: 'closed',
      },
      states: { left, right },
    },
    closed: { meta: {}, on: { 'bank.reopened': 'asked.left.before', 'bank.forgotten': {} } },
  },
});
