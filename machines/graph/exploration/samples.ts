import type { AnyMachineSnapshot, EventObject } from 'xstate';
import {
  CALCULATOR_MAX_THOUSAND_DOLLARS,
  COUNTDOWN_DAY_MS,
  COUNTDOWN_START_DAYS,
  MAX_IRS_FORM_BYTES,
  PAYOUT_MAX_DOLLARS,
  PROCESSING_STEP_PERCENTS,
  PROGRESS_POINTS_PER_TICK,
  PROGRESS_TICK_MS,
  TIMED_SCREEN_MS,
  VERIFICATION_STEP_PERCENTS,
} from '#machines/constants.ts';
import { DOCUMENT_SLOTS, ENTITY_TYPES } from '#machines/domain/business.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { ROUTES } from '#machines/journey/routes.ts';

/** A moment of every sample that carries one. */
const SAMPLE_TIME = '2026-11-21T09:30:00+00:00';

export const SAMPLE_PDF: FileRef = {
  id: 'sample-pdf',
  name: 'signed.pdf',
  sizeBytes: MAX_IRS_FORM_BYTES,
  mimeType: 'application/pdf',
  content: 'pdf',
};
const TOO_LARGE: FileRef = { ...SAMPLE_PDF, id: 'sample-large', sizeBytes: MAX_IRS_FORM_BYTES + 1 };
const EMPTY: FileRef = { ...SAMPLE_PDF, id: 'sample-empty', sizeBytes: 0 };
const PNG: FileRef = { ...SAMPLE_PDF, id: 'sample-png', name: 'id.png', mimeType: 'image/png', content: 'png' };
const DISGUISED: FileRef = { ...PNG, id: 'sample-disguised', content: 'other' };

const UNCONNECTED: Session = { ...DEMO_SESSION, isPatreonConnected: false };
const RENAMED_USER = { ...DEMO_USER, name: 'Renamed Creator' };
const OTHER_USER = { email: 'other@example.com', name: 'Other Creator' };
const FIRST_OWNER = 'owner-1';
const ACCEPTED_SECRET = 'accepted';

const msAt = (percent: number) => (percent / PROGRESS_POINTS_PER_TICK) * PROGRESS_TICK_MS;
const PROGRESS_MS = [
  ...new Set(
    [...PROCESSING_STEP_PERCENTS, ...VERIFICATION_STEP_PERCENTS].flatMap((percent) => [
      msAt(percent) - 1,
      msAt(percent),
    ]),
  ),
].filter((ms) => ms < TIMED_SCREEN_MS);

type Samples = { readonly [Type in JourneyEvent['type']]: readonly Extract<JourneyEvent, { type: Type }>[] };

/** Samples of every event: for each guard some that pass, some that fail, and those at its limits. */
export const SAMPLES: Samples = {
  'url.opened': [
    ...Object.values(ROUTES).map(({ path }) => ({ type: 'url.opened', path, hash: '' }) as const),
    { type: 'url.opened', path: '/', hash: '#faq' },
    { type: 'url.opened', path: '/no-such-page', hash: '' },
  ],
  'navigation.backRequested': [{ type: 'navigation.backRequested' }],
  'session.signedIn': [],
  'session.patreonConnected': [],
  'session.signedOut': [{ type: 'session.signedOut' }],
  'session.changedElsewhere': [
    { type: 'session.changedElsewhere', session: GUEST_SESSION },
    { type: 'session.changedElsewhere', session: UNCONNECTED },
    { type: 'session.changedElsewhere', session: DEMO_SESSION },
    { type: 'session.changedElsewhere', session: { ...DEMO_SESSION, user: OTHER_USER } },
    { type: 'session.changedElsewhere', session: { ...UNCONNECTED, user: OTHER_USER } },
    { type: 'session.changedElsewhere', session: { ...DEMO_SESSION, user: RENAMED_USER } },
    { type: 'session.changedElsewhere', session: { ...UNCONNECTED, user: RENAMED_USER } },
  ],
  'calculator.revenueChanged': [
    { type: 'calculator.revenueChanged', thousandDollars: CALCULATOR_MAX_THOUSAND_DOLLARS + 1 },
  ],
  'calculator.monthsChosen': [3, 6, 12, 5].map((months) => ({ type: 'calculator.monthsChosen', months })),
  'payout.amountChanged': [{ type: 'payout.amountChanged', amountDollars: PAYOUT_MAX_DOLLARS }],
  'payout.monthsChosen': [6, 5].map((months) => ({ type: 'payout.monthsChosen', months })),
  'eligibility.answered': [{ type: 'eligibility.answered', question: 'revenue', isMet: false }],
  'signIn.submitted': [false, true].map((isRemembered) => ({
    type: 'signIn.submitted',
    email: DEMO_USER.email,
    secretId: ACCEPTED_SECRET,
    isRemembered,
  })),
  'platform.chosen': (['patreon', 'substack', 'supercast', 'applePodcast'] as const).map((platform) => ({
    type: 'platform.chosen',
    platform,
  })),
  'patreon.submitted': [{ type: 'patreon.submitted', email: DEMO_USER.email, secretId: ACCEPTED_SECRET }],
  'patreon.continued': [{ type: 'patreon.continued' }],
  'accounts.connectRequested': (['shopify', 'youtube'] as const).map((account) => ({
    type: 'accounts.connectRequested',
    account,
  })),
  'accounts.continued': [{ type: 'accounts.continued' }],
  'progress.advanced': PROGRESS_MS.map((elapsedMs) => ({ type: 'progress.advanced', elapsedMs })),
  'progress.paused': [{ type: 'progress.paused' }],
  'progress.resumed': [{ type: 'progress.resumed' }],
  'offers.selected': [
    ...OFFERS.map(({ id }) => ({ type: 'offers.selected', offerId: id }) as const),
    { type: 'offers.selected', offerId: 'no-such-offer' },
  ],
  'offers.continued': [{ type: 'offers.continued' }],
  'business.entityTypeChosen': [
    { type: 'business.entityTypeChosen', entityType: ENTITY_TYPES[0] },
    { type: 'business.entityTypeChosen', entityType: 'no-such-type' },
  ],
  'business.fieldChanged': [
    { type: 'business.fieldChanged', field: 'ein', value: '12-3456789' },
    { type: 'business.fieldChanged', field: 'ein', value: '1-23456789' },
    { type: 'business.fieldChanged', field: 'address', value: '1 Main Street' },
    { type: 'business.fieldChanged', field: 'address', value: ' ' },
  ],
  'business.fieldLeft': [{ type: 'business.fieldLeft', field: 'ein' }],
  'business.fieldAsked': [{ type: 'business.fieldAsked', field: 'ein' }],
  'business.fieldShown': [{ type: 'business.fieldShown' }],
  'business.ownerAdded': [{ type: 'business.ownerAdded' }],
  'business.ownerRemoved': [{ type: 'business.ownerRemoved', ownerId: FIRST_OWNER }],
  'business.ownerNameChanged': ['Ada', ' '].map((name) => ({
    type: 'business.ownerNameChanged',
    ownerId: FIRST_OWNER,
    name,
  })),
  'business.ownerPercentageChanged': ['24', '25', '100', '101', '', '2x'].map((percentage) => ({
    type: 'business.ownerPercentageChanged',
    ownerId: FIRST_OWNER,
    percentage,
  })),
  'business.ownerIdChosen': [PNG, DISGUISED].map((file) => ({
    type: 'business.ownerIdChosen',
    ownerId: FIRST_OWNER,
    file,
  })),
  'business.ownerIdRemoved': [{ type: 'business.ownerIdRemoved', ownerId: FIRST_OWNER }],
  'business.documentChosen': [
    ...DOCUMENT_SLOTS.map((slot) => ({ type: 'business.documentChosen', slot, file: TOO_LARGE }) as const),
    { type: 'business.documentChosen', slot: 'taxReturn', file: PNG },
  ],
  'business.documentRemoved': [{ type: 'business.documentRemoved', slot: 'taxReturn' }],
  'business.incomeConfirmationChanged': [true, false].map((isConfirmed) => ({
    type: 'business.incomeConfirmationChanged',
    isConfirmed,
  })),
  'business.authorizationChanged': [true, false].map((isGiven) => ({ type: 'business.authorizationChanged', isGiven })),
  'business.continued': [{ type: 'business.continued' }],
  'viewer.loaded': [{ type: 'viewer.loaded' }],
  'viewer.failed': [{ type: 'viewer.failed' }],
  'viewer.retried': [{ type: 'viewer.retried' }],
  'irsForm.downloaded': [{ type: 'irsForm.downloaded' }],
  'irsForm.fileChosen': [SAMPLE_PDF, TOO_LARGE, EMPTY, PNG].map((file) => ({ type: 'irsForm.fileChosen', file })),
  'irsForm.fileRemoved': [{ type: 'irsForm.fileRemoved' }],
  'irsForm.copyWritten': [{ type: 'irsForm.copyWritten' }],
  'irsForm.continued': [{ type: 'irsForm.continued' }],
  'contract.downloaded': [{ type: 'contract.downloaded' }],
  'contract.scrolledToEnd': [{ type: 'contract.scrolledToEnd', at: SAMPLE_TIME }],
  'contract.agreementChanged': [true, false].map((isAgreed) => ({
    type: 'contract.agreementChanged',
    isAgreed,
    at: SAMPLE_TIME,
  })),
  'contract.changeRequested': (['offer', 'business', 'irsForm'] as const).map((part) => ({
    type: 'contract.changeRequested',
    part,
  })),
  'contract.signatureChanged': ['Demo Creator', '  \u200b '].map((signature) => ({
    type: 'contract.signatureChanged',
    signature,
  })),
  'contract.submitted': [{ type: 'contract.submitted' }],
  'contract.copyDownloaded': [{ type: 'contract.copyDownloaded' }],
  'contract.dashboardOpened': [{ type: 'contract.dashboardOpened' }],
  'bank.connectRequested': [{ type: 'bank.connectRequested' }],
  'extension.downloaded': [{ type: 'extension.downloaded' }],
  'repayment.historyDownloaded': [{ type: 'repayment.historyDownloaded' }],
  'countdown.advanced': [1, COUNTDOWN_START_DAYS - 1, COUNTDOWN_START_DAYS].map((days) => ({
    type: 'countdown.advanced',
    elapsedMs: days * COUNTDOWN_DAY_MS,
  })),
  'day.changed': [{ type: 'day.changed', today: '2027-01-01' }],
  'saving.loaded': [{ type: 'saving.loaded' }],
  'saving.succeeded': [{ type: 'saving.succeeded', at: SAMPLE_TIME, until: 'tabCloses' }],
  'saving.failed': [{ type: 'saving.failed' }],
  'saving.outdated': [{ type: 'saving.outdated' }],
  'saving.erased': [{ type: 'saving.erased' }],
  'saving.eraseFailed': [{ type: 'saving.eraseFailed' }],
  'saving.eraseRetried': [{ type: 'saving.eraseRetried' }],
  'saving.lossSeen': [{ type: 'saving.lossSeen' }],
  'clearing.restartRequested': [{ type: 'clearing.restartRequested' }],
  'clearing.eraseRequested': [{ type: 'clearing.eraseRequested' }],
  'clearing.cancelled': [{ type: 'clearing.cancelled' }],
  'clearing.confirmed': [{ type: 'clearing.confirmed' }],
  'journey.restarted': [],
};

/** What each port may answer; every one of them may fail as well. */
const ANSWERS: Readonly<Record<string, readonly unknown[]>> = {
  signIn: [{ user: DEMO_USER }, { user: null }],
  connectPatreon: [{ isConnected: true }, { isConnected: false }],
  issueDocumentNumber: [{ documentNumber: 7, issuedAt: SAMPLE_TIME }],
  signContract: [{ signedAt: SAMPLE_TIME }],
};

/** The calls that are being answered. A machine of its own goes on for ever and deals with its failures itself. */
export function callsOf({ children }: AnyMachineSnapshot): readonly string[] {
  const refs = Object.entries(children as Readonly<Record<string, { readonly logic?: object }>>);
  return refs.filter(([, { logic = {} }]) => !('root' in logic)).map(([id]) => id);
}

/** The answers and failures of everything that is being waited for, and the timers that may come due. */
export function outsideSamples(snapshot: AnyMachineSnapshot, dueTypes: readonly string[]): readonly EventObject[] {
  const answers = callsOf(snapshot).flatMap((id) => [
    ...(ANSWERS[id] ?? [undefined]).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    { type: `xstate.error.actor.${id}`, error: 'the outside world fails', actorId: id },
  ]);
  return [...answers, ...dueTypes.map((type) => ({ type }))];
}
