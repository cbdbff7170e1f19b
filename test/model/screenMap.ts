import type { Graph } from '#machines/graph/toGraph.ts';
import { screenStateOf, stateById, titleOf } from './graphParts.ts';

/** Happenings that lead away from many screens alike; the map would be unreadable with them. */
const EVERYWHERE = new Set(['url.opened', 'navigation.backRequested', 'session.signedOut', 'session.changedElsewhere']);

/** The screens and the steps between them, as a Mermaid state diagram. */
export function screenMap(graph: Graph): string {
  const screens = graph.states.filter(({ screen }) => screen !== null);
  const first = screens.find(({ id }) => graph.states.some(({ initialId }) => initialId === id));
  const names = screens.map((screen) => `  state "${titleOf(screen)}" as ${screen.key}`);
  const start = first === undefined ? [] : [`  [*] --> ${first.key}`];
  return ['stateDiagram-v2', ...names, ...start, ...new Set(arrows(graph))].join('\n');
}

function arrows(graph: Graph): readonly string[] {
  return graph.transitions.flatMap(({ sourceId, targetIds, trigger, description }) => {
    const from = screenStateOf(graph, stateById(graph, sourceId));
    if (from === null || EVERYWHERE.has(trigger.name)) return [];
    return targetIds.flatMap((id) => {
      const to = screenStateOf(graph, stateById(graph, id));
      return to === null || to.id === from.id ? [] : [`  ${from.key} --> ${to.key}: ${label(description)}`];
    });
  });
}

function label(description: string): string {
  return description.replace(/\.$/, '').replaceAll(/[:;#"]/g, ',');
}
