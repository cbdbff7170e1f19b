import type { JourneyInput } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { getOpenPath, getOpenScreen } from '#machines/journey/views/openScreen.ts';
import { viewSavedJourney, viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import { advanceTimers } from '#machines/persistence/savedJourney.ts';
import { memoize } from '#src/review/engine/session/pending.ts';
import {
  createJourneyStepper,
  type ExploredChart,
  type JourneyStepper,
  leavesOf,
} from '#test/model/exploration/explore.ts';

const UNKNOWN_PATH = '/no-such-page';
const LOADING_MS = 1;

/** A state `region.state.state` or a saved field `screen: name=value` that a reload may change, and why. */
type ReloadException = { readonly pattern: RegExp; readonly replacement: string; readonly reason: string };

const SIGNING = /^screen\.contract\.signing\.(?:agreementLocked|awaitingAgreement|awaitingSignature|ready|submitting)$/;
const CHANGE_ON_OTHER_SCREEN =
  /^(?!offers: changing="offer"|entityDetails: changing="business"|signIrsForm: changing="irsForm")(\w+: changing)=.*/;

export const RELOAD_EXCEPTIONS: readonly ReloadException[] = [
  allow(/^screen\.signIn\..*/, 'screen.signIn.entering', 'A password is never saved (R4.1, R15.1).'),
  allow(/^screen\.connectPatreon\..*/, 'screen.connectPatreon.entering', 'A password is never saved (R5.2).'),
  allow(/^screen\.connectPatreon\..*/, 'screen.connectPatreon.settled', 'The contract was signed (R12.8).'),
  allow(/^(accounts\.\w+)\.connecting$/, '$1.disconnected', 'The connection is interrupted (R5.5).'),
  allow(/^(screen\.\w+\.viewer)\..*/, '$1.loading', 'The document reloads (R10.1, R12.1).'),
  allow(/^(screen\.contract\.identity)\.failed$/, '$1.unnumbered', 'The number is requested again (R12.1).'),
  allow(/^(screen\.contract\.scroll)\.read$/, '$1.unread', 'The contract has to be read again (R12.2).'),
  allow(SIGNING, 'screen.contract.signing.awaitingAgreement', 'Only a submitted signature is saved (R12.3, R15.1).'),
  allow(SIGNING, 'screen.contract.signing.agreementLocked', 'The contract has to be read again (R12.2).'),
  allow(
    /^(screen\.contract\.signing)\.(?:signed|congratulating)$/,
    '$1.signedEarlier',
    'Congratulations appear only once (R12.8).',
  ),
  allow(/^countdown\.halted$/, 'countdown.counting', 'The clock is retried (R13.1).'),
  allow(/^countdown\.halted$/, 'countdown.waiting', 'The countdown starts when setup or repayment opens (R13.1).'),
  allow(/^(\w+: isCounting)=false$/, '$1=true', 'A halted countdown continues (R13.1).'),
  allow(/^saving\..*/, 'saving.upToDate.nothingSaved', 'The browser reports its saving status again (R15.3).'),
  allow(/^reset\..*/, 'reset.closed', 'An open confirmation dialog closes (R15.2).'),
  allow(CHANGE_ON_OTHER_SCREEN, '$1=null', 'A change ends when another screen opens (R1.7, R15.1).'),
];

/** Returns a function that simulates a reload, including a round trip of the saved journey through JSON. */
export function createReload({ start, step }: JourneyStepper): (snapshot: JourneySnapshot) => JourneySnapshot {
  const restore = memoize((text: string) => {
    const { input, path } = JSON.parse(text) as { readonly input: JourneyInput; readonly path: string };
    return step(start(input).snapshot, { type: 'url.opened', path, hash: '' }).after;
  });
  return (snapshot) => {
    const { today, policy, isOwnSession } = snapshot.context;
    const saved = advanceTimers(viewSavedJourney(snapshot), LOADING_MS);
    const input = { session: viewSession(snapshot), isOwnSession, today, policy, saved };
    return restore(JSON.stringify({ input, path: getOpenPath(snapshot) ?? UNKNOWN_PATH }));
  };
}

/** Returns each change that a reload causes in any state: the exception that allows it, or else a description. */
export const reloadDifferences = memoize(
  ({ machine, states }: ExploredChart): readonly (ReloadException | string)[] => {
    const stepper = createJourneyStepper(machine);
    const reload = createReload(stepper);
    return [...states.values()].flatMap((before) => {
      const withoutReload = clockReports(before).reduce(
        (snapshot, event) => stepper.step(snapshot, event).after,
        before,
      );
      const after = new Set(statesAndFieldsOf(reload(before)));
      const lost = statesAndFieldsOf(withoutReload).filter((part) => !after.has(part));
      return lost.map((part) => {
        const allowed = RELOAD_EXCEPTIONS.find(
          ({ pattern, replacement }) => pattern.test(part) && after.has(part.replace(pattern, replacement)),
        );
        return allowed ?? `a reload loses ${part}`;
      });
    });
  },
  new WeakMap(),
);

/** Returns the reports that running clocks would send during a reload. */
function clockReports(snapshot: JourneySnapshot): readonly JourneyEvent[] {
  const { elapsedMs, countdownMs } = snapshot.context;
  const progress = { type: 'progress.advanced', elapsedMs: elapsedMs + LOADING_MS } as const;
  const countdown = { type: 'countdown.advanced', elapsedMs: countdownMs + LOADING_MS } as const;
  return [
    ...(snapshot.hasTag('running') ? [progress] : []),
    ...(snapshot.value.countdown === 'counting' ? [countdown] : []),
  ];
}

function statesAndFieldsOf(snapshot: JourneySnapshot): readonly string[] {
  const screen = getOpenScreen(snapshot);
  const fields = Object.entries(viewSavedJourney(snapshot));
  return [...leavesOf(snapshot), ...fields.map(([name, value]) => `${screen}: ${name}=${JSON.stringify(value)}`)];
}

function allow(pattern: RegExp, replacement: string, reason: string): ReloadException {
  return { pattern, replacement, reason };
}
