import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS, MAX_FORECAST_MONTHS } from '#machines/constants.ts';
import { REVIEW_PARTS, type ReviewPart } from '#machines/domain/choices.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { visibleText } from '#machines/domain/text.ts';
import { fileText } from './application.ts';
import {
  creator,
  EMPTY,
  PNG,
  buttonPress,
  internalEvent,
  SAMPLE_PDF,
  SAMPLE_TIME,
  services,
  time,
  TOO_LARGE,
} from './event.ts';

const dayCount = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** Events for the IRS form (R10), the contract (R12) and the dashboards (R13). */
export const CONTRACT_EVENTS = {
  'viewer.requested': services('the PDF opens and replaces the text or picture', 'PDF opened'),
  'viewer.loaded': services('the document has loaded', 'document loaded'),
  'viewer.failed': services('the document cannot be shown', 'document failed'),
  'viewer.retried': buttonPress('Try again', ' on the document'),
  'irsForm.downloaded': creator('the creator downloads the IRS form', 'Download the form'),
  'irsForm.fileChosen': creator<{ file: FileRef }>('the creator chooses a signed IRS form', 'form chosen', {
    sentence: ({ file }) => `${fileText(file)} as the signed IRS form`,
    samples: [SAMPLE_PDF, TOO_LARGE, EMPTY, PNG].map((file) => ({ file })),
  }),
  'irsForm.fileRemoved': creator('the creator removes the uploaded IRS form', 'form removed'),
  'irsForm.copyWritten': creator(
    'the creator downloads a filled-in copy of the IRS form',
    'Download the filled-in copy',
  ),
  'irsForm.continued': buttonPress('Continue', ' on the IRS form screen'),
  'documentId.retried': buttonPress('Get a number'),
  'contract.downloaded': creator('the creator downloads the contract', 'Download the contract'),
  'contract.scrolledToEnd': creator<{ at: string }>(
    'the creator scrolls to the end of the contract',
    'scrolled to the end',
    {
      samples: [{ at: SAMPLE_TIME }],
    },
  ),
  'contract.agreementChanged': creator<{ isAgreed: boolean; at: string }>(
    'the creator checks or unchecks the agreement box',
    'agreement box',
    {
      sentence: ({ isAgreed }) => `The creator ${isAgreed ? 'checks' : 'unchecks'} the agreement box`,
      samples: [true, false].map((isAgreed) => ({ isAgreed, at: SAMPLE_TIME })),
    },
  ),
  'contract.changeRequested': creator<{ part: ReviewPart }>(
    'the creator presses Change for a part of the contract',
    'Change',
    {
      sentence: ({ part }) =>
        `The creator presses Change next to ${part === 'irsForm' ? 'the IRS form' : `the ${part}`}`,
      shown: ['part'],
      samples: REVIEW_PARTS.map((part) => ({ part })),
    },
  ),
  'contract.signatureChanged': creator<{ signature: string }>('the creator types their full name', 'full name typed', {
    sentence: ({ signature }) =>
      `The creator types ${visibleText(signature) === '' ? 'a blank' : 'their full name'} as the signature`,
    samples: ['Demo Creator', '  \u200b '].map((signature) => ({ signature })),
  }),
  'contract.submitted': buttonPress('Submit signed contract'),
  'contract.copyDownloaded': creator('the creator downloads the signed copy', 'Download your signed copy'),
  'contract.dashboardOpened': buttonPress('Continue to Dashboard'),
  'bank.connectRequested': buttonPress('Connect Bank'),
  'extension.downloaded': creator('the creator downloads the browser extension', 'Download Extension'),
  'repayment.monthChosen': creator<{ month: number }>(
    'the creator chooses a month to look ahead to',
    'look-ahead month',
    {
      sentence: ({ month }) => `The creator looks ahead to month ${month}`,
      shown: ['month'],
      samples: [{ month: 3 }, { month: MAX_FORECAST_MONTHS + 1 }],
    },
  ),
  'payment.calendarDownloaded': creator('the creator presses Add to calendar', 'Add to calendar'),
  'countdown.advanced': time<{ elapsedMs: number }>('time passes', 'time passes', {
    sentence: ({ elapsedMs }) => `The countdown has run for ${dayCount(Math.floor(elapsedMs / COUNTDOWN_DAY_MS))}`,
    shown: ['elapsedMs'],
    samples: [1, COUNTDOWN_START_DAYS - 1, COUNTDOWN_START_DAYS].map((days) => ({
      elapsedMs: days * COUNTDOWN_DAY_MS,
    })),
  }),
  'day.changed': time<{ today: string }>('the date changes', 'date changed', {
    sentence: ({ today }) => `The date changes to ${today}`,
    shown: ['today'],
    samples: [{ today: '2027-01-01' }],
  }),
};

/** Events for saving, erasing and starting over (R15). */
export const SAVING_EVENTS = {
  'saving.loaded': services('the browser finishes loading saved data', 'saved data loaded'),
  'saving.succeeded': services<{ at: string; isRemembered: boolean }>(
    'the browser saves everything typed so far',
    'data saved',
    { samples: [{ at: SAMPLE_TIME, isRemembered: false }] },
  ),
  'saving.failed': services('the browser refuses to save', 'saving refused'),
  'saving.outdated': services('a newer version of the app is found', 'newer version found'),
  'saving.erased': services('saved data is erased', 'saved data erased'),
  'saving.eraseFailed': services('erasing saved data failed', 'erasing failed'),
  'saving.eraseRetried': buttonPress('Erase again'),
  'saving.lossSeen': creator('the creator dismisses the message about lost data', 'message dismissed'),
  'reset.restartRequested': creator('the creator presses Start over', 'Start over'),
  'reset.cancelled': buttonPress('Keep everything'),
  'reset.confirmed': creator('the creator confirms', 'confirmed'),
  'journey.ended': internalEvent('everything typed is cleared', 'everything cleared'),
  'journey.restarted': internalEvent('the journey starts over', 'journey starts over'),
};
