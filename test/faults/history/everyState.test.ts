import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Reached } from '#machines/graph/exploration/explore.ts';
import { dueTypes } from '#machines/graph/exploration/pending.ts';
import { exploreGraph } from '#machines/graph/exploration/stateGraph.ts';
import { createStepper } from '#machines/graph/exploration/stepper.ts';
import { SURVEYS } from '#machines/graph/exploration/surveys.ts';
import type { Session } from '#machines/domain/session.ts';
import { createJourneyMachine, type JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTED_SCREEN_IDS, ROUTES, type ScreenId, screenAt } from '#machines/journey/routes.ts';
import { openPath, openScreen } from '#machines/journey/views/openScreen.ts';
import { viewSession } from '#machines/journey/views/viewSession.ts';
import { journeyOf, opening, restart } from './restart.ts';
import { keptAnswers, visibleAnswers } from './visible.ts';

/** Far more than is needed; a busy computer is no failure. */
const TIMEOUT_MS = 60_000;
const LEAST_STATES = 5000;
const LEAST_CONFIGURATIONS = 600;
const MOST_SHOWN = 5;
/** Calls that would sign in, connect or sign a second time if a reload made them anew. */
const SUBMISSIONS = ['signIn', 'connectPatreon', 'connectAccount:shopify', 'connectAccount:youtube', 'signContract'];

const graph = exploreGraph(createJourneyMachine(), Object.values(SURVEYS));
const stepper = createStepper(graph.machine, graph.input);
const reached: readonly Reached[] = [...graph.states.values()];
/** One state for each configuration: what the chart alone tells apart. */
const configurations = new Set(
  new Map(reached.map(({ key, snapshot }) => [JSON.stringify(snapshot.value), key])).values(),
);

/** A state before and after the page was loaded again. */
type Reloaded = {
  readonly key: string;
  readonly before: JourneySnapshot;
  readonly after: JourneySnapshot;
  readonly emitted: readonly EventObject[];
};

const reloaded: readonly Reloaded[] = reached.map(({ key, snapshot }) => {
  const before = journeyOf(snapshot);
  const { snapshot: after, emitted } = restart(stepper, before);
  return { key, before, after, emitted };
});

/** What is wrong after a reload and in which states, the first few of them. */
function complaintsOf(find: (state: Reloaded) => readonly string[], states = reloaded): readonly string[] {
  const found = states.flatMap((state) => find(state).map((complaint) => `${complaint} at ${state.key}`));
  return found.slice(0, MOST_SHOWN);
}

const text = (value: unknown) => JSON.stringify(value);
const differences = (name: string, was: unknown, is: unknown) =>
  text(was) === text(is) ? [] : [`${name} was ${text(was)} and is ${text(is)}`];

/** The screen that a session may see at an address: the table of access, written down once more (R1.2 to R1.5). */
function admitted({ isAuthenticated, isPatreonConnected }: Session, path: string): ScreenId {
  const asked = screenAt(path);
  if (asked === null) return 'notFound';
  const { access } = ROUTES[asked];
  if (access !== 'anyone' && !isAuthenticated) return 'signIn';
  return access === 'connected' && !isPatreonConnected ? 'connectPatreon' : asked;
}

const screenAfter = (snapshot: AnyMachineSnapshot, path: string) =>
  openScreen(journeyOf(stepper.step(snapshot, opening(path)).snapshot));
const holdsPlace = (snapshot: AnyMachineSnapshot) => !journeyOf(snapshot).can(opening(ROUTES.landing.path) as never);

describe('F-01 the page is loaded again in every state of the chart', { timeout: TIMEOUT_MS }, () => {
  it('all states and configurations are tried (R1.1)', () => {
    expect(reached.length).toBeGreaterThan(LEAST_STATES);
    expect(configurations.size).toBeGreaterThan(LEAST_CONFIGURATIONS);
  });

  it('the same screen is shown at the same address to the same visitor (R1.5, R1.7, R2.3)', () => {
    const place = (snapshot: JourneySnapshot) => [openScreen(snapshot), openPath(snapshot), viewSession(snapshot)];
    expect(complaintsOf(({ before, after }) => differences('place', place(before), place(after)))).toEqual([]);
  });

  it('every kept answer is there, and the screen shows it as before (R15.1)', () => {
    const find = ({ before, after }: Reloaded) => {
      if (!viewSession(before).isAuthenticated) return [];
      return [
        ...differences('kept', keptAnswers(before), keptAnswers(after)),
        ...differences('shown', visibleAnswers(before), visibleAnswers(after)),
      ];
    };
    expect(complaintsOf(find)).toEqual([]);
  });

  it('nothing is sent a second time and no message is said again (R4.3, R5.3, R12.5, R14.1)', () => {
    const find = ({ after, emitted }: Reloaded) => {
      const calls = Object.keys(after.children).filter((id) => SUBMISSIONS.includes(id));
      const messages = emitted.filter(({ type }) => type === 'toast.shown');
      return [...calls.map((id) => `${id} is called anew`), ...messages.map(() => 'a message is said')];
    };
    expect(complaintsOf(find)).toEqual([]);
  });

  it('no box is ticked and no name stands on a contract that is not signed (R12.3, R12.4, R15.1)', () => {
    const find = ({ after }: Reloaded) => {
      if (after.context.isContractSigned) return [];
      const isOpen = after.can({ type: 'contract.submitted' }) || after.context.signature !== '';
      return isOpen || after.context.contractTimes.agreedAt !== null ? ['the contract can be signed at once'] : [];
    };
    expect(complaintsOf(find)).toEqual([]);
  });

  it('the same addresses are open and closed, from every configuration (R1.3, R1.4, R1.5)', () => {
    const paths = ROUTED_SCREEN_IDS.map((screen) => ROUTES[screen].path);
    const find = ({ before, after }: Reloaded) => {
      const session = viewSession(before);
      const expected = paths.map((path) => admitted(session, path));
      const opened = paths.map((path) => screenAfter(after as unknown as AnyMachineSnapshot, path));
      return differences('open', expected, opened);
    };
    const ofConfigurations = reloaded.filter(({ key }) => configurations.has(key));
    expect(complaintsOf(find, ofConfigurations)).toEqual([]);
  });
});

/** The screen that was open before this one, at the address that Back leads to; none at a start. */
function previousPath({ snapshot, from }: Reached): string | null {
  const screen = openScreen(journeyOf(snapshot));
  let earlier = from === null ? undefined : graph.states.get(from.key);
  while (earlier !== undefined) {
    const before = journeyOf(earlier.snapshot);
    if (openScreen(before) !== screen) return openPath(before);
    earlier = earlier.from === null ? undefined : graph.states.get(earlier.from.key);
  }
  return null;
}

describe('F-03 the browser goes back in every state of the chart', { timeout: TIMEOUT_MS }, () => {
  const withPrevious = reached.flatMap((state) => {
    const path = previousPath(state);
    return path === null ? [] : [{ ...state, path }];
  });
  const left = withPrevious.filter(({ snapshot }) => !holdsPlace(snapshot));

  it('nearly every state has a screen before it (R1.7)', () => {
    expect(left.length).toBeGreaterThan(LEAST_STATES / 2);
    expect(withPrevious.length - left.length).toBeGreaterThan(0);
  });

  it('the screen before is shown, or the one that this visitor may see instead (R1.3, R1.4, R1.7)', () => {
    const found = left.flatMap(({ key, snapshot, path }) => {
      const expected = admitted(viewSession(journeyOf(snapshot)), path);
      return differences(`Back to ${path} at ${key}`, expected, screenAfter(snapshot, path));
    });
    expect(found.slice(0, MOST_SHOWN)).toEqual([]);
  });

  it('while a contract is being signed nothing moves, and the signing goes on (R1.7, R12.5)', () => {
    const held = withPrevious.filter(({ snapshot }) => holdsPlace(snapshot));
    const found = held.flatMap(({ snapshot, path }) => {
      const after = journeyOf(stepper.step(snapshot, opening(path)).snapshot);
      return differences('submitting', snapshot.value, after.value);
    });
    expect(found).toEqual([]);
  });

  it('the timers of the screen that was left are cancelled and never act again (R6.3, R11.1)', () => {
    const armed = left.filter(({ snapshot }) => dueTypes(snapshot).length > 0);
    expect(armed.length).toBeGreaterThan(100);
    const found = armed.flatMap(({ key, snapshot, path }) => {
      const { snapshot: after, timers } = stepper.step(snapshot, opening(path));
      const running = new Set(dueTypes(after));
      return dueTypes(snapshot)
        .filter((type) => !running.has(type))
        .flatMap((type) => {
          const isCancelled = timers.some((timer) => timer.type === type && timer.delayMs === null);
          const acts = stepper.step(after, { type }).taken.length > 0;
          return [
            ...(isCancelled ? [] : [`${type} is not cancelled at ${key}`]),
            ...(acts ? [`${type} acts at ${key}`] : []),
          ];
        });
    });
    expect(found.slice(0, MOST_SHOWN)).toEqual([]);
  });
});
