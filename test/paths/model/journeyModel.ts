import type { AnyMachineSnapshot } from 'xstate';
import { TestModel, type StatePath } from 'xstate/graph';
import { type JourneyPath, type PathStep, walkPath } from '#machines/graph/paths/paths.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

/** A path with the steps that the chart takes on it, and its form in the library's own test model. */
export type ModelledPath = {
  readonly path: JourneyPath;
  readonly steps: readonly PathStep[];
  readonly test: ReturnType<TestModel<AnyMachineSnapshot, { type: string }, unknown>['getPaths']>[number]['test'];
};

/**
 * The paths as the library's test model runs them; its own generators know neither answers nor timers (decision 003).
 */
export function modelled(paths: readonly JourneyPath[]): readonly ModelledPath[] {
  const walked = paths.map((path) => ({ path, steps: walkPath(path) }));
  const model = new TestModel<AnyMachineSnapshot, { type: string }, unknown>(createJourneyMachine() as never, {
    stateMatcher: (snapshot, screen) => snapshot.matches({ screen }),
    serializeState: ({ value }) => JSON.stringify(value) as never,
  });
  const tested = model.getPaths(() => walked.map(({ steps }) => statePathOf(steps)), { allowDuplicatePaths: true });
  return walked.flatMap((one, index) => {
    const test = tested[index]?.test;
    return test === undefined ? [] : [{ ...one, test }];
  });
}

function statePathOf(steps: readonly PathStep[]): StatePath<AnyMachineSnapshot, { type: string }> {
  const last = steps.at(-1);
  if (last === undefined) throw new Error('A path without steps leads nowhere.');
  return { state: last.after, weight: steps.length, steps: steps.map(({ after, event }) => ({ state: after, event })) };
}
