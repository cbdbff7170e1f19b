import type { ChartModel, GuardTree, ModelState } from '#src/review/engine/model/chartModel.ts';
import { callText } from '#src/review/engine/model/guardTree.ts';

/** A state's children, in the order of the chart. */
export function childrenOf(model: ChartModel, state: ModelState): readonly ModelState[] {
  return model.states.filter(({ parentId }) => parentId === state.id);
}

/** A state and everything inside it, in the order of the chart. */
export function insideOf(model: ChartModel, state: ModelState): readonly ModelState[] {
  return [state, ...childrenOf(model, state).flatMap((child) => insideOf(model, child))];
}

export function stateById(model: Pick<ChartModel, 'states'>, id: string): ModelState {
  const state = model.states.find((candidate) => candidate.id === id);
  if (state === undefined) throw new Error(`the chart has no state "${id}"`);
  return state;
}

/** The screen that a state is or is inside of; null for the regions parallel to the screens. */
export function screenStateOf(model: ChartModel, state: ModelState): ModelState | null {
  if (state.screen !== null) return state;
  return state.parentId === null ? null : screenStateOf(model, stateById(model, state.parentId));
}

/** A guard by its names in the code; a named combination is followed by its parts. */
export function guardText(model: Pick<ChartModel, 'states'>, guard: GuardTree): string {
  if (guard.kind === 'unnamed') return guard.text;
  if (guard.kind === 'state') {
    return `in ${guard.stateIds.map((id) => stateById(model, id).keys.join('.')).join(' and ')}`;
  }
  if (guard.kind === 'named') {
    const inside = guard.inside === null ? '' : ` (${guardText(model, guard.inside)})`;
    return `${callText(guard.name, guard.params)}${inside}`;
  }
  const parts = guard.parts.map((part) => guardText(model, part));
  return guard.kind === 'not' ? `not ${parts.join('')}` : parts.join(` ${guard.kind} `);
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}
