import type { GraphProperty } from './property.ts';
import { reloadComplaints, type ReloadException } from './reload.ts';
import type { StateGraph } from '#test/model/exploration/stateGraph.ts';
import { createStepper } from '#src/review/engine/session/stepper.ts';

/** What came of loading the page again in every state: what is wrong, and which exceptions were needed. */
export type ReloadReport = { readonly complaints: readonly string[]; readonly needed: ReadonlySet<ReloadException> };

const REPORTS = new WeakMap<StateGraph, ReloadReport>();

/** Loading the page again, in every state (R15.1). */
export const RELOADS: readonly GraphProperty[] = [
  {
    name: 'a reload lands on the same screen and loses nothing saved',
    requirements: ['R15.1', 'R1.5', 'R2.3'],
    complaints: (graph) => reloadEverywhere(graph).complaints,
  },
];

/** Loads the page again in every state; a graph is judged once. */
export function reloadEverywhere(graph: StateGraph): ReloadReport {
  const known = REPORTS.get(graph);
  if (known !== undefined) return known;
  const stepper = createStepper(graph.machine);
  const needed = new Set<ReloadException>();
  const complaints = [...graph.states.values()].flatMap(({ key, snapshot }) =>
    reloadComplaints(stepper, snapshot, (row) => needed.add(row)).map((complaint) => `${complaint} at ${key}`),
  );
  const report = { complaints, needed };
  REPORTS.set(graph, report);
  return report;
}
