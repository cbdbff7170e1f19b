import type { EventObject } from 'xstate';
import { COUNTDOWN_DAY_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ACCOUNTS } from '#machines/domain/choices.ts';
import { DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import type { Survey } from '#test/model/exploration/explore.ts';
import { type EventType, survey } from './survey.ts';
import { COMPLETE, inputOf } from '#src/review/journey/paths/starts.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { SAMPLE_PDF, UNCONNECTED } from '#machines/journey/events/event.ts';

const isOfOthers = (event: EventObject) =>
  'session' in event && ![null, DEMO_USER.name].includes((event.session as Session).user?.name ?? null);
const isClockFailure = ({ type }: EventObject) => type === 'xstate.error.actor.watchCountdown';
const isOfAnotherSurvey = (event: EventObject) => isOfOthers(event) || isClockFailure(event);

const AUTHORIZED = { ...NOTHING_TYPED.business, isAuthorized: true };
const savedInput = (journey: Partial<SavedJourney>) => inputOf({ saved: { ...NOTHING_TYPED, ...journey } });

export const SESSION_EVENTS = ['session.signOutRequested', 'session.changedElsewhere'] as const;
const WALK_EVENTS = [
  'url.opened',
  'navigation.backRequested',
  'signIn.submitted',
  'platform.chosen',
  'patreon.submitted',
  'patreon.continued',
  'accounts.continued',
  'offers.selected',
  'offers.continued',
  'business.continued',
  'irsForm.continued',
  'contract.agreementChanged',
  'contract.signatureChanged',
  'contract.submitted',
  'contract.dashboardOpened',
  'bank.connectRequested',
] as const satisfies readonly EventType[];

/**
 * The chart, in parts that together take every transition. Each part is exhaustive for its events: the walk through all
 * screens, and with it what goes on within a screen or parallel to the screens, whose combinations would only multiply.
 */
export const SURVEYS = {
  walk: survey(
    [
      inputOf(),
      inputOf({ session: UNCONNECTED }),
      inputOf({ session: GUEST_SESSION }),
      savedInput({ business: AUTHORIZED }),
    ],
    [...WALK_EVENTS, ...SESSION_EVENTS],
    { without: isOfAnotherSurvey },
  ),
  walkComplete: survey([savedInput({ business: COMPLETE, irsForm: SAMPLE_PDF })], WALK_EVENTS, {
    without: isOfAnotherSurvey,
  }),
  sessions: survey(
    [inputOf(), inputOf({ session: UNCONNECTED }), inputOf({ session: GUEST_SESSION })],
    ['url.opened', 'navigation.backRequested', 'signIn.submitted', 'patreon.submitted', ...SESSION_EVENTS],
    { without: isClockFailure },
  ),
  review: survey(
    [
      savedInput({ business: AUTHORIZED, offerId: '3-month', documentId: 'CCA-7' }),
      savedInput({ business: COMPLETE, documentId: 'CCA-7' }),
    ],
    [
      'navigation.backRequested',
      'contract.changeRequested',
      'contract.copyDownloaded',
      'payment.calendarDownloaded',
      'contract.downloaded',
      'contract.agreementChanged',
      'contract.signatureChanged',
      'contract.submitted',
      'plan.changed',
      'repayment.monthChosen',
      'offers.continued',
      'business.continued',
      'irsForm.continued',
      'viewer.requested',
      'viewer.loaded',
      'viewer.failed',
      'viewer.retried',
    ],
    { paths: ['/contract', '/dashboard', '/dashboard-established', '/offers', '/entity-details', '/sign-irs-form'] },
  ),
  strictContract: survey(
    [inputOf({ policy: { requireContractScroll: true } })],
    [
      'contract.scrolledToEnd',
      'contract.agreementChanged',
      'contract.signatureChanged',
      'contract.submitted',
      'navigation.backRequested',
    ],
    { paths: ['/contract', '/offers'] },
  ),
  readContract: survey(
    [inputOf()],
    ['contract.scrolledToEnd', 'contract.downloaded', 'documentId.retried', 'offers.selected'],
    {
      paths: ['/contract', '/offers'],
    },
  ),
  landing: survey(
    [inputOf({ session: GUEST_SESSION })],
    [
      'url.opened',
      'calculator.revenueChanged',
      'calculator.monthsChosen',
      'payout.amountChanged',
      'payout.monthsChosen',
      'eligibility.answered',
    ],
  ),
  accounts: survey(
    [inputOf(), savedInput({ connectedAccounts: ACCOUNTS })],
    [
      'accounts.connectRequested',
      'accounts.continued',
      'navigation.backRequested',
      'reset.restartRequested',
      'reset.confirmed',
      ...SESSION_EVENTS,
    ],
    { paths: ['/connect-additional-accounts'] },
  ),
  timed: survey(
    [
      inputOf(),
      ...([true, false] as const).flatMap((isPaused) =>
        (['processing', 'businessVerification'] as const).map((screen) =>
          savedInput({ progress: { screen, elapsedMs: TIMED_SCREEN_MS / 2, isPaused } }),
        ),
      ),
    ],
    ['progress.advanced', 'progress.paused', 'progress.resumed', 'navigation.backRequested', ...SESSION_EVENTS],
    { paths: ['/processing', '/business-verification'], without: isOfAnotherSurvey },
  ),
  business: survey(
    [inputOf(), savedInput({ business: { ...COMPLETE, ein: '' } })],
    [
      'business.entityTypeChosen',
      'business.fieldChanged',
      'business.fieldTouched',
      'business.fieldRequested',
      'business.fieldShown',
      'business.ownerAdded',
      'business.ownerRemoved',
      'business.ownerChanged',
      'business.fileChosen',
      'business.fileRemoved',
      'removal.undone',
      'business.incomeConfirmationChanged',
      'business.authorizationChanged',
      'business.continued',
      ...SESSION_EVENTS,
    ],
    { paths: ['/entity-details'], without: isOfAnotherSurvey },
  ),
  irsForm: survey(
    [
      inputOf(),
      savedInput({ isContractSigned: true, documentId: 'CCA-7', signedFor: { business: AUTHORIZED, irsForm: null } }),
    ],
    [
      'irsForm.downloaded',
      'irsForm.fileChosen',
      'irsForm.fileRemoved',
      'removal.undone',
      'irsForm.copyWritten',
      'irsForm.continued',
      'business.fieldRequested',
      'viewer.requested',
      'viewer.loaded',
      'viewer.failed',
      'viewer.retried',
      'navigation.backRequested',
      ...SESSION_EVENTS,
    ],
    { paths: ['/sign-irs-form'], without: isOfAnotherSurvey },
  ),
  repayment: survey(
    [
      inputOf(),
      savedInput({ countdownMs: COUNTDOWN_DAY_MS, isCounting: true }),
      savedInput({ countdownMs: Number.MAX_SAFE_INTEGER, isCounting: true }),
    ],
    [
      'countdown.advanced',
      'day.changed',
      'bank.connectRequested',
      'extension.downloaded',
      'repayment.monthChosen',
      'navigation.backRequested',
      'reset.restartRequested',
      'reset.confirmed',
      ...SESSION_EVENTS,
    ],
    { paths: ['/dashboard', '/dashboard-established', '/offers'], without: isOfOthers },
  ),
  saving: survey(
    [inputOf({ savedLoss: 'unreadable' }), inputOf({ isLoadingLate: true }), inputOf({ session: GUEST_SESSION })],
    [
      'signIn.submitted',
      'saving.succeeded',
      'saving.failed',
      'saving.outdated',
      'saving.loaded',
      'saving.erased',
      'saving.eraseFailed',
      'saving.eraseRetried',
      'saving.lossSeen',
      'reset.restartRequested',
      'reset.cancelled',
      'reset.confirmed',
      'contract.agreementChanged',
      'contract.signatureChanged',
      'contract.submitted',
      ...SESSION_EVENTS,
    ],
    { paths: ['/offers', '/contract', '/signin'], without: isOfAnotherSurvey },
  ),
} satisfies Record<string, Survey>;
