import {
  ACCOUNT_CONNECT_MS,
  CONGRATULATIONS_DELAY_MS,
  PATREON_CONNECT_MS,
  PDF_LOAD_DEADLINE_MS,
  SIGN_IN_MS,
  SIGNING_MS,
  TIMED_SCREEN_MS,
} from '#machines/constants.ts';
import type { JourneyContext } from '#machines/journey/context.ts';

/** Response times of the simulated services, by port; other services answer immediately. */
export const ANSWER_MS: Readonly<Record<string, number>> = {
  signIn: SIGN_IN_MS,
  connectPatreon: PATREON_CONNECT_MS,
  connectAccount: ACCOUNT_CONNECT_MS,
  signContract: SIGNING_MS,
};

const DELAYS_MS: Readonly<Record<string, (context: JourneyContext) => number>> = {
  remainingTime: ({ elapsedMs }) => TIMED_SCREEN_MS - elapsedMs,
  pdfDeadline: () => PDF_LOAD_DEADLINE_MS,
  congratulationsDelay: () => CONGRATULATIONS_DELAY_MS,
};

const DELAY_NAME = /^xstate\.after\.(\w+)\./;

/** Returns the delay of a timer from the type of its event. */
export function delayMs(type: string, context: JourneyContext): number {
  const delay = DELAYS_MS[DELAY_NAME.exec(type)?.[1] ?? ''];
  if (delay === undefined) throw new Error(`Unknown delay in the event type "${type}"`);
  return delay(context);
}
