import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { openPath } from '#machines/journey/views/openScreen.ts';
import type { Reached, TriedStep } from '#test/model/exploration/explore.ts';
import type { GraphProperty } from './property.ts';
import { PROPERTIES } from './properties.ts';
import type { StateGraph } from '#test/model/exploration/stateGraph.ts';
import { createStepper } from '#src/review/engine/session/stepper.ts';

/** What going to another screen may change: what runs on it, what it was left for, and whether the days have begun. */
const FIELDS_OF_A_SCREEN: ReadonlySet<keyof SavedJourney> = new Set(['progress', 'changing', 'isCounting']);
const BACK: EventObject = { type: 'navigation.backRequested' };

/** Going back, by the product's own control or by the browser's, from every state (R1.7). */
export const HISTORY: readonly GraphProperty[] = [
  {
    name: 'Back to every screen that was open before is safe: nothing typed is lost, nothing signed or unsigned',
    requirements: ['R1.7', 'R12.8', 'R15.1'],
    complaints: (graph) => backComplaints(graph),
  },
];

/**
 * What is wrong on every way back from every state: by Back itself, and by the address of each screen on the way there.
 */
function backComplaints(graph: StateGraph): readonly string[] {
  const stepper = createStepper(graph.machine);
  const before = new Map<string, ReadonlySet<string>>();
  return [...graph.states.values()].flatMap((reached) => {
    const paths = historyOf(reached, graph.states, before);
    const visits = [...paths].map((path) => ({ type: 'url.opened', path, hash: '' }));
    const was = savedJourneyOf(reached.snapshot);
    return [BACK, ...visits].flatMap((event) => {
      const { snapshot, ...result } = stepper.step(reached.snapshot, event);
      return stepComplaints({ before: reached, event, after: snapshot, afterKey: '', ...result }, was);
    });
  });
}

/** What is wrong with a step back: what holds on every step, and that nothing of what is saved is lost. */
function stepComplaints(step: TriedStep, was: SavedJourney): readonly string[] {
  const is = savedJourneyOf(step.after);
  const lost = (Object.keys(was) as (keyof SavedJourney)[])
    .filter((name) => !FIELDS_OF_A_SCREEN.has(name) && !isSame(was[name], is[name]))
    .map((name) => `${JSON.stringify(step.event)} changed ${name} at ${step.before.key}`);
  const broken = PROPERTIES.map(({ complaint }) => complaint(step)).filter((one) => one !== null);
  return [...lost, ...broken];
}

/** The addresses of the screens that were open on the way to a state, its own included. */
function historyOf(
  { key, snapshot, from }: Reached,
  states: StateGraph['states'],
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const found = known.get(key);
  if (found !== undefined) return found;
  const earlier = from === null ? undefined : states.get(from.key);
  const path = openPath(snapshot as unknown as JourneySnapshot);
  const paths = new Set(earlier === undefined ? [] : historyOf(earlier, states, known));
  if (path !== null) paths.add(path);
  known.set(key, paths);
  return paths;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function savedJourneyOf(snapshot: AnyMachineSnapshot): SavedJourney {
  return viewSavedJourney(snapshot as unknown as JourneySnapshot);
}
