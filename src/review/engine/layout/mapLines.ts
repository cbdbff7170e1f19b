import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { BOTH_WAYS } from './layoutWords.ts';
import { groupBy } from './groupBy.ts';
import { groupText } from './labels.ts';
import type { Plan, PlannedLine, PlannedRow, PlannedState } from './planTypes.ts';
import { type IsForward, linksOf, lineOf, type Edge } from './edges.ts';

const MIN_ALIKE = 4;

/**
 * Drops edges that don't go to another screen. Of the others, an edge becomes a row if its trigger leaves at least
 * `MIN_ALIKE` screens or the frame around all screens, and otherwise a line, like a link. Neighboring screens get one line per direction; other pairs get one for both directions.
 */
export function mapLinesAndRows(
  model: ChartModel,
  edges: readonly Edge[],
  states: readonly PlannedState[],
  isForward: IsForward,
): Pick<Plan, 'lines' | 'rows'> {
  const screenOf = new Map(model.states.map(({ id, screenId }) => [id, screenId]));
  const leaving = edges.filter(
    ({ source, target, transition }) =>
      target !== null &&
      (target.id !== source.id || screenOf.get(transition.targetIds[0] ?? '') !== screenOf.get(transition.sourceId)),
  );
  const frame = states.find(({ parentId }) => parentId === null);
  const groups = groupBy(leaving, ({ transition: { trigger } }) => `${trigger.kind} ${trigger.name}`);
  const rowGroups = [...groups.values()].filter(
    (group) =>
      new Set(group.map(({ source }) => source.id)).size >= MIN_ALIKE || group.some(({ source }) => source === frame),
  );
  const rows = rowGroups.flatMap((group): PlannedRow[] => {
    const transitions = group.map(({ transition }) => transition);
    const transitionIds = transitions.map(({ id }) => id);
    if (frame === undefined) return [];
    return [{ stateId: frame.id, transitionIds, isEverywhere: true, text: groupText(model, transitions) }];
  });
  const order = states.map(({ id }) => id);
  const endsOf = (edge: Edge) => {
    const ends = [edge.source.id, edge.target?.id ?? ''];
    const [from = 0, to = 0] = ends.map((id) => order.indexOf(id));
    return (Math.abs(from - to) === 1 ? ends : ends.toSorted()).join(' ');
  };
  const rowEdges = new Set(rowGroups.flat());
  const drawn = [...leaving.filter((edge) => !rowEdges.has(edge)), ...linksOf(model, states)];
  return {
    lines: [...groupBy(drawn, endsOf).values()].flatMap((group) => lineOf(group, isForward)).map(withMapWords),
    rows,
  };
}

function withMapWords(line: PlannedLine): PlannedLine {
  return { ...line, trigger: line.isTwoWay ? `${line.trigger} ${BOTH_WAYS}` : line.trigger, condition: '' };
}
