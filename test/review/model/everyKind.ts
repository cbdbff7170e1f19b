import { and, fromPromise, not, or, setup, stateIn } from 'xstate';

const vocabulary = setup({
  types: { context: {} as { readonly count: number } },
  actors: { askBank: fromPromise(() => Promise.resolve()) },
  guards: {
    isLate: ({ context }) => context.count > 1,
    isEarly: not('isLate'),
    isTwoThree: ({ context }, params: { limit: number }) => context.count > params.limit,
  },
  actions: { countOn: () => {}, sayHello: (_args, _params: { name: string }) => {} },
  delays: { shortWait: 2000, restOfDay: ({ context }) => context.count },
});

/** A small chart with every kind of transition, guard and delay that the library knows. */
export const everyKind = () =>
  vocabulary.createMachine({
    id: 'bank',
    context: { count: 0 },
    initial: 'asking',
    on: { '*': { actions: 'countOn' }, 'bank.called': { target: '.closed' } },
    states: {
      asking: {
        entry: 'countOn',
        exit: { type: 'sayHello', params: { name: 'Ada' } },
        invoke: {
          id: 'askBank',
          src: 'askBank',
          onDone: 'asked',
          onError: { target: 'asking', reenter: true },
          onSnapshot: { actions: 'countOn' },
        },
        after: { shortWait: 'asked', restOfDay: 'closed', 60000: { target: 'closed', guard: 'isEarly' } },
      },
      asked: {
        type: 'parallel',
        onDone: 'closed',
        always: {
          guard: and(['isLate', or([stateIn({ asked: { left: 'open' } }), not(stateIn('#bank.closed'))])]),
          target: 'closed',
        },
        states: {
          left: {
            initial: 'open',
            states: {
              open: {
                on: {
                  'drawer.shut': [
                    { guard: { type: 'isTwoThree', params: { limit: 3 } }, target: 'shut' },
                    { guard: not('isEarly'), target: 'open' },
                    {
                      target: ['#bank.asked.left.shut', '#bank.asked.right.on'],
                      actions: { type: 'sayHello', params: { name: 'Bo' } },
                    },
                  ],
                },
              },
              shut: { type: 'final' },
              before: { type: 'history' },
            },
          },
          right: {
            initial: 'on',
            states: {
              on: { on: { 'lamp.switched': { guard: () => true, target: 'off', actions: () => {} } } },
              off: { type: 'final' },
            },
          },
        },
      },
      closed: { on: { 'bank.reopened': 'asked.left.before', 'bank.forgotten': {} } },
    },
  });
