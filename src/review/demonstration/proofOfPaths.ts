import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { answerIds, type ItemProof, PROOF_FOLDER, type Proof } from '#src/review/engine/model/proof.ts';
import { type ApprovedStep, hasDialog, type Situation, situationsOf } from './situations.ts';

export type PicturedState = { readonly address: string; readonly snapshot: JourneySnapshot };

/** Without a limit, outer states would list every picture. */
const MAX_PICTURES = 4;

/** Assumes complete coverage: tests fail unless the paths cover the model and the browser takes all their steps. */
export function proofOfPaths(
  model: ChartModel,
  steps: readonly ApprovedStep[],
  maxPictures = MAX_PICTURES,
): Omit<Proof, 'stories'> & { pictured: readonly PicturedState[] } {
  const active = new Map(steps.map((step) => [step, new Set(step.after._nodes.map(({ id }) => id))]));
  const plainest = [...situationsOf(steps)];
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
        steps.map((one) => [name, one]),
      )[0] ?? [];
    const [, known] = shownIn(id, plainest)[0] ?? [];
    if (step === undefined || (known !== undefined && hasDialog(known) === hasDialog(step))) continue;
    plainest.push([name, step]);
  }
  const item = (
    id: string,
    isThrough: (step: ApprovedStep) => boolean,
    isState = false,
  ): readonly [string, ItemProof] => {
    const through = steps.filter(isThrough);
    const seen = isState ? shownIn(id, plainest) : [];
    const pictures = seen.slice(0, maxPictures).map(([name]) => addressOf(name));
    const staysIn = (step: ApprovedStep) => Number(active.get(step)?.has(id) === true);
    // Prefers steps that end in a state to steps that only pass through it.
    const [soonest] = through.toSorted((one, other) => staysIn(other) - staysIn(one) || one.index - other.index);
    const step = soonest === undefined ? null : { path: soonest.path, index: soonest.index };
    return [id, { isModelCovered: true, isBrowserCovered: through.length > 0, step, pictures }];
  };
  const transitions = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
  const answers = transitions.filter(({ guard }) => guard !== null).flatMap(({ id }) => Object.values(answerIds(id)));
  const items = Object.fromEntries([
    ...model.states.map((state) => item(state.id, wasIn(model, state, active), true)),
    ...transitions.map(({ id }) => item(id, ({ taken }) => taken.includes(id))),
    ...answers.map((id) => item(id, (step) => step.answers.some((one) => one === id))),
  ]);
  const shown = new Set(Object.values(items).flatMap(({ pictures }) => pictures));
  const chosen = plainest.filter(([name]) => shown.has(addressOf(name)));
  return {
    modelHash: model.hash,
    items,
    pictures: Object.fromEntries(chosen.map(([name, step]) => [addressOf(name), [...(active.get(step) ?? [])]])),
    pictured: chosen.map(([name, { after }]) => ({ address: addressOf(name), snapshot: after })),
  };
}

const addressOf = (name: string) => `${PROOF_FOLDER}${name}.html`;

function wasIn(
  { transitions }: ChartModel,
  { id }: ModelState,
  active: ReadonlyMap<ApprovedStep, ReadonlySet<string>>,
): (step: ApprovedStep) => boolean {
  const leaving = new Set(transitions.filter(({ sourceId }) => sourceId === id).map((transition) => transition.id));
  return (step) => active.get(step)?.has(id) === true || step.taken.some((one) => leaving.has(one));
}
