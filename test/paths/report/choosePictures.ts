import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { ProofPicture } from '#src/visualizer/proof/proof.ts';
import { grouped } from '#src/visualizer/layout/grouped.ts';
import type { CoveredStep } from '#test/paths/browser/configuration.ts';

/** The pictures that are shown: by the id of a state, the plainest first; and what each shows, by its name. */
type ChosenPictures = {
  readonly byState: ReadonlyMap<string, readonly string[]>;
  readonly shown: Readonly<Record<string, ProofPicture>>;
};

/** A state that everything lies in would show them all. */
const MOST_PICTURES = 4;

/** Chooses few pictures for each state: first those whose name has few parts, then those that many steps led to. */
export function choosePictures(
  model: ChartModel,
  steps: readonly CoveredStep[],
  pictures: readonly string[],
): ChosenPictures {
  const pictured = steps.filter(({ picture }) => pictures.includes(picture));
  const plainest = [...grouped(pictured, ({ picture }) => picture)].toSorted(
    ([one, itsSteps], [other, otherSteps]) =>
      partsOf(one) - partsOf(other) || otherSteps.length - itsSteps.length || one.localeCompare(other),
  );
  const byState = new Map(
    model.states.map(({ id }) => {
      const showing = plainest.filter(([, leading]) => leading.some(({ states }) => states.includes(id)));
      return [id, showing.slice(0, MOST_PICTURES).map(([name]) => name)];
    }),
  );
  const chosen = new Set([...byState.values()].flat());
  const shown = plainest.filter(([name]) => chosen.has(name));
  return { byState, shown: Object.fromEntries(shown.map(([name, leading]) => [name, commonTo(leading)] as const)) };
}

function partsOf(name: string): number {
  return name.split('-').length;
}

/** Where a picture was first seen, and the states that were active each time. */
function commonTo([first, ...others]: readonly CoveredStep[]): ProofPicture {
  if (first === undefined) throw new Error('a picture has a step that led to it');
  const { path, index, states } = first;
  return { step: { path, index }, states: states.filter((id) => others.every((step) => step.states.includes(id))) };
}
