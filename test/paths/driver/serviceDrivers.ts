import { ACCOUNT_CONNECT_MS, PROGRESS_TICK_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { callOf } from '#src/review/engine/session/pending.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { getOpenScreen } from '#machines/journey/views/openScreen.ts';
import { ACCOUNT_NAMES } from '#src/content/accounts.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS as ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { formatPercent } from '#src/content/format.ts';
import { PDF_TEXT } from '#src/content/components.ts';
import { SAVING } from '#src/content/saving.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { ANSWER_MS, delayMs } from '#test/model/paths/waits.ts';
import { button, useControl } from '#test/paths/pageObjects/control.ts';
import { HEADINGS } from '#test/paths/pageObjects/screenControls.ts';
import type { ControlQuery } from '#test/paths/readPage.ts';
import type { Driver, Drivers } from './drive.ts';
import type { AccountId } from '#machines/domain/choices.ts';

const STEP_MS = 35;
/** Shorter than the time between two clicks. */
const FINE_STEP_MS = 10;
/** Longer than a click takes. */
const CLICK_MARGIN_MS = 300;
/** How long before the expected time the clock starts to advance in small steps. */
const FINE_STEPPING_MS = 10 * PROGRESS_TICK_MS;
const SAVED_STATUS = /^Saved .*until/;

/** For events that follow the previous step without any input. */
const doNothing: Driver = async () => {};

/** Advances the clock until a timed screen ends, and no further. */
const endTimedScreen: Driver = async (page, { before, after }) => {
  const remainingMs = TIMED_SCREEN_MS - before.context.elapsedMs;
  await page.advanceClock(Math.max(0, remainingMs - STEP_MS));
  await page.advanceClockUntil(HEADINGS[getOpenScreen(after)], STEP_MS, TIMED_SCREEN_MS);
};

/** Advances the clock until an account's answer arrives, in small steps because another answer may follow shortly. */
const finishConnection =
  (action: 'connected' | 'disconnected'): Driver =>
  async (page, { event }) => {
    const account = event.type.replace(/^.*:/, '') as AccountId;
    await page.advanceClock(ACCOUNT_CONNECT_MS - CLICK_MARGIN_MS);
    await page.advanceClockUntil(ACCOUNTS.actions[action](ACCOUNT_NAMES[account]), FINE_STEP_MS, 2 * CLICK_MARGIN_MS);
  };

/** Edits the address to trigger a save, waits for the status, then restores the address. */
function triggerSave(isBlocked: boolean, status: string | RegExp): Driver {
  const address: ControlQuery = { role: 'textbox', names: [ENTITY_DETAILS.business.address] };
  return async (page, { before }) => {
    const typed = before.context.business.address;
    await page.blockSaving(isBlocked);
    await page.type(address, `${typed}x`);
    await page.expectText(status);
    await page.type(address, typed);
  };
}

/** Drivers for events caused by time, another tab or the browser. */
export const SERVICE_DRIVERS = {
  'session.changedElsewhere': (page, { event }) => page.changeSessionInOtherTab(event.session),
  'business.fieldShown': doNothing,
  'progress.advanced': async (page, { event, before, after }) => {
    const [from, to] = [before.context.elapsedMs, after.context.elapsedMs].map(progressPercent);
    if (from === to) return;
    const passedMs = event.elapsedMs - before.context.elapsedMs;
    await page.advanceClock(Math.max(0, passedMs - FINE_STEPPING_MS));
    await page.advanceClockUntil(formatPercent(to ?? 0), STEP_MS, FINE_STEPPING_MS + PROGRESS_TICK_MS);
  },
  'countdown.advanced': (page, { event, before }) =>
    page.advanceClock(Math.max(0, event.elapsedMs - before.context.countdownMs)),
  'day.changed': (page, { event }) => page.sleepUntil(event.today),
  'saving.loaded': async (page) => page.releaseSavingCode(),
  'saving.erased': doNothing,
  'saving.eraseFailed': (page) => page.expectText(SAVING.eraseFailed),
  'saving.succeeded': triggerSave(false, SAVED_STATUS),
  'saving.failed': triggerSave(true, SAVING.refused),
  'saving.outdated': async (page) => {
    await page.saveAsNewerVersion();
    await page.expectText(SAVING.outdated);
  },
} satisfies Drivers;

/** Returns the driver for a service's answer or a timer; undefined for other events. */
export function findServiceDriver(type: string): Driver | undefined {
  if (type.startsWith('xstate.after.remainingTime.')) return endTimedScreen;
  if (type.startsWith('xstate.after.')) return (page, { before }) => page.advanceClock(delayMs(type, before.context));
  const port = callOf(type)?.replace(/:.*/, '');
  if (port === undefined) return undefined;
  if (port === 'connectAccount')
    return finishConnection(type.startsWith('xstate.done.') ? 'connected' : 'disconnected');
  const answerMs = ANSWER_MS[port];
  return answerMs === undefined ? doNothing : (page) => page.advanceClock(answerMs);
}

const VIEWER_STATES = ['loading', 'loaded', 'failed'] as const;

/** Returns the state of the open screen's document viewer, if it has one. */
export function getViewerState({ _nodes: nodes }: JourneySnapshot): (typeof VIEWER_STATES)[number] | undefined {
  return VIEWER_STATES.find((state) => nodes.some(({ id }) => id.endsWith(`.viewer.${state}`)));
}

/** Drivers for events of the document viewer (R10, R12.1, R12.7). */
export const DOCUMENT_DRIVERS = {
  'viewer.requested': async (page, { isRejected }) => {
    if (!isRejected) await page.requestDocumentAgain();
  },
  'viewer.loaded': async (page, { isRejected }) => {
    if (!isRejected) await page.deliverDocument();
  },
  'viewer.failed': async (page, { before, isRejected }) => {
    if (isRejected) return;
    if (getViewerState(before) === 'loaded') await page.breakDrawing(button(PDF_TEXT.zoomIn));
    else await page.deliverBrokenDocument();
  },
  'viewer.retried': async (page, step) => {
    await page.releaseDocument();
    await useControl(page, button(SIGN_IRS_FORM.retry), step);
  },
} satisfies Drivers;
