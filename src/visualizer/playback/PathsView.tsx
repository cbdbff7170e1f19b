import { use } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { PathActions } from './pathActions.ts';
import { PathsList } from './PathsList.tsx';
import type { ProofOf } from './wayRows.ts';
import { waysOf } from './waysOf.ts';

type PathsViewProps = PathActions & {
  readonly model: ChartModel;
  readonly proofOf: ProofOf;
};

/** The paths through the journey. It waits, as `Suspense` does, until they are found. */
export function PathsView({ model, ...props }: PathsViewProps) {
  return <PathsList model={model} ways={use(waysOf(model))} {...props} />;
}
