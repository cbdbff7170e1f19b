import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS, MAX_FORECAST_MONTHS } from '#machines/constants.ts';
import { REVIEW_PARTS, type ReviewPart } from '#machines/domain/choices.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { visibleText } from '#machines/domain/text.ts';
import { fileText } from './application.ts';
import { creator, EMPTY, PNG, pressing, raised, SAMPLE_PDF, SAMPLE_TIME, services, time, TOO_LARGE } from './event.ts';

/** Events of the IRS form (R10), the contract (R12) and the dashboards (R13). */
export const CONTRACT_EVENTS = {
  'viewer.requested': services('the PDF is requested instead of its text or picture', 'document requested'),
  'viewer.loaded': services('the document has loaded', 'document loaded'),
  'viewer.failed': services('the document cannot be shown', 'document fails'),
  'viewer.retried': pressing('Try again', ' on the document'),
  'irsForm.downloaded': creator('the creator downloads the IRS form', 'Download the form'),
  'irsForm.fileChosen': creator<{ file: FileRef }>('a signed IRS form is chosen', 'form chosen', {
    sentence: ({ file }) => `${fileText(file)} as the signed IRS form`,
    samples: [SAMPLE_PDF, TOO_LARGE, EMPTY, PNG].map((file) => ({ file })),
  }),
  'irsForm.fileRemoved': creator('the uploaded IRS form is removed', 'form removed'),
  'irsForm.copyWritten': creator(
    'the creator downloads a filled-in copy of the IRS form',
    'Download the filled-in copy',
  ),
  'irsForm.continued': pressing('Continue', ' on the IRS form'),
  'documentId.retried': pressing('Get a number'),
  'contract.downloaded': creator('the creator downloads the contract', 'Download the contract'),
  'contract.scrolledToEnd': creator<{ at: string }>('the contract is scrolled to its end', 'scrolled to the end', {
    samples: [{ at: SAMPLE_TIME }],
  }),
  'contract.agreementChanged': creator<{ isAgreed: boolean; at: string }>(
    'the agreement box is ticked or unticked',
    'agreement box',
    {
      sentence: ({ isAgreed }) => `The creator ${isAgreed ? 'ticks' : 'unticks'} the agreement`,
      samples: [true, false].map((isAgreed) => ({ isAgreed, at: SAMPLE_TIME })),
    },
  ),
  'contract.changeRequested': creator<{ part: ReviewPart }>(
    'the creator presses Change on a part of the contract',
    'Change',
    {
      sentence: ({ part }) =>
        `The creator presses Change next to ${part === 'irsForm' ? 'the IRS form' : `the ${part}`}`,
      shown: ['part'],
      samples: REVIEW_PARTS.map((part) => ({ part })),
    },
  ),
  'contract.signatureChanged': creator<{ signature: string }>('the creator types a full name', 'full name typed', {
    sentence: ({ signature }) =>
      `The creator types ${visibleText(signature) === '' ? 'a blank' : 'the full name'} as the signature`,
    samples: ['Demo Creator', '  \u200b '].map((signature) => ({ signature })),
  }),
  'contract.submitted': pressing('Submit signed contract'),
  'contract.copyDownloaded': creator('the creator downloads the signed copy', 'Download your signed copy'),
  'contract.dashboardOpened': pressing('Continue to Dashboard'),
  'bank.connectRequested': pressing('Connect Bank'),
  'extension.downloaded': creator('the creator downloads the browser extension', 'Download Extension'),
  'repayment.monthChosen': creator<{ month: number }>('a month to look ahead to is chosen', 'month to look ahead to', {
    sentence: ({ month }) => `The creator looks ahead to month ${month}`,
    shown: ['month'],
    samples: [{ month: 3 }, { month: MAX_FORECAST_MONTHS + 1 }],
  }),
  'payment.calendarDownloaded': creator('the creator adds the next payment to a calendar', 'Add to calendar'),
  'countdown.advanced': time<{ elapsedMs: number }>('time goes by', 'time goes by', {
    sentence: ({ elapsedMs }) => `The countdown has run for ${Math.floor(elapsedMs / COUNTDOWN_DAY_MS)} days`,
    shown: ['elapsedMs'],
    samples: [1, COUNTDOWN_START_DAYS - 1, COUNTDOWN_START_DAYS].map((days) => ({
      elapsedMs: days * COUNTDOWN_DAY_MS,
    })),
  }),
  'day.changed': time<{ today: string }>('the calendar shows another day', 'another day', {
    sentence: ({ today }) => `The calendar shows ${today}`,
    shown: ['today'],
    samples: [{ today: '2027-01-01' }],
  }),
};

/** Events of saving, erasing and starting over (R15). */
export const SAVING_EVENTS = {
  'saving.loaded': services('the browser has given out what was saved', 'saved journey loaded'),
  'saving.succeeded': services<{ at: string; isRemembered: boolean }>(
    'the browser has saved what was typed',
    'typing saved',
    { samples: [{ at: SAMPLE_TIME, isRemembered: false }] },
  ),
  'saving.failed': services('the browser refuses to save what was typed', 'saving refused'),
  'saving.outdated': services('a newer version of the application is met in this browser', 'newer version met'),
  'saving.erased': services('what was saved is erased', 'saved journey erased'),
  'saving.eraseFailed': services('the browser does not erase what was saved', 'erasing refused'),
  'saving.eraseRetried': pressing('Erase again'),
  'saving.lossSeen': creator('the creator has read what could not come back', 'loss read'),
  'reset.restartRequested': creator('the creator asks to start over', 'Start over'),
  'reset.cancelled': pressing('Keep everything'),
  'reset.confirmed': creator('the creator confirms', 'confirmed'),
  'journey.ended': raised('everything typed was forgotten', 'everything forgotten'),
  'journey.restarted': raised('the journey starts over', 'journey starts over'),
};
