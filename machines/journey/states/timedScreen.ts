import { journeySetup } from '#machines/journey/vocabulary/actions.ts';

/** How a timed screen goes on by itself: running leaves after 7 seconds, paused holds everything (R6.3, R6.4, R11.1). */
export function timer(nextScreen: string, requirement: string, destination: string) {
  return journeySetup.createStateConfig({
    description: 'Whether the screen goes on by itself.',
    meta: { requirements: [requirement, 'R6.4'] },
    initial: 'found',
    states: {
      found: {
        description: 'A screen that was held when the page was left is held still.',
        meta: { requirements: ['R6.4', 'R15.1'] },
        always: [
          {
            guard: 'wasFoundPaused',
            target: 'paused',
            actions: 'forgetSavedProgress',
            description: 'The creator had pressed Pause before the page was left.',
            meta: { requirements: ['R6.4', 'R15.1'] },
          },
          {
            target: 'running',
            actions: 'forgetSavedProgress',
            description: 'Time goes on, from where it stood.',
            meta: { requirements: [requirement, 'R15.1'] },
          },
        ],
      },
      running: {
        description: 'Time counts; the screen leaves after 7 seconds.',
        meta: { requirements: [requirement] },
        tags: 'running',
        invoke: {
          id: `watchProgress:${nextScreen}`,
          src: 'watchTime',
          input: ({ context }) => ({ fromMs: context.elapsedMs, reportAs: 'progress.advanced' }),
          onError: {
            description:
              'The clock cannot be watched: the percentage stands still and the screen still leaves in time.',
            meta: { requirements: [requirement] },
          },
        },
        after: {
          remainingTime: {
            target: `#${nextScreen}`,
            description: `7 seconds are over: ${destination}.`,
            meta: { requirements: [requirement] },
          },
        },
        on: {
          'progress.paused': {
            target: 'paused',
            description: 'The creator presses Pause.',
            meta: { requirements: ['R6.4'] },
          },
        },
      },
      paused: {
        description: 'Progress and leaving are held.',
        meta: { requirements: ['R6.4'] },
        on: {
          'progress.resumed': {
            target: 'running',
            description: 'The creator presses Resume.',
            meta: { requirements: ['R6.4'] },
          },
        },
      },
    },
  });
}

/** One step of a timed screen: open until its percentage is reached. */
export function step(label: string, percent: number, next: string, requirement: string) {
  return journeySetup.createStateConfig({
    description: `"${label}" is going on.`,
    meta: { requirements: [requirement] },
    always: {
      guard: { type: 'hasReachedPercent', params: { percent } },
      target: next,
      description: `${percent} % is reached: "${label}" is complete.`,
      meta: { requirements: [requirement] },
    },
  });
}

/** The percentage follows the time that has passed (R6.1, R11.1). */
export const followsTime = {
  actions: 'rememberElapsed',
  description: 'Time went by: the percentage follows.',
  meta: { requirements: ['R6.1', 'R11.1'] },
} as const;
