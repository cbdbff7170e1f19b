import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { ProofPicture } from '#src/visualizer/proof/proof.ts';
import type { CoveredStep } from '#test/paths/browser/configuration.ts';

/** A picture file: its name, a text that is the same for the same content, and how many bytes it has. */
export type TakenPicture = { readonly name: string; readonly digest: string; readonly bytes: number };

/** With what it shows: what is common to all steps that led to it, what was active in any of them, and how many they were. */
type ShownPicture = TakenPicture & {
  readonly shows: ProofPicture;
  readonly active: ReadonlySet<string>;
  readonly stepCount: number;
};

/** The pictures that are shown: by the id of a state, the most telling first; and each with what it shows. */
export type ChosenPictures = {
  readonly byState: ReadonlyMap<string, readonly string[]>;
  readonly taken: readonly ShownPicture[];
};

/** A state that everything lies in would show them all. */
const MOST_PICTURES = 4;

/** Chooses few pictures for each state, each content once, so that together they show most of what lies inside it. */
export function choosePictures(
  model: ChartModel,
  steps: readonly CoveredStep[],
  pictures: readonly TakenPicture[],
): ChosenPictures {
  const distinct = distinctPictures(steps, pictures);
  const standIns = new Map(pictures.map(({ name, digest }) => [name, distinct.get(digest)]));
  const plainness = plainnessIn(model);
  const byState = new Map<string, readonly string[]>();
  for (const { id } of model.states) {
    const showing = steps.filter(({ states }) => states.includes(id)).map(({ picture }) => standIns.get(picture));
    const candidates = [...new Set(showing)].filter((picture) => picture !== undefined);
    const plainest = candidates.toSorted((one, other) => compare(plainness(one), plainness(other)));
    byState.set(
      id,
      mostTelling(plainest, insideOf(model, id)).map(({ name }) => name),
    );
  }
  const names = new Set([...byState.values()].flat());
  return { byState, taken: [...distinct.values()].filter(({ name }) => names.has(name)) };
}

/** For each content the first picture that has it. */
function distinctPictures(
  steps: readonly CoveredStep[],
  pictures: readonly TakenPicture[],
): ReadonlyMap<string, ShownPicture> {
  const files = new Map(pictures.map((picture) => [picture.name, picture]));
  const distinct = new Map<string, ShownPicture>();
  for (const { picture, states, path, index } of steps) {
    const file = files.get(picture);
    if (file === undefined) continue;
    const known = distinct.get(file.digest) ?? {
      ...file,
      shows: { step: { path, index }, states },
      active: new Set<string>(),
      stepCount: 0,
    };
    distinct.set(file.digest, {
      ...known,
      shows: { step: known.shows.step, states: known.shows.states.filter((id) => states.includes(id)) },
      active: new Set([...known.active, ...states]),
      stepCount: known.stepCount + 1,
    });
  }
  return distinct;
}

/**
 * What makes a picture a plain one, least first: a name with few parts tells of a moment without dialogs and notices; a
 * moment that passes by itself or that a failure led to is less so than one that stays; then how often the tests came
 * by, and how much there is to see.
 */
function plainnessIn({ states, transitions }: ChartModel): (picture: ShownPicture) => readonly number[] {
  const screens = new Map(states.map(({ id, screenId }) => [id, screenId]));
  const isWithin = (one: string, other: string) => screens.get(one) !== null && screens.get(one) === screens.get(other);
  const initial = new Set(states.map(({ initialId }) => initialId));
  const unsettled = new Set(
    transitions.flatMap(({ sourceId, targetIds, trigger: { kind } }) => {
      const within = targetIds.filter((target) => isWithin(sourceId, target) && !initial.has(target));
      const passing = ['after', 'done'].includes(kind) && within.length > 0 ? [sourceId] : [];
      return [...passing, ...(['after', 'error'].includes(kind) ? within : [])];
    }),
  );
  return ({ name, bytes, active, stepCount }) => [
    name.split('-').length,
    [...active].filter((id) => unsettled.has(id) && screens.get(id) !== null).length,
    -stepCount,
    -bytes,
  ];
}

/** Which of two lists of figures comes first, by the first figure in which they differ. */
function compare(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((figure, index) => figure - (other[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The first one, then those that show most states that were not shown yet. */
function mostTelling(candidates: readonly ShownPicture[], inside: readonly string[]): readonly ShownPicture[] {
  const chosen: ShownPicture[] = [];
  const unseen = new Set(inside);
  const gain = ({ shows }: ShownPicture) => shows.states.filter((id) => unseen.has(id)).length;
  let next = candidates[0];
  while (next !== undefined && chosen.length < MOST_PICTURES) {
    chosen.push(next);
    for (const id of next.shows.states) unseen.delete(id);
    const left = candidates.filter((candidate) => !chosen.includes(candidate));
    next = left.reduce<ShownPicture | undefined>(
      (best, candidate) => (best === undefined || gain(candidate) > gain(best) ? candidate : best),
      undefined,
    );
  }
  return chosen;
}

function insideOf({ states }: ChartModel, id: string): readonly string[] {
  const children = states.filter(({ parentId }) => parentId === id);
  return children.flatMap((child) => [child.id, ...insideOf({ states } as ChartModel, child.id)]);
}
