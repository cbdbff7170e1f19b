import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { COUNTDOWN_DAY_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { businessProblems } from '#machines/domain/business.ts';
import { isSignature } from '#machines/domain/contract.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import { daysLeft } from '#machines/domain/repayment.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { JourneyInput } from '#machines/journey/input.ts';
import type { Survey } from './explore.ts';
import { outsideSamples, SAMPLE_PDF, SAMPLES } from './samples.ts';
import { AUTHORIZED, COMPLETE, inputOf, keptInput, UNCONNECTED } from './surveyInputs.ts';

type EventType = JourneyEvent['type'];

const LIMIT = 50_000;
/** What of the context the chart's guards can tell apart. */
function abstraction({ context }: AnyMachineSnapshot): Readonly<Record<string, unknown>> {
  const journey = context as JourneyContext;
  const { business } = journey;
  return {
    offer: journey.offerId !== null,
    accounts: [...journey.connectedAccounts].sort().join(' '),
    percent: progressPercent(journey.elapsedMs),
    complete: businessProblems(business).length === 0,
    authorized: business.isAuthorized,
    severalOwners: business.owners.length > 1,
    irsForm: journey.irsForm !== null,
    documentId: journey.documentId !== null,
    signature: isSignature(journey.signature),
    signed: journey.isContractSigned,
    read: journey.contractTimes.readAt !== null,
    changing: journey.changing,
    asked: journey.fieldAsked !== null,
    heldProgress: journey.keptProgress?.isPaused ?? null,
    loss: journey.keptLoss !== null,
    days: journey.countdownMs === 0 ? 'none' : daysLeft(journey.countdownMs) === 0 ? 'over' : 'some',
    months: journey.calculator.months,
    redirect: journey.redirectNotice?.reason ?? null,
    user: journey.user?.email ?? null,
  };
}

/** A survey of some events, with everything that the outside world can answer and every timer that can come due. */
function survey(inputs: readonly JourneyInput[], types: readonly EventType[], paths: readonly string[] = []): Survey {
  const samples: readonly JourneyEvent[] = types.flatMap((type): readonly JourneyEvent[] => SAMPLES[type]);
  const visits = SAMPLES['url.opened'].filter(({ path }) => paths.includes(path));
  const own: readonly EventObject[] = [...samples, ...visits];
  return {
    inputs,
    abstraction,
    limit: LIMIT,
    samplesOf: (snapshot) => [...own, ...outsideSamples(snapshot, dueTypes(snapshot))],
  };
}

function dueTypes(snapshot: AnyMachineSnapshot): readonly string[] {
  const own: readonly string[] = snapshot._nodes.flatMap(({ ownEvents }): string[] => ownEvents.map(String));
  return own.filter((type) => type.startsWith('xstate.after.'));
}

const SESSION_EVENTS = ['session.signedOut', 'session.changedElsewhere'] as const;
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
 * screens, and beside it what goes on within a screen or beside the screens, whose combinations would only multiply.
 */
export const SURVEYS = {
  walk: survey(
    [
      inputOf(),
      inputOf({ session: UNCONNECTED }),
      inputOf({ session: GUEST_SESSION }),
      keptInput({ business: AUTHORIZED }),
    ],
    [...WALK_EVENTS, ...SESSION_EVENTS],
  ),
  walkComplete: survey([keptInput({ business: COMPLETE, irsForm: SAMPLE_PDF })], WALK_EVENTS),
  review: survey(
    [
      keptInput({ business: AUTHORIZED, offerId: '3-month', documentId: 'CCA-7' }),
      keptInput({ business: COMPLETE, documentId: 'CCA-7' }),
    ],
    [
      'navigation.backRequested',
      'contract.changeRequested',
      'contract.copyDownloaded',
      'contract.downloaded',
      'contract.agreementChanged',
      'contract.signatureChanged',
      'contract.submitted',
      'offers.continued',
      'business.continued',
      'irsForm.continued',
      'viewer.loaded',
      'viewer.failed',
      'viewer.retried',
    ],
    ['/contract', '/dashboard', '/dashboard-established', '/offers', '/entity-details', '/sign-irs-form'],
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
    ['/contract', '/offers'],
  ),
  readContract: survey([inputOf()], ['contract.scrolledToEnd', 'contract.downloaded'], ['/contract']),
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
    [inputOf()],
    ['accounts.connectRequested', 'accounts.continued', 'navigation.backRequested', ...SESSION_EVENTS],
    ['/connect-additional-accounts'],
  ),
  timed: survey(
    [
      inputOf(),
      ...([true, false] as const).flatMap((isPaused) =>
        (['processing', 'businessVerification'] as const).map((screen) =>
          keptInput({ progress: { screen, elapsedMs: TIMED_SCREEN_MS / 2, isPaused } }),
        ),
      ),
    ],
    ['progress.advanced', 'progress.paused', 'progress.resumed', 'navigation.backRequested', ...SESSION_EVENTS],
    ['/processing', '/business-verification'],
  ),
  business: survey(
    [inputOf(), keptInput({ business: { ...COMPLETE, ein: '' } })],
    [
      'business.entityTypeChosen',
      'business.fieldChanged',
      'business.fieldLeft',
      'business.fieldAsked',
      'business.fieldShown',
      'business.ownerAdded',
      'business.ownerRemoved',
      'business.ownerNameChanged',
      'business.ownerPercentageChanged',
      'business.ownerIdChosen',
      'business.ownerIdRemoved',
      'business.documentChosen',
      'business.documentRemoved',
      'business.incomeConfirmationChanged',
      'business.authorizationChanged',
      'business.continued',
      ...SESSION_EVENTS,
    ],
    ['/entity-details'],
  ),
  irsForm: survey(
    [inputOf()],
    [
      'irsForm.downloaded',
      'irsForm.fileChosen',
      'irsForm.fileRemoved',
      'irsForm.copyWritten',
      'irsForm.continued',
      'business.fieldAsked',
      'viewer.loaded',
      'viewer.failed',
      'viewer.retried',
      'navigation.backRequested',
      ...SESSION_EVENTS,
    ],
    ['/sign-irs-form'],
  ),
  repayment: survey(
    [
      inputOf(),
      keptInput({ countdownMs: COUNTDOWN_DAY_MS, isCounting: true }),
      keptInput({ countdownMs: Number.MAX_SAFE_INTEGER, isCounting: true }),
    ],
    [
      'countdown.advanced',
      'bank.connectRequested',
      'extension.downloaded',
      'repayment.historyDownloaded',
      'navigation.backRequested',
      'clearing.restartRequested',
      'clearing.confirmed',
      ...SESSION_EVENTS,
    ],
    ['/dashboard', '/dashboard-established', '/offers'],
  ),
  keeping: survey(
    [inputOf({ keptLoss: 'unreadable' }), inputOf({ session: GUEST_SESSION })],
    [
      'keeping.succeeded',
      'keeping.failed',
      'keeping.lossSeen',
      'clearing.restartRequested',
      'clearing.eraseRequested',
      'clearing.cancelled',
      'clearing.confirmed',
      'contract.agreementChanged',
      'contract.signatureChanged',
      'contract.submitted',
      ...SESSION_EVENTS,
    ],
    ['/offers', '/contract', '/signin'],
  ),
} satisfies Record<string, Survey>;
