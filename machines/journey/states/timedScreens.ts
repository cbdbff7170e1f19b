import { TIMED_STEP_PERCENTS } from '#machines/constants.ts';
import type { TimedProgress } from '#machines/journey/context.ts';
import { humanize } from '#machines/journey/humanize.ts';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, describedScreen, runs, goesBack, goesTo } from './described.ts';

function createTimer(screen: TimedProgress['screen'], nextScreen: string, requirement: string, outcome: string) {
  return journeySetup.createStateConfig({
    ...described('Tracks whether the screen advances automatically.', `${requirement} R6.4`),
    initial: 'found',
    states: {
      found: described('A screen paused before the page closed is still paused.', 'R6.4 R15.1', {
        always: [
          described('The creator paused this screen before the page closed.', 'R6.4 R15.1', {
            guard: { type: 'wasFoundPaused', params: { screen } },
            target: 'paused',
            actions: 'forgetSavedProgress',
          }),
          described('The screen is not paused, so progress runs.', `${requirement} R15.1`, {
            target: 'running',
            actions: 'forgetSavedProgress',
          }),
        ],
      }),
      running: {
        ...described('Progress runs; the screen advances after 7 seconds.', requirement),
        tags: 'running',
        invoke: {
          id: `watchProgress:${nextScreen}`,
          src: 'watchTime',
          input: ({ context }) => ({ fromMs: context.elapsedMs, reportAs: 'progress.advanced' }),
          onError: described(
            'The clock failed; the percentage stops, but the screen still advances on time.',
            requirement,
          ),
        },
        after: { remainingTime: goesTo(`#${nextScreen}`, `${outcome} after 7 seconds.`, requirement) },
        on: { 'progress.paused': goesTo('paused', 'The creator presses Pause.', 'R6.4') },
      },
      paused: described('Progress is paused, and the screen does not advance.', 'R6.4', {
        on: { 'progress.resumed': goesTo('running', 'The creator presses Resume.', 'R6.4') },
      }),
    },
  });
}

function createSteps(screen: TimedProgress['screen'], requirement: string) {
  const percents = Object.entries(TIMED_STEP_PERCENTS[screen]);
  const names = [...percents.map(([name]) => name), 'complete'];
  const stepStates = percents.map(([name, percent], index) => {
    const label = `"${humanize(name)}"`;
    const completes = described(`Progress reaches ${percent}% and ${label} is complete.`, requirement, {
      guard: { type: 'hasReachedPercent', params: { percent } },
      target: names[index + 1],
    });
    return [name, described(`${label} is in progress.`, requirement, { always: completes })] as const;
  });
  return journeySetup.createStateConfig({
    ...described('Tracks the steps, which finish one after another.', requirement),
    initial: names[0],
    states: { ...Object.fromEntries(stepStates), complete: described('Every step is complete.', requirement) },
  });
}

const followsTime = runs('rememberElapsed', 'Time passes and the percentage advances.', 'R6.1 R11.1');

export const processing = journeySetup.createStateConfig({
  ...describedScreen('processing', 'The offers are being prepared.', 'R6.1 R6.3'),
  tags: 'timed',
  type: 'parallel',
  entry: { type: 'beginProgress', params: { screen: 'processing' } },
  on: {
    'progress.advanced': followsTime,
    'navigation.backRequested': goesTo(
      '#connectAdditionalAccounts',
      'Back returns to the optional accounts and cancels the preparation.',
      'R6.3 R1.7',
    ),
  },
  states: {
    timer: createTimer('processing', 'offers', 'R6.3', 'The offers open'),
    steps: createSteps('processing', 'R6.2'),
  },
});

export const businessVerification = journeySetup.createStateConfig({
  ...describedScreen('businessVerification', 'The business is being verified.', 'R11.1'),
  tags: 'timed',
  type: 'parallel',
  entry: { type: 'beginProgress', params: { screen: 'businessVerification' } },
  on: {
    'progress.advanced': followsTime,
    'navigation.backRequested': goesBack('#signIrsForm', 'Back returns to the IRS form and cancels the verification.'),
  },
  states: {
    timer: createTimer('businessVerification', 'contract', 'R11.1', 'The contract opens'),
    steps: createSteps('businessVerification', 'R11.1'),
  },
});
