import type { ChartModel, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import {
  AN_EARLIER_SCREEN,
  leadsTo,
  onCondition,
  oneOfScreens,
  orOther,
  OTHERWISE,
  SEVERAL_STATES,
} from './layoutWords.ts';
import { wrapText } from './measure.ts';
import type { Plan, PlannedLine } from './planTypes.ts';

const ROW_CHARACTERS = 46;
const LABEL_CHARACTERS = { map: 11, chart: 28 };
/** For labels of lines that run between rows. On the map, a line between close columns has a lower limit. */
const FLAT_CHARACTERS = 54;
const FLAT_ON_MAP = [20, 38];

/** Returns the trigger and the condition of a line. Summarizes several transitions without their conditions. */
export function lineWords(transitions: readonly ModelTransition[]): Pick<PlannedLine, 'trigger' | 'condition'> {
  const [first, ...others] = transitions;
  if (first === undefined) return { trigger: '', condition: '' };
  if (others.length === 0) return { trigger: first.label, condition: conditionOf(first) };
  const [label = '', ...more] = new Set(transitions.map((transition) => transition.label));
  return { trigger: more.length === 0 ? label : orOther(label, more), condition: '' };
}

export function labelLines(
  { trigger, condition }: Pick<PlannedLine, 'trigger' | 'condition'>,
  altitude: Plan['altitude'],
): readonly string[] {
  const characters = LABEL_CHARACTERS[altitude];
  return [...wrapText(trigger, characters), ...wrapText(condition, characters)];
}

export function flatLabelLines(
  { trigger, condition }: PlannedLine,
  altitude: Plan['altitude'],
  columns: number,
): readonly string[] {
  const characters = altitude === 'map' ? FLAT_ON_MAP[columns] : undefined;
  return wrapText(condition === '' ? trigger : `${trigger}, ${condition}`, characters ?? FLAT_CHARACTERS);
}

export function rowText(titleOf: ReadonlyMap<string, string>, transition: ModelTransition): readonly string[] {
  const condition = conditionOf(transition);
  const rule = condition === '' ? transition.label : `${transition.label}, ${condition}`;
  const [targetId, ...others] = transition.targetIds;
  if (targetId === undefined) return wrapText(rule, ROW_CHARACTERS);
  const title = others.length > 0 ? SEVERAL_STATES : titleOf.get(targetId);
  return wrapText(leadsTo(rule, title ?? targetId), ROW_CHARACTERS);
}

export function groupText(model: ChartModel, transitions: readonly ModelTransition[]): readonly string[] {
  const order = new Map(model.states.map(({ id }, index) => [id, index]));
  const targets = new Set(transitions.flatMap(({ targetIds }) => targetIds));
  const isBack = transitions.every(({ sourceId, targetIds }) =>
    targetIds.every((id) => (order.get(id) ?? 0) < (order.get(sourceId) ?? 0)),
  );
  const [only] = model.states.filter(({ id }) => targets.has(id));
  const words = targets.size === 1 ? (only?.title ?? '') : isBack ? AN_EARLIER_SCREEN : oneOfScreens(targets.size);
  return [leadsTo(transitions[0]?.label ?? '', words)];
}

function conditionOf({ guard, isOtherwise }: ModelTransition): string {
  if (guard !== null) return onCondition(guard.text);
  return isOtherwise ? OTHERWISE : '';
}
