import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Reached } from '#machines/graph/exploration/explore.ts';
import { dueTypes } from '#machines/graph/exploration/pending.ts';
import { createStepper } from '#machines/graph/exploration/stepper.ts';
import type { Session } from '#machines/domain/session.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTED_SCREEN_IDS, ROUTES, type ScreenId, screenAt } from '#machines/journey/routes.ts';
import { openPath, openScreen } from '#machines/journey/views/openScreen.ts';
import { viewSession } from '#machines/journey/views/viewSession.ts';
import { wholeChart } from '#test/support/explorations.ts';
import { journeyOf, opening, restart } from './restart.ts';
import { keptAnswers, visibleAnswers } from './visible.ts';

/** Far more than is needed; a busy computer is no failure. */
const TIMEOUT_MS = 60_000;
const MOST_SHOWN = 5;
const PATHS = ROUTED_SCREEN_IDS.map((screen) => ROUTES[screen].path);
/** Calls that would sign in, connect or sign a second time if a reload made them anew. */
const SUBMISSIONS = ['signIn', 'connectPatreon', 'connectAccount:shopify', 'connectAccount:youtube', 'signContract'];

const { graph } = wholeChart();
const stepper = createStepper(graph.machine, graph.input);

const text = (value: unknown) => JSON.stringify(value);
const differences = (name: string, was: unknown, is: unknown) =>
  text(was) === text(is) ? [] : [`${name} was ${text(was)} and is ${text(is)}`];

/** The first of the reached states of each kind. */
function onePer(kindOf: (state: Reached) => string): readonly Reached[] {
  const kinds = new Map<string, Reached>();
  for (const state of graph.states.values()) if (!kinds.has(kindOf(state))) kinds.set(kindOf(state), state);
  return [...kinds.values()];
}

/** A state for each configuration of the chart, and one for all that a creator can have entered. */
const configurations = onePer(({ snapshot }) => text(snapshot.value));
const entries = onePer(({ snapshot }) => text(keptAnswers(journeyOf(snapshot))));

/** A state before and after the page was loaded again. */
type Reloaded = {
  readonly key: string;
  readonly before: JourneySnapshot;
  readonly after: JourneySnapshot;
  readonly emitted: readonly EventObject[];
};

const reloaded = [...new Set([...configurations, ...entries])].map(({ key, snapshot }): Reloaded => {
  const before = journeyOf(snapshot);
  const { snapshot: after, emitted } = restart(stepper, before);
  return { key, before, after, emitted };
});

/** What is wrong after a reload and in which states, the first few of them. */
function complaintsOf(find: (state: Reloaded) => readonly string[]): readonly string[] {
  const found = reloaded.flatMap((state) => find(state).map((complaint) => `${complaint} at ${state.key}`));
  return found.slice(0, MOST_SHOWN);
}

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
  it('all configurations are tried, with all that can have been entered (R1.1)', () => {
    expect(graph.states.size).toBeGreaterThan(5000);
    expect(configurations.length).toBeGreaterThan(600);
    expect(entries.length).toBeGreaterThan(100);
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

  it('the same addresses are open and closed, on every screen for every visitor (R1.3, R1.4, R1.5)', () => {
    const kinds = new Map(reloaded.map((one) => [text([openScreen(one.before), viewSession(one.before)]), one]));
    expect(kinds.size).toBeGreaterThan(20);
    const found = [...kinds.values()].flatMap(({ key, before, after }) => {
      const expected = PATHS.map((path) => admitted(viewSession(before), path));
      const opened = PATHS.map((path) => screenAfter(after as unknown as AnyMachineSnapshot, path));
      return differences(`open at ${key}`, expected, opened);
    });
    expect(found).toEqual([]);
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
  const withPrevious = configurations.flatMap((state) => {
    const path = previousPath(state);
    return path === null ? [] : [{ ...state, path }];
  });
  const left = withPrevious.filter(({ snapshot }) => !holdsPlace(snapshot));
  const held = withPrevious.filter(({ snapshot }) => holdsPlace(snapshot));

  it('the screen before is shown, or the one that this visitor may see instead (R1.3, R1.4, R1.7)', () => {
    expect(left.length).toBeGreaterThan(configurations.length / 2);
    const found = left.flatMap(({ key, snapshot, path }) => {
      const expected = admitted(viewSession(journeyOf(snapshot)), path);
      return differences(`Back to ${path} at ${key}`, expected, screenAfter(snapshot, path));
    });
    expect(found.slice(0, MOST_SHOWN)).toEqual([]);
  });

  it('while a contract is being signed nothing moves, and the signing goes on (R1.7, R12.5)', () => {
    expect(held.length).toBeGreaterThan(0);
    const found = held.flatMap(({ snapshot, path }) => {
      const after = journeyOf(stepper.step(snapshot, opening(path)).snapshot);
      return differences('submitting', snapshot.value, after.value);
    });
    expect(found).toEqual([]);
  });

  it('the timers of the screen that was left are cancelled and never act again (R6.3, R11.1)', () => {
    const armed = left.filter(({ snapshot }) => dueTypes(snapshot).length > 0);
    expect(armed.length).toBeGreaterThan(50);
    const found = armed.flatMap(({ key, snapshot, path }) => {
      const { snapshot: after, timers } = stepper.step(snapshot, opening(path));
      const running = new Set(dueTypes(after));
      const ended = dueTypes(snapshot).filter((type) => !running.has(type));
      return ended.flatMap((type) => {
        const isCancelled = timers.some((timer) => timer.type === type && timer.delayMs === null);
        const acts = stepper.step(after, { type }).taken.length > 0;
        return isCancelled && !acts ? [] : [`${type} is ${isCancelled ? 'cancelled and acts' : 'armed'} at ${key}`];
      });
    });
    expect(found.slice(0, MOST_SHOWN)).toEqual([]);
  });
});
