import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described } from './described.ts';

/** How a timed screen goes on by itself: running leaves after 7 seconds, paused holds everything (R6.3, R6.4, R11.1). */
export function timer(nextScreen: string, requirement: string, destination: string) {
  return journeySetup.createStateConfig({
    ...described('Whether the screen goes on by itself.', `${requirement} R6.4`),
    initial: 'found',
    states: {
      found: described('A screen that was held when the page was left is held still.', 'R6.4 R15.1', {
        always: [
          described('The creator had pressed Pause before the page was left.', 'R6.4 R15.1', {
            guard: 'wasFoundPaused',
            target: 'paused',
            actions: 'forgetSavedProgress',
          }),
          described('Time goes on, from where it stood.', `${requirement} R15.1`, {
            target: 'running',
            actions: 'forgetSavedProgress',
          }),
        ],
      }),
      running: {
        ...described('Time counts; the screen leaves after 7 seconds.', requirement),
        tags: 'running',
        invoke: {
          id: `watchProgress:${nextScreen}`,
          src: 'watchTime',
          input: ({ context }) => ({ fromMs: context.elapsedMs, reportAs: 'progress.advanced' }),
          onError: {
            ...described(
              'The clock cannot be watched: the percentage stands still and the screen still leaves in time.',
              requirement,
            ),
          },
        },
        after: {
          remainingTime: described(`7 seconds are over: ${destination}.`, requirement, { target: `#${nextScreen}` }),
        },
        on: { 'progress.paused': described('The creator presses Pause.', 'R6.4', { target: 'paused' }) },
      },
      paused: described('Progress and leaving are held.', 'R6.4', {
        on: { 'progress.resumed': described('The creator presses Resume.', 'R6.4', { target: 'running' }) },
      }),
    },
  });
}

/** One step of a timed screen: open until its percentage is reached. */
export function step(label: string, percent: number, next: string, requirement: string) {
  return journeySetup.createStateConfig({
    ...described(`"${label}" is going on.`, requirement),
    always: described(`${percent} % is reached: "${label}" is complete.`, requirement, {
      guard: { type: 'hasReachedPercent', params: { percent } },
      target: next,
    }),
  });
}

/** The percentage follows the time that has passed (R6.1, R11.1). */
export const followsTime = described('Time went by: the percentage follows.', 'R6.1 R11.1', {
  actions: 'rememberElapsed',
});
