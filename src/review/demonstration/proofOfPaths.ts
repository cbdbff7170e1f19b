import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { answerIds, type ItemProof, PROOF_FOLDER, type Proof } from '#src/review/engine/model/proof.ts';
import { type ApprovedStep, hasDialog, type Situation, situationsOf } from './situations.ts';

export type PicturedState = { readonly address: string; readonly snapshot: JourneySnapshot };

/** Without a limit, outer states would list every picture. */
const MAX_PICTURES = 4;

/**
 * Marks every item as covered by model tests, and items on a path as covered by browser tests, because tests fail
 * unless the paths cover the model and pass in the browser.
 */
export function proofOfPaths(
  model: ChartModel,
  steps: readonly ApprovedStep[],
  maxPictures = MAX_PICTURES,
): Omit<Proof, 'stories'> & { pictured: readonly PicturedState[] } {
  const active = new Map(steps.map((step) => [step, new Set(step.after._nodes.map(({ id }) => id))]));
  const situations = [...situationsOf(steps)];
  const shownIn = (id: string, all: readonly Situation[]) => {
    const seen = all.filter(([, step]) => active.get(step)?.has(id));
    const clear = seen.filter(([, step]) => !hasDialog(step));
    return clear.length > 0 ? clear : seen;
  };
  for (const { id } of model.states) {
    const name = id.replaceAll(/[^A-Za-z]+/g, '-');
    const [, step] =
      shownIn(
        id,
        steps.map((candidate) => [name, candidate]),
      )[0] ?? [];
    const [, known] = shownIn(id, situations)[0] ?? [];
    if (step === undefined || (known !== undefined && hasDialog(known) === hasDialog(step))) continue;
    situations.push([name, step]);
  }
  const createProofEntry = (
    id: string,
    isCovering: (step: ApprovedStep) => boolean,
    isState = false,
  ): readonly [string, ItemProof] => {
    const covering = steps.filter(isCovering);
    const seen = isState ? shownIn(id, situations) : [];
    const pictures = seen.slice(0, maxPictures).map(([name]) => addressOf(name));
    const endsIn = (step: ApprovedStep) => Number(active.get(step)?.has(id) === true);
    // Prefers steps that end in a state to steps that only pass through it.
    const [best] = covering.toSorted((one, other) => endsIn(other) - endsIn(one) || one.index - other.index);
    const step = best === undefined ? null : { path: best.path, index: best.index };
    return [id, { isModelCovered: true, isBrowserCovered: covering.length > 0, step, pictures }];
  };
  const transitions = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
  const answers = transitions.filter(({ guard }) => guard !== null).flatMap(({ id }) => Object.values(answerIds(id)));
  const items = Object.fromEntries([
    ...model.states.map((state) => createProofEntry(state.id, passesThrough(model, state, active), true)),
    ...transitions.map(({ id }) => createProofEntry(id, ({ taken }) => taken.includes(id))),
    ...answers.map((id) => createProofEntry(id, (step) => step.answers.some((answer) => answer === id))),
  ]);
  const shown = new Set(Object.values(items).flatMap(({ pictures }) => pictures));
  const chosen = situations.filter(([name]) => shown.has(addressOf(name)));
  return {
    modelHash: model.hash,
    items,
    pictures: Object.fromEntries(chosen.map(([name, step]) => [addressOf(name), [...(active.get(step) ?? [])]])),
    pictured: chosen.map(([name, { after }]) => ({ address: addressOf(name), snapshot: after })),
  };
}

const addressOf = (name: string) => `${PROOF_FOLDER}${name}.html`;

function passesThrough(
  { transitions }: ChartModel,
  { id }: ModelState,
  active: ReadonlyMap<ApprovedStep, ReadonlySet<string>>,
): (step: ApprovedStep) => boolean {
  const leaving = new Set(transitions.filter(({ sourceId }) => sourceId === id).map((transition) => transition.id));
  return (step) => active.get(step)?.has(id) === true || step.taken.some((taken) => leaving.has(taken));
}
