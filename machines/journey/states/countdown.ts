import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, does, leadsTo } from './described.ts';

/** Shared by the set-up and the repayment screens, so both show the same day (R13.1). */
export const countdown = journeySetup.createStateConfig({
  id: 'countdown',
  ...described('What day it is, and the days to the next payment, beside every screen once they have begun.', 'R13.1'),
  initial: 'waiting',
  on: {
    'day.changed': does(
      'noteDay',
      'Another day has begun, or the page is seen again on one: every date but those of a signed contract follows.',
      'R9.6 R12.8 R13.1 R13.4 R13.5',
    ),
    'journey.ended': leadsTo('.waiting', 'The journey ends or restarts: back to 14 days.', 'R2.4 R13.1 R15.2'),
  },
  states: {
    waiting: described('Begins when set-up or repayment is first seen.', 'R13.1', {
      always: [
        described('The days ran out while the page was away.', 'R13.1 R15.1', {
          guard: 'isCountdownFoundOver',
          target: 'due',
        }),
        described('The countdown had begun before the page was left: it goes on.', 'R13.1 R15.1', {
          guard: 'isCountdownBegun',
          target: 'counting',
        }),
        described('Set-up or repayment is open.', 'R13.1', { guard: 'isSetUpOrRepaymentOpen', target: 'counting' }),
      ],
    }),
    counting: {
      ...described('One day goes by every minute, from 14 down.', 'R13.1'),
      invoke: {
        id: 'watchCountdown',
        src: 'watchTime',
        input: ({ context }) => ({ fromMs: context.countdownMs, reportAs: 'countdown.advanced' }),
        onError: leadsTo('halted', 'The clock cannot be watched: the days stay as they are.', 'R13.1'),
      },
      on: {
        'countdown.advanced': [
          described('No day is left.', 'R13.1', {
            guard: 'isCountdownOver',
            target: 'due',
            actions: 'rememberCountdown',
          }),
          does('rememberCountdown', 'Time went by.', 'R13.1'),
        ],
      },
    },
    due: described('The payment is due today; the count never goes below 0.', 'R13.1'),
    halted: described('The days stand still because no clock could be watched.', 'R13.1'),
  },
});
