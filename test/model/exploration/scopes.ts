import { COUNTDOWN_DAY_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ACCOUNTS } from '#machines/domain/choices.ts';
import { businessProblems } from '#machines/domain/business.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import { remainingDays } from '#machines/domain/repayment.ts';
import { DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import { visibleText } from '#machines/domain/text.ts';
import type { JourneyContext, JourneyInput } from '#machines/journey/context.ts';
import { SAMPLE_PDF, UNCONNECTED } from '#machines/journey/events/event.ts';
import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { COMPLETE, inputOf } from '#src/review/journey/paths/starts.ts';
import { answerSamples } from '#src/review/journey/samples.ts';
import type { StepEvent, Scope } from './explore.ts';

type EventType = JourneyEvent['type'];

/** Reduces the context to what the chart's guards can distinguish. */
export function abstraction(journey: JourneyContext): Readonly<Record<string, unknown>> {
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
    signature: visibleText(journey.signature) !== '',
    signed: journey.isContractSigned,
    read: journey.contractTimes.readAt !== null,
    changing: journey.changing,
    removed: journey.removed !== null,
    requestsField: journey.requestedField !== null,
    heldProgress: journey.savedProgress && [journey.savedProgress.screen, journey.savedProgress.isPaused],
    loss: journey.savedLoss !== null,
    days: journey.countdownMs === 0 ? 'none' : remainingDays(journey.countdownMs) === 0 ? 'over' : 'some',
    months: journey.calculator.months,
    redirect: journey.redirect?.reason ?? null,
    user: journey.user?.name ?? null,
  };
}

type Options = { readonly paths?: readonly string[]; readonly without?: (event: StepEvent) => boolean };

/**
 * Creates a scope of these events, these paths, and all service answers and timers. `without` excludes events that
 * another scope covers and that would only multiply the states here.
 */
export function createScope(
  inputs: readonly JourneyInput[],
  types: readonly EventType[],
  { paths = [], without = () => false }: Options = {},
): Scope {
  const samples = types.flatMap((type): readonly JourneyEvent[] => SAMPLES[type]);
  const visits = SAMPLES['url.opened'].filter(({ path }) => paths.includes(path));
  const allSamples = [...samples, ...visits].filter((event) => !without(event));
  return {
    inputs,
    abstraction,
    samplesOf: (snapshot) => [...allSamples, ...answerSamples(snapshot).filter((event) => !without(event))],
  };
}

const isOfOtherUser = (event: StepEvent) =>
  'session' in event && ![undefined, DEMO_USER.name].includes(event.session.user?.name);
const isClockFailure = ({ type }: StepEvent) => type === 'xstate.error.actor.watchCountdown';
const isInOtherScope = (event: StepEvent) => isOfOtherUser(event) || isClockFailure(event);

/** Returns the event types of groups such as `irsForm`. */
export function eventsOf(...groups: readonly string[]): readonly EventType[] {
  return (Object.keys(SAMPLES) as EventType[]).filter((type) => groups.includes(type.split('.')[0] ?? ''));
}

const AUTHORIZED = { ...NOTHING_TYPED.business, isAuthorized: true };
const savedInput = (journey: Partial<SavedJourney>) => inputOf({ saved: { ...NOTHING_TYPED, ...journey } });

const BACK = 'navigation.backRequested';
export const SIGNING = [
  'contract.agreementChanged',
  'contract.signatureChanged',
  'contract.submitted',
] as const satisfies readonly EventType[];
export const SESSION_EVENTS = ['session.signOutRequested', 'session.changedElsewhere'] as const;
const WALK_EVENTS: readonly EventType[] = [
  ...eventsOf('url', 'navigation', 'platform', 'patreon', 'bank'),
  'signIn.submitted',
  'accounts.continued',
  'offers.selected',
  'offers.continued',
  'business.continued',
  'irsForm.continued',
  ...SIGNING,
  'contract.dashboardOpened',
];

/**
 * Scopes that together take every transition. Each tries every order of its events; combining them with the events
 * of other scopes would only multiply the states.
 */
export const SCOPES = {
  walk: createScope(
    [
      inputOf(),
      inputOf({ session: UNCONNECTED }),
      inputOf({ session: GUEST_SESSION }),
      savedInput({ business: AUTHORIZED }),
    ],
    [...WALK_EVENTS, ...SESSION_EVENTS],
    { without: isInOtherScope },
  ),
  walkComplete: createScope([savedInput({ business: COMPLETE, irsForm: SAMPLE_PDF })], WALK_EVENTS, {
    without: isInOtherScope,
  }),
  sessions: createScope(
    [inputOf(), inputOf({ session: UNCONNECTED }), inputOf({ session: GUEST_SESSION })],
    ['url.opened', BACK, 'signIn.submitted', 'patreon.submitted', ...SESSION_EVENTS],
    { without: isClockFailure },
  ),
  review: createScope(
    [
      savedInput({ business: AUTHORIZED, offerId: '3-month', documentId: 'CCA-7' }),
      savedInput({ business: COMPLETE, documentId: 'CCA-7' }),
    ],
    [
      ...eventsOf('payment', 'plan', 'repayment', 'viewer'),
      ...SIGNING,
      'contract.changeRequested',
      'contract.copyDownloaded',
      'contract.downloaded',
      'offers.continued',
      'business.continued',
      'irsForm.continued',
      BACK,
    ],
    { paths: ['/contract', '/dashboard', '/dashboard-established', '/offers', '/entity-details', '/sign-irs-form'] },
  ),
  strictContract: createScope(
    [inputOf({ policy: { requireContractScroll: true } })],
    ['contract.scrolledToEnd', ...SIGNING, BACK],
    { paths: ['/contract', '/offers'] },
  ),
  changing: createScope([inputOf()], ['contract.changeRequested', 'session.changedElsewhere'], {
    paths: ['/contract'],
  }),
  readContract: createScope(
    [inputOf()],
    ['contract.scrolledToEnd', 'contract.downloaded', 'documentId.retried', 'offers.selected'],
    { paths: ['/contract', '/offers'] },
  ),
  landing: createScope([inputOf({ session: GUEST_SESSION })], eventsOf('url', 'calculator', 'payout', 'eligibility')),
  accounts: createScope(
    [inputOf(), savedInput({ connectedAccounts: ACCOUNTS })],
    [...eventsOf('accounts'), 'reset.restartRequested', 'reset.confirmed', BACK, ...SESSION_EVENTS],
    { paths: ['/connect-additional-accounts'] },
  ),
  timed: createScope(
    [
      inputOf(),
      ...([true, false] as const).flatMap((isPaused) =>
        (['processing', 'businessVerification'] as const).map((screen) =>
          savedInput({ progress: { screen, elapsedMs: TIMED_SCREEN_MS / 2, isPaused } }),
        ),
      ),
    ],
    [...eventsOf('progress'), BACK, ...SESSION_EVENTS],
    { paths: ['/processing', '/business-verification'], without: isInOtherScope },
  ),
  business: createScope(
    [inputOf(), savedInput({ business: { ...COMPLETE, ein: '' } })],
    [...eventsOf('business', 'removal'), ...SESSION_EVENTS],
    { paths: ['/entity-details'], without: isInOtherScope },
  ),
  irsForm: createScope(
    [
      inputOf(),
      savedInput({ isContractSigned: true, documentId: 'CCA-7', signedFor: { business: AUTHORIZED, irsForm: null } }),
    ],
    [...eventsOf('irsForm', 'removal', 'viewer'), 'business.fieldRequested', BACK, ...SESSION_EVENTS],
    { paths: ['/sign-irs-form'], without: isInOtherScope },
  ),
  repayment: createScope(
    [
      inputOf(),
      savedInput({ countdownMs: COUNTDOWN_DAY_MS, isCounting: true }),
      savedInput({ countdownMs: Number.MAX_SAFE_INTEGER, isCounting: true }),
    ],
    [
      ...eventsOf('countdown', 'day', 'bank', 'extension', 'repayment'),
      'reset.restartRequested',
      'reset.confirmed',
      BACK,
      ...SESSION_EVENTS,
    ],
    { paths: ['/dashboard', '/dashboard-established', '/offers'], without: isOfOtherUser },
  ),
  saving: createScope(
    [inputOf({ savedLoss: 'unreadable' }), inputOf({ isLoadingLate: true }), inputOf({ session: GUEST_SESSION })],
    [...eventsOf('saving', 'reset'), 'signIn.submitted', ...SIGNING, ...SESSION_EVENTS],
    { paths: ['/offers', '/contract', '/signin'], without: isInOtherScope },
  ),
} satisfies Record<string, Scope>;
