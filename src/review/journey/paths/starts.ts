import type { EventObject } from 'xstate';
import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { type BusinessDetails, type Owner, fillSlots } from '#machines/domain/business.ts';
import { ACCOUNTS, BUSINESS_TEXT_FIELDS, DOCUMENT_SLOTS, OWNER_TEXT_FIELDS } from '#machines/domain/choices.ts';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { type Stepper, createStepper } from '#src/review/engine/session/stepper.ts';
import { DEFAULT_POLICY, type JourneyInput } from '#machines/journey/context.ts';
import { type JourneyEvent, SAMPLES } from '#machines/journey/events/events.ts';
import { SAMPLE_PDF, UNCONNECTED } from '#machines/journey/events/event.ts';
import { type JourneyMachine, createJourneyMachine } from '#machines/journey/machine.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';

const TODAY = '2026-11-21';
const THREE_DAYS_LATER = '2026-11-24';

export const inputOf = (change: Partial<JourneyInput> = {}): JourneyInput => ({
  session: DEMO_SESSION,
  today: TODAY,
  policy: DEFAULT_POLICY,
  ...change,
});

const OWNER: Owner = { id: 'owner-1', name: 'Ada', percentage: '100', idDocument: SAMPLE_PDF };
export const COMPLETE: BusinessDetails = {
  entityType: 'llc',
  legalName: '',
  ein: '12-3456789',
  address: '1 Main Street',
  owners: [OWNER],
  documents: fillSlots(() => SAMPLE_PDF),
  isIncomeConfirmed: true,
  isAuthorized: true,
};

export type Start = {
  readonly input: JourneyInput;
  /** Events before the page is reloaded; the start restores the journey saved then (R15.1). */
  readonly before: readonly EventObject[];
};

const open = (screen: RoutedScreenId): JourneyEvent => ({ type: 'url.opened', path: ROUTES[screen].path, hash: '' });
const halfway: JourneyEvent = { type: 'progress.advanced', elapsedMs: TIMED_SCREEN_MS / 2 };
const pause: JourneyEvent = { type: 'progress.paused' };
const prepare: readonly JourneyEvent[] = [open('connectAdditionalAccounts'), { type: 'accounts.continued' }, halfway];
const verify: readonly JourneyEvent[] = [open('signIrsForm'), { type: 'irsForm.continued' }, halfway];
const connectAccounts: readonly EventObject[] = [
  open('connectAdditionalAccounts'),
  ...ACCOUNTS.flatMap((account) => [
    { type: 'accounts.connectRequested', account },
    { type: `xstate.done.actor.connectAccount:${account}`, output: undefined, actorId: `connectAccount:${account}` },
  ]),
];
const days = (elapsed: number): JourneyEvent => ({ type: 'countdown.advanced', elapsedMs: elapsed * COUNTDOWN_DAY_MS });

const completeForms: readonly JourneyEvent[] = [
  open('entityDetails'),
  { type: 'business.entityTypeChosen', entityType: 'llc' },
  ...BUSINESS_TEXT_FIELDS.map((field) => ({ type: 'business.fieldChanged', field, value: COMPLETE[field] }) as const),
  ...OWNER_TEXT_FIELDS.map(
    (field) => ({ type: 'business.ownerChanged', ownerId: OWNER.id, field, value: OWNER[field] }) as const,
  ),
  ...SAMPLES['business.fileChosen'].slice(0, 1),
  ...DOCUMENT_SLOTS.map((place): JourneyEvent => ({ type: 'business.fileChosen', place, file: SAMPLE_PDF })),
  { type: 'business.incomeConfirmationChanged', isConfirmed: true },
  { type: 'business.authorizationChanged', isGiven: true },
  open('signIrsForm'),
  { type: 'irsForm.fileChosen', file: SAMPLE_PDF },
];

const startForm: readonly JourneyEvent[] = [
  open('offers'),
  ...SAMPLES['offers.selected'].slice(0, 1),
  open('entityDetails'),
  ...BUSINESS_TEXT_FIELDS.map((field) => ({ type: 'business.fieldChanged', field, value: COMPLETE[field] }) as const),
];

export const STARTS = {
  guest: { input: inputOf({ session: GUEST_SESSION }), before: [] },
  unconnected: { input: inputOf({ session: UNCONNECTED, isOwnSession: true }), before: [] },
  connected: { input: inputOf({ session: DEMO_SESSION }), before: [] },
  strictContract: { input: inputOf({ policy: { requireContractScroll: true } }), before: [] },
  complete: restoredAfter(completeForms),
  threeDaysLater: restoredAfter(startForm, THREE_DAYS_LATER),
  heldProcessing: restoredAfter([...prepare, pause]),
  runningProcessing: restoredAfter(prepare),
  heldVerification: restoredAfter([...verify, pause]),
  runningVerification: restoredAfter(verify),
  countingDays: restoredAfter([...connectAccounts, open('dashboard'), days(1)]),
  daysOver: restoredAfter([open('dashboard'), days(COUNTDOWN_START_DAYS)]),
  lostRecord: { input: inputOf({ savedLoss: 'unreadable' }), before: [] },
  lateRecord: { input: inputOf({ isLoadingLate: true }), before: [] },
} satisfies Readonly<Record<string, Start>>;
export type StartName = keyof typeof STARTS;

let stepper: Stepper<JourneyMachine> | null = null;

export function journeyStepper(): Stepper<JourneyMachine> {
  return (stepper ??= createStepper(createJourneyMachine()));
}

/** Returns a start that restores, on the given day, the journey saved after these events. Replays them lazily. */
function restoredAfter(before: readonly EventObject[], today = TODAY): Start {
  let input: JourneyInput | null = null;
  return {
    before,
    get input() {
      return (input ??= { ...inputAfter(before), today });
    },
  };
}

function inputAfter(before: readonly EventObject[]): JourneyInput {
  const { start, step } = journeyStepper();
  const end = before.reduce((snapshot, event) => step(snapshot, event).snapshot, start(inputOf()).snapshot);
  return inputOf({ saved: viewSavedJourney(end) });
}
