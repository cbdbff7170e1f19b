import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { endsWithSession } from './transitions.ts';

/** The days to the next payment: one clock for the set-up and the repayment screens (R13.1). */
export const countdown = journeySetup.createStateConfig({
  id: 'countdown',
  description: 'The days to the next payment, and what day it is. It goes on beside every screen once it has begun.',
  meta: { requirements: ['R13.1'] },
  initial: 'waiting',
  on: {
    'day.changed': {
      actions: 'noteDay',
      description:
        'Another day has begun, or the page is seen again on one: every date but those of a signed contract follows.',
      meta: { requirements: ['R9.6', 'R12.8', 'R13.1', 'R13.4', 'R13.5'] },
    },
    'journey.restarted': {
      target: '.waiting',
      description: 'The creator starts over: the countdown is put back to 14 days.',
      meta: { requirements: ['R13.1', 'R15.2'] },
    },
    ...endsWithSession('.waiting', 'the countdown is put back to 14 days', ['R2.4', 'R13.1']),
  },
  states: {
    waiting: {
      description: 'Begins when set-up or repayment is first seen.',
      meta: { requirements: ['R13.1'] },
      always: [
        {
          guard: 'isCountdownFoundOver',
          target: 'due',
          description: 'The days ran out while the page was away.',
          meta: { requirements: ['R13.1', 'R15.1'] },
        },
        {
          guard: 'isCountdownBegun',
          target: 'counting',
          description: 'The countdown had begun before the page was left: it goes on.',
          meta: { requirements: ['R13.1', 'R15.1'] },
        },
        {
          guard: 'isSetUpOrRepaymentOpen',
          target: 'counting',
          description: 'Set-up or repayment is open.',
          meta: { requirements: ['R13.1'] },
        },
      ],
    },
    counting: {
      description: 'One day goes by every minute, from 14 down.',
      meta: { requirements: ['R13.1'] },
      invoke: {
        id: 'watchCountdown',
        src: 'watchTime',
        input: ({ context }) => ({ fromMs: context.countdownMs, reportAs: 'countdown.advanced' }),
        onError: {
          target: 'halted',
          description: 'The clock cannot be watched: the days stay as they are.',
          meta: { requirements: ['R13.1'] },
        },
      },
      on: {
        'countdown.advanced': [
          {
            guard: 'isCountdownOver',
            target: 'due',
            actions: 'rememberCountdown',
            description: 'No day is left.',
            meta: { requirements: ['R13.1'] },
          },
          {
            actions: 'rememberCountdown',
            description: 'Time went by.',
            meta: { requirements: ['R13.1'] },
          },
        ],
      },
    },
    due: { description: 'The payment is due today; the count never goes below 0.', meta: { requirements: ['R13.1'] } },
    halted: {
      description: 'The days stand still because no clock could be watched.',
      meta: { requirements: ['R13.1'] },
    },
  },
});
