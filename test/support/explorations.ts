import { type Exploration } from '#test/model/exploration/explore.ts';
import { exploreGraph, type StateGraph } from '#test/model/exploration/stateGraph.ts';
import { SURVEYS } from '#test/model/exploration/surveys.ts';
import { PROPERTIES } from '#test/model/properties/properties.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

/** What the exploration of the whole chart found. */
export type WholeChart = {
  readonly graph: StateGraph;
  /** What each survey found, by its name. */
  readonly found: Readonly<Record<string, Exploration>>;
  /** What each property of every step complained of, by its name. */
  readonly complaints: ReadonlyMap<string, readonly string[]>;
};

let known: WholeChart | null = null;

/** The whole chart, explored with every step judged: once for all tests that run in one worker. Nobody changes it. */
export function wholeChart(): WholeChart {
  known ??= exploreWhole();
  return known;
}

function exploreWhole(): WholeChart {
  const complaints = new Map(PROPERTIES.map(({ name }) => [name, [] as string[]]));
  const graph = exploreGraph(createJourneyMachine(), Object.values(SURVEYS), (step) => {
    for (const { name, complaint } of PROPERTIES) {
      const one = complaint(step);
      if (one !== null) complaints.get(name)?.push(`${one} after ${JSON.stringify(step.event)} at ${step.before.key}`);
    }
  });
  const names = Object.keys(SURVEYS);
  const found: Record<string, Exploration> = {};
  for (const [index, exploration] of graph.explorations.entries()) found[names[index] ?? ''] = exploration;
  return { graph, found, complaints };
}
