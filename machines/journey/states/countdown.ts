import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, runs, goesTo } from './described.ts';

/** Shared by the setup and the repayment screens, so both show the same day (R13.1). */
export const countdown = journeySetup.createStateConfig({
  id: 'countdown',
  ...described('Tracks today’s date and the days until the next payment, on every screen.', 'R13.1'),
  initial: 'waiting',
  on: {
    'day.changed': runs(
      'noteDay',
      'The date changes and every date updates, except those in a signed contract.',
      'R9.6 R12.8 R13.1 R13.4 R13.5',
    ),
    'journey.ended': goesTo(
      '.waiting',
      'The journey ends or starts over, and the countdown resets to 14 days.',
      'R2.4 R13.1 R15.2',
    ),
  },
  states: {
    waiting: described('The countdown starts when the setup or repayment screen first opens.', 'R13.1', {
      always: [
        described('The countdown reached zero before this visit.', 'R13.1 R15.1', {
          guard: 'isCountdownFoundOver',
          target: 'due',
        }),
        described('The countdown started during an earlier visit and continues.', 'R13.1 R15.1', {
          guard: 'isCountdownBegun',
          target: 'counting',
        }),
        described('The setup or repayment screen opens.', 'R13.1', {
          guard: 'isSetUpOrRepaymentOpen',
          target: 'counting',
        }),
      ],
    }),
    counting: {
      ...described('The countdown drops one day every minute, starting at 14.', 'R13.1'),
      invoke: {
        id: 'watchCountdown',
        src: 'watchTime',
        input: ({ context }) => ({ fromMs: context.countdownMs, reportAs: 'countdown.advanced' }),
        onError: goesTo('halted', 'The clock failed, so the countdown stops.', 'R13.1'),
      },
      on: {
        'countdown.advanced': [
          described('No days are left.', 'R13.1', {
            guard: 'isCountdownOver',
            target: 'due',
            actions: 'rememberCountdown',
          }),
          runs('rememberCountdown', 'Time passes and the countdown updates.', 'R13.1'),
        ],
      },
    },
    due: described('The payment is due today. The countdown never goes below 0.', 'R13.1'),
    halted: described('The countdown is stopped because the clock failed.', 'R13.1'),
  },
});
