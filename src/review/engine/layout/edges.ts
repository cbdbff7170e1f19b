import type { ChartModel, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { linkTo } from './layoutWords.ts';
import { lineWords } from './labels.ts';
import type { PlannedLine, PlannedState } from './planTypes.ts';

/** A transition or a link. Hidden states are replaced by their closest drawn ancestors. */
export type Edge = {
  readonly transition: ModelTransition;
  readonly source: PlannedState;
  /** Null if the transition has several targets or none. */
  readonly target: PlannedState | null;
  readonly isLink?: boolean;
};

export type IsForward = (edge: Edge) => boolean;

export function lineOf(group: readonly Edge[], isForward: IsForward): readonly PlannedLine[] {
  const [first] = group;
  if (first === undefined || first.target === null) return [];
  const [there, back] = [
    group.filter(({ target }) => target === first.target),
    group.filter(({ target }) => target !== first.target),
  ];
  const isLink = group.every((edge) => edge.isLink);
  const kinds = new Set(group.map(({ transition }) => transition.trigger.kind));
  const [kind] = kinds;
  const labeled = (back.some((edge) => !edge.isLink) ? back : there).filter((edge) => isLink || !edge.isLink);
  return [
    {
      id: first.isLink ? `${first.source.id}|link|${first.target.id}` : first.transition.id,
      transitionIds: [...new Set(group.map(({ transition }) => transition.id))],
      sourceId: first.source.id,
      targetId: first.target.id,
      isMain: isForward(first),
      isLink,
      hasIcon: isLink || (kinds.size === 1 && (kind === 'after' || kind === 'error')),
      isTwoWay: back.length > 0,
      ...(isLink
        ? { trigger: linkTo(first.target.title), condition: '' }
        : lineWords(labeled.map(({ transition }) => transition))),
    },
  ];
}

export function createIsForward(model: ChartModel): IsForward {
  const screens = model.states.filter(({ screen }) => screen !== null).map(({ id }) => id);
  const placeOf = new Map(model.states.map(({ id, screenId }) => [id, screens.indexOf(screenId ?? '')]));
  return ({ source, target }) => {
    const from = placeOf.get(source.id) ?? -1;
    return from >= 0 && placeOf.get(target?.id ?? '') === from + 1;
  };
}

/**
 * Returns links as edges. Each link uses a transition from its source's parent to its target. If there are several, it
 * uses the one whose event has the most transitions, because that event opens addresses.
 */
export function linksOf({ states, transitions }: ChartModel, drawn: readonly PlannedState[]): readonly Edge[] {
  return states.flatMap(({ id, links }) =>
    links.flatMap((link): readonly Edge[] => {
      const source = drawn.find((state) => state.id === id);
      const target = drawn.find((state) =>
        states.some((candidate) => candidate.screen === link && candidate.id === state.id),
      );
      const around = transitions.filter(({ sourceId }) => sourceId === source?.parentId);
      const rulesOf = ({ trigger }: ModelTransition) => around.filter((rule) => rule.trigger.text === trigger.text);
      const transition = around
        .filter(({ targetIds }) => targetIds[0] === target?.id)
        .toSorted((one, other) => rulesOf(one).length - rulesOf(other).length)
        .at(-1);
      return source && target && transition ? [{ source, target, transition, isLink: true }] : [];
    }),
  );
}
