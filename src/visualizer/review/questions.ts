import type { ChartModel, ModelState, ModelTransition } from '#machines/graph/model/chartModel.ts';
import { childIdsOf, exitsOf, insideIds, reachedFrom, screenOf, withAncestorIds } from './chartWalk.ts';

/**
 * Questions that the shape of a chart alone raises. It is a question, not a fault: the answer may be that it is meant
 * so.
 */
export const QUESTION_KINDS = [
  'unreachable',
  'deadEnd',
  'noWayBack',
  'serviceWithoutFailure',
  'delayWithoutWarning',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question about a state or a transition. The subject is the service, the state or the trigger that it is about. */
export type ChartQuestion = { readonly kind: QuestionKind; readonly itemId: string; readonly subject: string };

/** Every question that the shape of a chart raises, by kind, in the order of the chart. */
export function questionsOf(model: ChartModel): readonly ChartQuestion[] {
  return [
    ...unreachable(model),
    ...deadEnds(model),
    ...withoutWayBack(model),
    ...servicesWithoutFailure(model),
    ...delaysWithoutWarning(model),
  ];
}

function question(kind: QuestionKind, itemId: string, subject: string): ChartQuestion {
  return { kind, itemId, subject };
}

/** States that nothing leads to; one is named for all that lies inside it. */
function unreachable(model: ChartModel): readonly ChartQuestion[] {
  const root = model.states.find(({ parentId }) => parentId === null);
  const reached = reachedFrom(model, root === undefined ? [] : [root.id]);
  return model.states
    .filter(
      ({ id, parentId, type }) =>
        !reached.has(id) && type !== 'history' && (parentId === null || reached.has(parentId)),
    )
    .map(({ id, title }) => question('unreachable', id, title));
}

/** Innermost states that are no end and that neither they nor anything around them ever leaves. */
function deadEnds(model: ChartModel): readonly ChartQuestion[] {
  return model.states
    .filter(
      ({ id, type }) => type === 'atomic' && exitsOf(model, id).length === 0 && childIdsOf(model, id).length === 0,
    )
    .filter(({ parentId }) => hasOther(model, parentId))
    .map(({ id, title }) => question('deadEnd', id, title));
}

/** A state without siblings cannot be left, and need not be. */
function hasOther({ states }: ChartModel, parentId: string | null): boolean {
  const parent = states.find(({ id }) => id === parentId);
  return (
    parent !== undefined && parent.type === 'compound' && states.filter((one) => one.parentId === parentId).length > 1
  );
}

/** Screens from which no way leads back to any screen that led to them. */
function withoutWayBack(model: ChartModel): readonly ChartQuestion[] {
  const screens = model.states.filter(({ screen }) => screen !== null);
  const reach = new Map(screens.map(({ id }) => [id, reachedFrom(model, [...insideIds(model, id), id])]));
  return screens.flatMap((screen) => {
    const before = screens.filter((other) => other !== screen && leadsTo(model, other, screen));
    const isOneWay = before.length > 0 && before.every(({ id }) => reach.get(screen.id)?.has(id) !== true);
    return isOneWay ? [question('noWayBack', screen.id, screen.title)] : [];
  });
}

function leadsTo(model: ChartModel, from: ModelState, to: ModelState): boolean {
  return model.transitions.some(
    ({ sourceId, targetIds }) =>
      screenOf(model, sourceId) === from.id && targetIds.some((target) => screenOf(model, target) === to.id),
  );
}

function servicesWithoutFailure({ states, transitions }: ChartModel): readonly ChartQuestion[] {
  return states.flatMap((state) =>
    state.invoke
      .filter(
        ({ id }) =>
          !transitions.some(
            ({ sourceId, trigger }) => sourceId === state.id && trigger.kind === 'error' && trigger.name === id,
          ),
      )
      .map(({ port }) => question('serviceWithoutFailure', state.id, port)),
  );
}

/** A wait that ends by leaving the screen, without a shorter one before it that could say so. */
function delaysWithoutWarning(model: ChartModel): readonly ChartQuestion[] {
  const waits = model.transitions.filter(({ trigger }) => trigger.kind === 'after');
  const leaves = ({ sourceId, targetIds }: ModelTransition) => {
    const from = screenOf(model, sourceId);
    return from !== null && targetIds.some((target) => ![null, from].includes(screenOf(model, target)));
  };
  const isWarned = (wait: ModelTransition) => {
    const around = withAncestorIds(model, wait.sourceId);
    const isShorter = ({ delayMs }: ModelTransition) =>
      delayMs !== null && wait.delayMs !== null && delayMs < wait.delayMs;
    return waits.some((other) => isShorter(other) && around.includes(other.sourceId));
  };
  return waits
    .filter((wait) => leaves(wait) && !isWarned(wait))
    .map(({ id, label }) => question('delayWithoutWarning', id, label));
}
