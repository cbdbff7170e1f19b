import type { ChartModel, ModelState, ModelTransition } from '#machines/graph/model/chartModel.ts';
import { MERMAID_LOSSES, mermaidLeftOut } from '#src/content/visualizer/sharing.ts';

type Arrow = { readonly level: string | null; readonly text: string };

/**
 * The chart as a Mermaid state diagram. Mermaid cannot show everything: what it loses is said in comments at the top.
 * An arrow between insides of different states is drawn between those states, as Mermaid fails on any other.
 */
export function toMermaid(model: ChartModel): string {
  const rules = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
  const arrows = rules.flatMap((transition) => arrowsOf(model, transition));
  const stays = rules.filter((transition) => arrowsOf(model, transition).length === 0).length;
  const lost = [...MERMAID_LOSSES, mermaidLeftOut(stays)].map((line) => `  %% ${line}`);
  const roots = model.states.filter(({ parentId }) => parentId === null);
  return ['stateDiagram-v2', ...lost, ...roots.flatMap((root) => stateLines(model, root, arrows, 1)), ''].join('\n');
}

function insideOf(model: ChartModel, parent: ModelState, arrows: readonly Arrow[], depth: number): readonly string[] {
  const pad = '  '.repeat(depth);
  const children = model.states.filter(({ parentId }) => parentId === parent.id);
  const start = children.find(({ id }) => id === parent.initialId);
  const isParallel = parent.type === 'parallel';
  return [
    ...(start === undefined ? [] : [`${pad}[*] --> ${nameOf(start.id)}`]),
    ...children.flatMap((child, index) => [
      ...(isParallel && index > 0 ? [`${pad}--`] : []),
      ...stateLines(model, child, arrows, depth),
    ]),
    ...new Set(arrows.filter(({ level }) => level === parent.id).map(({ text }) => `${pad}${text}`)),
  ];
}

function stateLines(model: ChartModel, state: ModelState, arrows: readonly Arrow[], depth: number): readonly string[] {
  const pad = '  '.repeat(depth);
  const named = `${pad}state "${words(state.title)}" as ${nameOf(state.id)}`;
  const inside = insideOf(model, state, arrows, depth + 1);
  const isEnd = state.type === 'final' ? [`${pad}${nameOf(state.id)} --> [*]`] : [];
  return inside.length === 0 ? [named, ...isEnd] : [`${named} {`, ...inside, `${pad}}`];
}

/** The arrows of a transition, each at the level where both of its ends are neighbours; regions have none between them. */
function arrowsOf(model: ChartModel, { sourceId, targetIds, label }: ModelTransition): readonly Arrow[] {
  return targetIds.flatMap((targetId) => {
    const [from, to] = [wayTo(model, sourceId), wayTo(model, targetId)];
    const split = from.findIndex((id, index) => id !== to[index]);
    const [one, other, level] = [from[split], to[split], from[split - 1]];
    if (split < 1 || one === undefined || other === undefined || level === undefined) return [];
    if (model.states.find(({ id }) => id === level)?.type === 'parallel') return [];
    return [{ level, text: `${nameOf(one)} --> ${nameOf(other)}: ${words(label)}` }];
  });
}

/** The ids from the root to a state. */
function wayTo(model: ChartModel, id: string): readonly string[] {
  const parentId = model.states.find((state) => state.id === id)?.parentId ?? null;
  return parentId === null ? [id] : [...wayTo(model, parentId), id];
}

function nameOf(id: string): string {
  return id.replaceAll(/\W+/g, '_');
}

function words(text: string): string {
  return text.replaceAll(/[:;#"{}]/g, ',');
}
