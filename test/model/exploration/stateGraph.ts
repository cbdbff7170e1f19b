import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import {
  explore,
  type Exploration,
  type Reached,
  type Survey,
  type TriedStep,
} from '#test/model/exploration/explore.ts';

/** A step from one state to another, by their keys. */
export type Edge = { readonly from: string; readonly to: string; readonly event: EventObject };

type HasSnapshot = { readonly snapshot: AnyMachineSnapshot };

/** Every state that the surveys reach and every step between two of them; equal snapshots of two surveys are one. */
export type StateGraph = {
  readonly machine: AnyStateMachine;
  readonly states: ReadonlyMap<string, Reached>;
  readonly edges: readonly Edge[];
  /** What each survey found, in their order. */
  readonly explorations: readonly Exploration[];
};

/** Walks all surveys and records what each leads to, for questions that no single step can answer. */
export function exploreGraph(
  machine: AnyStateMachine,
  surveys: readonly Survey[],
  seeStep: (step: TriedStep) => void = () => {},
): StateGraph {
  const states = new Map<string, Reached>();
  const edges: Edge[] = [];
  const explorations: Exploration[] = [];
  for (const survey of surveys) {
    const exploration = explore(machine, survey, (step) => {
      seeStep(step);
      if (step.afterKey !== step.before.key)
        edges.push({ from: step.before.key, to: step.afterKey, event: step.event });
    });
    explorations.push(exploration);
    for (const [key, reached] of exploration.states) if (!states.has(key)) states.set(key, reached);
  }
  return { machine, states, edges, explorations };
}

/** The keys of the states from which some path of allowed steps leads to a state that is meant. */
export function reaches(
  { states, edges }: { readonly states: Iterable<readonly [string, HasSnapshot]>; readonly edges: readonly Edge[] },
  isMeant: (snapshot: AnyMachineSnapshot) => boolean,
  isAllowed: (event: EventObject) => boolean = () => true,
): Set<string> {
  const before = new Map<string, string[]>();
  for (const { from, to, event } of edges) {
    if (!isAllowed(event)) continue;
    const list = before.get(to);
    if (list === undefined) before.set(to, [from]);
    else list.push(from);
  }
  const found = new Set<string>();
  for (const [key, { snapshot }] of states) if (isMeant(snapshot)) found.add(key);
  const waiting = [...found];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    for (const earlier of before.get(key) ?? []) {
      if (found.has(earlier)) continue;
      found.add(earlier);
      waiting.push(earlier);
    }
  }
  return found;
}
