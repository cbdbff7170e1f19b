import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { JourneyContext, JourneyInput } from '#machines/journey/context.ts';
import { viewSavedJourney, viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED, savedJourneyAfter } from '#machines/persistence/savedJourney.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { openPath, openScreen } from '#machines/journey/views/openScreen.ts';
import type { ScreenId } from '#machines/journey/routes.ts';
import type { Stepper } from '#src/review/engine/session/stepper.ts';
import type { ReviewPart } from '#machines/domain/choices.ts';

/** Where an unknown address stays in the address bar, any will do. */
const UNKNOWN_PATH = '/no-such-page';
/** A page takes time to load, if only this little. */
const LOADING_MS = 1;

/**
 * What a reload is allowed to change, and why. The pattern is a state as `region.state.state`, or the name of a saved field.
 */
export type ReloadException = {
  readonly of: RegExp;
  readonly becomes: string;
  readonly requirements: readonly string[];
  readonly reason: string;
};

/** Called with each exception that was needed. */
type Excuse = (row: ReloadException) => void;

const SIGNING = /^screen\.contract\.signing\.(?:agreementLocked|awaitingAgreement|awaitingSignature|ready|submitting)$/;

/** The states that are not the same after a reload; every other one is. */
export const STATES_ANEW: readonly ReloadException[] = [
  anew(/^screen\.signIn\..*/, 'screen.signIn.entering', ['R4.1', 'R15.1'], 'a password is never saved'),
  anew(/^screen\.connectPatreon\..*/, 'screen.connectPatreon.entering', ['R5.2', 'R15.1'], 'nor is this one'),
  anew(
    /^screen\.connectPatreon\..*/,
    'screen.connectPatreon.settled',
    ['R12.8'],
    'a signed contract keeps its account',
  ),
  anew(/^(accounts\.(?:shopify|youtube))\.connecting$/, '$1.disconnected', ['R5.5'], 'it is requested anew'),
  anew(/^(screen\.(?:signIrsForm|contract)\.viewer)\..*/, '$1.loading', ['R10.1', 'R12.1'], 'the document loads anew'),
  anew(
    /^screen\.contract\.identity\.failed$/,
    'screen.contract.identity.unnumbered',
    ['R12.1'],
    'a number is requested anew',
  ),
  anew(
    /^screen\.contract\.scroll\.read$/,
    'screen.contract.scroll.unread',
    ['R12.2'],
    'read again what is to be signed',
  ),
  anew(
    SIGNING,
    'screen.contract.signing.awaitingAgreement',
    ['R12.3', 'R15.1'],
    'a signature not yet submitted is not saved',
  ),
  anew(SIGNING, 'screen.contract.signing.agreementLocked', ['R12.2', 'R15.1'], 'nor is the box before reading'),
  anew(
    /^screen\.contract\.signing\.(?:signed|congratulating)$/,
    'screen.contract.signing.signedEarlier',
    ['R12.8'],
    'once',
  ),
  anew(/^countdown\.halted$/, 'countdown.counting', ['R13.1'], 'a clock is watched anew'),
  anew(/^countdown\.halted$/, 'countdown.waiting', ['R13.1'], 'the days begin when set-up or repayment is seen'),
  anew(/^saving\..*/, 'saving.upToDate.nothingSaved', ['R15.3'], 'the browser answers anew'),
  anew(/^reset\..*/, 'reset.closed', ['R15.2'], 'what was to be confirmed is requested again'),
];

/** The saved fields that a reload may change; `changing` only away from the screen on which the part is changed. */
export const FIELDS_ANEW: readonly ReloadException[] = [
  anew(/^isCounting$/, 'true', ['R13.1'], 'days that stood still because no clock could be watched go on'),
  anew(/^changing$/, 'null', ['R1.7', 'R15.1'], 'opening another address ends the change that was begun'),
];

const CHANGED_ON: Readonly<Record<ReviewPart, ScreenId>> = {
  offer: 'offers',
  business: 'entityDetails',
  irsForm: 'signIrsForm',
};

/**
 * What is found when the page is reloaded in this snapshot: the saved journey as text and back, the session, the
 * address.
 */
function reloadOf(before: AnyMachineSnapshot): { readonly input: JourneyInput; readonly opening: EventObject } {
  const snapshot = before as unknown as JourneySnapshot;
  const { today, policy, isOwnSession } = snapshot.context;
  const written = JSON.stringify(viewSavedJourney(snapshot));
  const saved = written === BLANK_TEXT ? null : savedJourneyAfter(JSON.parse(written) as SavedJourney, LOADING_MS);
  const session = viewSession(snapshot);
  const opening = { type: 'url.opened', path: openPath(snapshot) ?? UNKNOWN_PATH, hash: '' };
  return { input: { session, isOwnSession, today, policy, saved }, opening };
}

const BLANK_TEXT = JSON.stringify(NOTHING_TYPED);

/** The snapshots after a reload, by all that is found then: many snapshots save the same. */
const RELOADED = new WeakMap<Stepper, Map<string, AnyMachineSnapshot>>();

/** The snapshot after the page was reloaded. */
export function reload(stepper: Stepper, before: AnyMachineSnapshot): AnyMachineSnapshot {
  const found = reloadOf(before);
  const text = JSON.stringify(found);
  const reloaded = RELOADED.get(stepper) ?? new Map<string, AnyMachineSnapshot>();
  RELOADED.set(stepper, reloaded);
  const after = reloaded.get(text) ?? stepper.step(stepper.start(found.input).snapshot, found.opening).snapshot;
  reloaded.set(text, after);
  return after;
}

/** What a reload lost or moved that it should not have, compared with the same snapshot of a page that stayed open. */
export function reloadComplaints(
  stepper: Stepper,
  before: AnyMachineSnapshot,
  excuse: Excuse = () => {},
): readonly string[] {
  const after = reload(stepper, before);
  const stayed = WATCHED.reduce((snapshot, event) => stepper.step(snapshot, event(snapshot)).snapshot, before);
  return [...movedStates(stayed, after, excuse), ...lostFields(stayed, after, excuse)];
}

/** What the clock would have reported meanwhile; nothing accepts it where no clock is watched. */
const WATCHED: readonly ((snapshot: AnyMachineSnapshot) => EventObject)[] = [
  (snapshot) => ({
    type: snapshot.hasTag('running') ? 'progress.advanced' : 'nothing.happened',
    elapsedMs: contextOf(snapshot).elapsedMs + LOADING_MS,
  }),
  (snapshot) => ({ type: 'countdown.advanced', elapsedMs: contextOf(snapshot).countdownMs + LOADING_MS }),
];

function movedStates(before: AnyMachineSnapshot, after: AnyMachineSnapshot, excuse: Excuse): readonly string[] {
  const now = new Set(statesOf(after.value));
  return statesOf(before.value)
    .filter((state) => !now.has(state))
    .filter((state) => !isExcused(STATES_ANEW, (row) => now.has(replaced(state, row)), excuse))
    .map((state) => `${state} is not taken up: ${JSON.stringify(after.value)}`);
}

function lostFields(before: AnyMachineSnapshot, after: AnyMachineSnapshot, excuse: Excuse): readonly string[] {
  const [was, is] = [
    viewSavedJourney(before as unknown as JourneySnapshot),
    viewSavedJourney(after as unknown as JourneySnapshot),
  ];
  const screen = openScreen(before as unknown as JourneySnapshot);
  const isChangedHere = was.changing !== null && CHANGED_ON[was.changing] === screen;
  const isAllowed = (name: string, value: string) => (row: ReloadException) =>
    row.of.test(name) && row.becomes === value && !(name === 'changing' && isChangedHere);
  return (Object.keys(was) as (keyof SavedJourney)[])
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .filter((name) => !isExcused(FIELDS_ANEW, isAllowed(name, JSON.stringify(is[name])), excuse))
    .map((name) => `${name} was ${JSON.stringify(was[name])} and is ${JSON.stringify(is[name])}`);
}

function isExcused(
  rows: readonly ReloadException[],
  isAllowed: (row: ReloadException) => boolean,
  excuse: Excuse,
): boolean {
  const row = rows.find(isAllowed);
  if (row !== undefined) excuse(row);
  return row !== undefined;
}

/** Every state of a value that has no state inside it. */
function statesOf(value: AnyMachineSnapshot['value'], path = ''): readonly string[] {
  if (typeof value === 'string') return [`${path}${value}`];
  return Object.entries(value).flatMap(([key, inside]) =>
    inside === undefined ? [] : statesOf(inside, `${path}${key}.`),
  );
}

function replaced(state: string, { of, becomes }: ReloadException): string {
  return of.test(state) ? state.replace(of, becomes) : '';
}

function anew(of: RegExp, becomes: string, requirements: readonly string[], reason: string): ReloadException {
  return { of, becomes, requirements, reason };
}

function contextOf(snapshot: AnyMachineSnapshot): JourneyContext {
  return snapshot.context as JourneyContext;
}
