import type { EventObject } from 'xstate';
import {
  ACCOUNT_CONNECT_MS,
  CONGRATULATIONS_DELAY_MS,
  PATREON_CONNECT_MS,
  PDF_LOAD_DEADLINE_MS,
  SIGN_IN_MS,
  SIGNING_MS,
  TIMED_SCREEN_MS,
} from '#machines/constants.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import type { AccountId } from '#machines/journey/events.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS as ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { type Driver, happensByItself } from './driver.ts';

const STEP_MS = 35;
/** Two presses are further apart than this. */
const FINE_STEP_MS = 10;
/** More than what presses take. */
const CLOSE_MS = 300;

const takes =
  (ms: number): Driver =>
  (hands) =>
    hands.elapse(ms);

/** The timed screen leaves for the next one, and time stops there. */
const untilNextScreen: Driver = async (hands, { before, after }) => {
  const heading = openScreen(after) === 'offers' ? OFFERS_TEXT.title : CONTRACT.title;
  const rest = TIMED_SCREEN_MS - before.context.elapsedMs;
  await hands.elapse(Math.max(0, rest - STEP_MS));
  await hands.elapseUntil(heading, STEP_MS, TIMED_SCREEN_MS);
};

/** One account is connected, or not, and time stops there: another one may be a moment later. */
const untilAnswered =
  (standing: 'connected' | 'disconnected'): Driver =>
  async (hands, { event }) => {
    const account = event.type.replace(/^.*:/, '') as AccountId;
    await hands.elapse(ACCOUNT_CONNECT_MS - CLOSE_MS);
    await hands.elapseUntil(ACCOUNTS.actions[standing](ACCOUNTS.names[account]), FINE_STEP_MS, 2 * CLOSE_MS);
  };

/** What the outside world does, by the beginning of the event's type: the time until it is done passes. */
const OUTSIDE: readonly (readonly [string, Driver])[] = [
  ['xstate.done.actor.signIn', takes(SIGN_IN_MS)],
  ['xstate.error.actor.signIn', takes(SIGN_IN_MS)],
  ['xstate.done.actor.connectPatreon', takes(PATREON_CONNECT_MS)],
  ['xstate.error.actor.connectPatreon', takes(PATREON_CONNECT_MS)],
  ['xstate.done.actor.connectAccount:', untilAnswered('connected')],
  ['xstate.error.actor.connectAccount:', untilAnswered('disconnected')],
  ['xstate.done.actor.signContract', takes(SIGNING_MS)],
  ['xstate.error.actor.signContract', takes(SIGNING_MS)],
  // These answer at once.
  ['xstate.done.actor.issueDocumentNumber', happensByItself],
  ['xstate.error.actor.issueDocumentNumber', happensByItself],
  ['xstate.error.actor.watchProgress:', happensByItself],
  ['xstate.error.actor.watchCountdown', happensByItself],
  ['xstate.after.timedScreenRest.', untilNextScreen],
  ['xstate.after.pdfDeadline.', takes(PDF_LOAD_DEADLINE_MS)],
  ['xstate.after.congratulationsDelay.', takes(CONGRATULATIONS_DELAY_MS)],
];

/** The driver of an event of the outside world, or undefined when it is none. */
export function outsideDriver({ type }: EventObject): Driver | undefined {
  return OUTSIDE.find(([beginning]) => type.startsWith(beginning))?.[1];
}
