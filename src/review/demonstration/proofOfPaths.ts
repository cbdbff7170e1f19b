import type { ChartModel, ModelState } from '#src/review/engine/model/chartModel.ts';
import type { PathStep } from '#src/review/journey/paths/paths.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { answerIds, type ItemProof, PICTURES, type Proof } from '#src/review/engine/model/proof.ts';

/** A step of an approved path, which the tests go in the browser. */
export type ApprovedStep = Pick<PathStep, 'index' | 'taken' | 'answers'> & {
  readonly path: string;
  readonly after: JourneySnapshot;
};

/** A situation that is pictured: the address of its picture, and what the product shows then. */
export type Pictured = { readonly address: string; readonly snapshot: JourneySnapshot };

/** A state that everything lies in would show every picture. */
const MOST_PICTURES = 4;

/**
 * What the approved paths show of each state, transition and guard answer, and the situations to be pictured. The tests
 * fail unless the browser takes all that these paths do, and unless the model is gone through completely.
 */
export function proofOfPaths(
  model: ChartModel,
  steps: readonly ApprovedStep[],
  mostPictures = MOST_PICTURES,
): Omit<Proof, 'stories'> & { pictured: readonly Pictured[] } {
  const active = new Map(steps.map((step) => [step, new Set(step.after._nodes.map(({ id }) => id))]));
  const situations = new Map<string, ApprovedStep>();
  for (const step of steps) {
    const name = situationOf(step.after);
    if (!situations.has(name) || (isCalm(step) && !isCalm(situations.get(name)))) situations.set(name, step);
  }
  const plainest = [...situations].toSorted(([one], [other]) => one.split('-').length - other.split('-').length);
  for (const { id } of model.states) {
    const step = steps.find((candidate) => active.get(candidate)?.has(id));
    if (step === undefined || plainest.some(([, other]) => active.get(other)?.has(id))) continue;
    plainest.push([id.replaceAll(/[^A-Za-z]+/g, '-'), step]);
  }
  const item = (
    id: string,
    isThrough: (step: ApprovedStep) => boolean,
    isState = false,
  ): readonly [string, ItemProof] => {
    const through = steps.filter(isThrough);
    const seen = isState ? plainest.filter(([, step]) => active.get(step)?.has(id)) : [];
    const pictures = seen.slice(0, mostPictures).map(([name]) => addressOf(name));
    const staysIn = (step: ApprovedStep) => Number(active.get(step)?.has(id) === true);
    // A path that ends in a state is preferred to one that only passes through it.
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

/** Whether no message of saving takes a part of the picture. */
function isCalm(step: ApprovedStep | undefined): boolean {
  return typeof step?.after.value.saving === 'object' && 'upToDate' in step.after.value.saving;
}

/** The states that a person can distinguish on the page, as the name of a file. */
function situationOf({ value, context }: JourneySnapshot): string {
  const dialog = value.reset === 'closed' ? '' : value.reset;
  return JSON.stringify([value.screen, value.session, dialog, context.redirect?.reason])
    .replaceAll(/[^A-Za-z]+/g, '-')
    .replaceAll(/^-|-null|-$/g, '');
}

const addressOf = (name: string) => `${PICTURES}${name}.html`;

/** Whether a step ended in a state, or passed through it by a transition that leaves it. */
function wasIn(
  { transitions }: ChartModel,
  { id }: ModelState,
  active: ReadonlyMap<ApprovedStep, ReadonlySet<string>>,
): (step: ApprovedStep) => boolean {
  const leaving = new Set(transitions.filter(({ sourceId }) => sourceId === id).map((transition) => transition.id));
  return (step) => active.get(step)?.has(id) === true || step.taken.some((one) => leaving.has(one));
}
