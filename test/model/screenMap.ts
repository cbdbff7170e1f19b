import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { screenStateOf, stateById } from './graphParts.ts';

/** Events that lead away from many screens, which would make the map unreadable. */
const EVERYWHERE = new Set([
  'url.opened',
  'navigation.backRequested',
  'session.signOutRequested',
  'session.changedElsewhere',
]);

/** The screens and the steps between them, as a Mermaid state diagram. */
export function screenMap(model: ChartModel): string {
  const screens = model.states.filter(({ screen }) => screen !== null);
  const first = screens.find(({ id }) => model.states.some(({ initialId }) => initialId === id));
  const names = screens.map((screen) => `  state "${screen.title}" as ${screen.key}`);
  const start = first === undefined ? [] : [`  [*] --> ${first.key}`];
  return ['stateDiagram-v2', ...names, ...start, ...new Set(arrows(model))].join('\n');
}

function arrows(model: ChartModel): readonly string[] {
  return model.transitions.flatMap(({ sourceId, targetIds, trigger, description }) => {
    const from = screenStateOf(model, stateById(model, sourceId));
    if (from === null || EVERYWHERE.has(trigger.name)) return [];
    return targetIds.flatMap((id) => {
      const to = screenStateOf(model, stateById(model, id));
      return to === null || to.id === from.id ? [] : [`  ${from.key} --> ${to.key}: ${label(description)}`];
    });
  });
}

function label(description: string): string {
  return description.replace(/\.$/, '').replaceAll(/[:;#"]/g, ',');
}
