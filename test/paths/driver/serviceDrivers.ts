import { ACCOUNT_CONNECT_MS, PROGRESS_TICK_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { callOf } from '#src/review/engine/session/pending.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { ACCOUNT_NAMES } from '#src/content/accounts.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS as ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { formatPercent } from '#src/content/format.ts';
import { PDF_TEXT } from '#src/content/components.ts';
import { SAVING } from '#src/content/saving.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { ANSWER_MS, delayMs } from '#test/model/paths/waits.ts';
import { button, useControl } from '#test/paths/pageObjects/control.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import type { Sought } from '#test/paths/readPage.ts';
import type { Driver, Drivers } from './drive.ts';
import type { AccountId } from '#machines/domain/choices.ts';

const STEP_MS = 35;
/** Two presses are further apart than this. */
const FINE_STEP_MS = 10;
/** More than what presses take. */
const CLOSE_MS = 300;
/** So many milliseconds before the wanted time the page is watched closely. */
const WATCHED_MS = 10 * PROGRESS_TICK_MS;
const SAVED = /^Saved .*until/;

/** What the page does by itself as part of the step before. */
const happensByItself: Driver = async () => {};

/** The timed screen leaves for the next one, and time stops there. */
const untilNextScreen: Driver = async (page, { before, after }) => {
  const remainingMs = TIMED_SCREEN_MS - before.context.elapsedMs;
  await page.elapse(Math.max(0, remainingMs - STEP_MS));
  await page.elapseUntil(HEADINGS[openScreen(after)], STEP_MS, TIMED_SCREEN_MS);
};

/** One account is connected, or not, and time stops there: another one may be a moment later. */
const untilAnswered =
  (action: 'connected' | 'disconnected'): Driver =>
  async (page, { event }) => {
    const account = event.type.replace(/^.*:/, '') as AccountId;
    await page.elapse(ACCOUNT_CONNECT_MS - CLOSE_MS);
    await page.elapseUntil(ACCOUNTS.actions[action](ACCOUNT_NAMES[account]), FINE_STEP_MS, 2 * CLOSE_MS);
  };

/** Types a letter and takes it back, and reads what came of saving it. */
function givesOccasionToSave(isRefused: boolean, words: string | RegExp): Driver {
  const address: Sought = { role: 'textbox', names: [ENTITY_DETAILS.business.address] };
  return async (page, { before }) => {
    const typed = before.context.business.address;
    await page.refuseSaving(isRefused);
    await page.type(address, `${typed}x`);
    await page.expectWords(words);
    await page.type(address, typed);
  };
}

/** What time, another tab and the browser bring about. */
export const SERVICE_DRIVERS = {
  'session.changedElsewhere': (page, { event }) => page.changeSessionElsewhere(event.session),
  'business.fieldShown': happensByItself,
  'progress.advanced': async (page, { event, before, after }) => {
    const [from, to] = [before.context.elapsedMs, after.context.elapsedMs].map(progressPercent);
    if (from === to) return;
    const passing = event.elapsedMs - before.context.elapsedMs;
    await page.elapse(Math.max(0, passing - WATCHED_MS));
    await page.elapseUntil(formatPercent(to ?? 0), STEP_MS, WATCHED_MS + PROGRESS_TICK_MS);
  },
  'countdown.advanced': (page, { event, before }) =>
    page.elapse(Math.max(0, event.elapsedMs - before.context.countdownMs)),
  'day.changed': (page, { event }) => page.sleepUntil(event.today),
  'saving.loaded': async (page) => page.letSavingCome(),
  'saving.erased': happensByItself,
  'saving.eraseFailed': (page) => page.expectWords(SAVING.eraseFailed),
  'saving.succeeded': givesOccasionToSave(false, SAVED),
  'saving.failed': givesOccasionToSave(true, SAVING.refused),
  'saving.outdated': async (page) => {
    await page.announceNewerVersion();
    await page.expectWords(SAVING.outdated);
  },
} satisfies Drivers;

/** The driver of a call's answer or of a timer, or undefined when the event is none. */
export function laterDriver(type: string): Driver | undefined {
  if (type.startsWith('xstate.after.remainingTime.')) return untilNextScreen;
  if (type.startsWith('xstate.after.')) return (page, { before }) => page.elapse(delayMs(type, before.context));
  const port = callOf(type)?.replace(/:.*/, '');
  if (port === undefined) return undefined;
  if (port === 'connectAccount') return untilAnswered(type.startsWith('xstate.done.') ? 'connected' : 'disconnected');
  const answerMs = ANSWER_MS[port];
  return answerMs === undefined ? happensByItself : (page) => page.elapse(answerMs);
}

type Viewer = 'loading' | 'loaded' | 'failed';

/** Returns the state of the document on the open screen. */
export function viewerOf({ _nodes: nodes }: JourneySnapshot): Viewer | undefined {
  const viewers = ['loading', 'loaded', 'failed'] as const;
  return viewers.find((viewer) => nodes.some(({ id }) => id.endsWith(`.viewer.${viewer}`)));
}

/** What becomes of a shown document (R10, R12.1, R12.7). */
export const DOCUMENT_DRIVERS = {
  'viewer.requested': async (page, { isRefused }) => {
    if (!isRefused) await page.requestDocument();
  },
  'viewer.loaded': async (page, { isRefused }) => {
    if (!isRefused) await page.letDocumentCome();
  },
  'viewer.failed': async (page, { before, isRefused }) => {
    if (isRefused) return;
    if (viewerOf(before) === 'loaded') await page.breakDrawing(button(PDF_TEXT.zoomIn));
    else await page.breakDocument();
  },
  'viewer.retried': async (page, step) => {
    await page.giveDocumentUp();
    await useControl(page, button(SIGN_IRS_FORM.retry), step);
  },
} satisfies Drivers;
