import { JOURNEY_STEPS } from '#machines/constants.ts';
import { SHELL } from './shell.ts';

/** The words of the way back into an application that was begun (R17.1). */
export const RESUME = {
  label: 'Your application',
  goOn: { name: 'Continue your application', shortName: 'Continue' },
  setUp: { name: 'Go to your set-up', shortName: 'Your set-up' },
  place: (step: number | null, done: readonly string[]) =>
    step === null
      ? 'Your contract is signed.'
      : [`${SHELL.stepOf(step, JOURNEY_STEPS)}.`, done.length === 0 ? '' : `Done: ${done.join(', ')}.`]
          .join(' ')
          .trim(),
} as const;
