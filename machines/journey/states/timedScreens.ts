import { TIMED_STEP_PERCENTS } from '#machines/constants.ts';
import type { TimedProgress } from '#machines/journey/context.ts';
import { humanize } from '#machines/journey/humanize.ts';
import { journeySetup } from '#machines/journey/vocabulary/actions.ts';
import { described, describedScreen, does, goesBack, leadsTo } from './described.ts';

function timer(screen: TimedProgress['screen'], nextScreen: string, requirement: string, destination: string) {
  return journeySetup.createStateConfig({
    ...described('Whether the screen goes on by itself.', `${requirement} R6.4`),
    initial: 'found',
    states: {
      found: described('A screen that was held when the page was left is held still.', 'R6.4 R15.1', {
        always: [
          described('The creator had pressed Pause here before the page was left.', 'R6.4 R15.1', {
            guard: { type: 'wasFoundPaused', params: { screen } },
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
          onError: described(
            'The clock fails: the percentage stands still, and the screen leaves in time.',
            requirement,
          ),
        },
        after: { remainingTime: leadsTo(`#${nextScreen}`, `7 seconds are over: ${destination}.`, requirement) },
        on: { 'progress.paused': leadsTo('paused', 'The creator presses Pause.', 'R6.4') },
      },
      paused: described('Progress and leaving are held.', 'R6.4', {
        on: { 'progress.resumed': leadsTo('running', 'The creator presses Resume.', 'R6.4') },
      }),
    },
  });
}

function steps(screen: TimedProgress['screen'], requirement: string) {
  const percents = Object.entries(TIMED_STEP_PERCENTS[screen]);
  const names = [...percents.map(([name]) => name), 'complete'];
  const open = percents.map(([name, percent], index) => {
    const label = `"${humanize(name)}"`;
    const completes = described(`${percent} % is reached: ${label} is complete.`, requirement, {
      guard: { type: 'hasReachedPercent', params: { percent } },
      target: names[index + 1],
    });
    return [name, described(`${label} is going on.`, requirement, { always: completes })] as const;
  });
  return journeySetup.createStateConfig({
    ...described('What is being done, one step after the other.', requirement),
    initial: names[0],
    states: { ...Object.fromEntries(open), complete: described('Every step is complete.', requirement) },
  });
}

const followsTime = does('rememberElapsed', 'Time went by: the percentage follows.', 'R6.1 R11.1');

export const processing = journeySetup.createStateConfig({
  ...describedScreen('processing', 'The offers are being prepared.', 'R6.1 R6.3'),
  tags: 'timed',
  type: 'parallel',
  entry: { type: 'beginProgress', params: { screen: 'processing' } },
  on: {
    'progress.advanced': followsTime,
    'navigation.backRequested': leadsTo(
      '#connectAdditionalAccounts',
      'Back to the additional accounts; the preparation is cancelled.',
      'R6.3 R1.7',
    ),
  },
  states: { timer: timer('processing', 'offers', 'R6.3', 'the offers are shown'), steps: steps('processing', 'R6.2') },
});

export const businessVerification = journeySetup.createStateConfig({
  ...describedScreen('businessVerification', 'The business is being checked.', 'R11.1'),
  tags: 'timed',
  type: 'parallel',
  entry: { type: 'beginProgress', params: { screen: 'businessVerification' } },
  on: {
    'progress.advanced': followsTime,
    'navigation.backRequested': goesBack('#signIrsForm', 'Back to the IRS form; the check is cancelled.'),
  },
  states: {
    timer: timer('businessVerification', 'contract', 'R11.1', 'the contract is shown'),
    steps: steps('businessVerification', 'R11.1'),
  },
});
