import type { ChartModel, GuardTree, ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { POSSIBLE } from '#src/review/page/words/possible.ts';
import { type Happening, headStateOf, placesOf, statesRequired } from './happenings.ts';
import { waysInto } from './waysInto.ts';

/** One way in which an event does something: what must hold, and what must not. */
type Alternative = { readonly needs: readonly string[]; readonly unless: readonly string[] };

/**
 * When an event does something on a screen, or in a region, in one sentence. The conditions come from every rule that
 * reacts to it: what the rule asks, and what leads into the state in which it is asked.
 */
export function possibleWhen(model: ChartModel, trigger: string, within: ModelState | null): string {
  const rules = model.transitions.filter((rule) => rule.trigger.text === trigger && isRelevant(model, rule, within));
  const acting = rules.filter((rule) => !isIgnored(rule));
  if (acting.length === 0) return POSSIBLE.never;
  const ways = waysInto(model);
  const sources = new Set(acting.map(({ sourceId }) => sourceId));
  const asked = acting.map(({ guard }) =>
    partsOf(guard).filter((part) => !statesRequired(part).includes(within?.id ?? '')),
  );
  const answered = new Set(asked.flat().filter((part) => isAnsweredEitherWay(part, asked.flat())));
  const alternatives = acting.map((rule, index): Alternative => {
    const { needs, unless } = ways.to(rule.sourceId, sources);
    const earlier = rules.slice(0, rules.indexOf(rule)).filter(({ sourceId }) => sourceId === rule.sourceId);
    const refusing = earlier.filter(isIgnored).flatMap(({ guard }) => (guard === null ? [] : [guard.text]));
    const questions = (asked[index] ?? []).filter((part) => !answered.has(part)).map(ways.explained);
    return { needs: [...needs, ...questions], unless: [...unless, ...refusing] };
  });
  const refused = rules.filter((rule) => isIgnored(rule) && rule.guard === null && !sources.has(rule.sourceId));
  return POSSIBLE.when(
    shortest(alternatives),
    refused.map(({ description }) => description),
    within?.screen === null,
  );
}

/** When a creator can cause an event, with its place; null where that differs from screen to screen. */
export function possibleOf(model: ChartModel, rules: readonly ModelTransition[]): string | null {
  const [first] = rules;
  const head = first === undefined ? null : headStateOf(model, first.sourceId);
  if (first === undefined || head === null || !isOfCreator(first) || placesOf(model, rules).length > 1) return null;
  const when = possibleWhen(model, first.trigger.text, head);
  return head.screen === null ? when : `${head.title} · ${when}`;
}

/** Whether a question is asked by one rule and its contrary by another: either answer does something. */
function isAnsweredEitherWay(guard: GuardTree, all: readonly GuardTree[]): boolean {
  const isContrary = (one: GuardTree, other: GuardTree) =>
    one.kind === 'not' && one.parts[0]?.text === other.text && other.kind === 'named';
  return all.some((other) => isContrary(guard, other) || isContrary(other, guard));
}

/** Adds to the first rule of each event that lets the creator do something when that is possible. */
export function withPossible(
  model: ChartModel,
  within: ModelState,
  happenings: readonly Happening[],
): readonly Happening[] {
  const rules = new Map(model.transitions.map((rule) => [rule.id, rule]));
  const seen = new Set<string>();
  return happenings.map((happening) => {
    const rule = rules.get(happening.id);
    if (rule === undefined || !isOfCreator(rule) || isIgnored(rule)) return happening;
    if (seen.has(rule.trigger.text)) return happening;
    seen.add(rule.trigger.text);
    return { ...happening, possible: possibleWhen(model, rule.trigger.text, within) };
  });
}

/** Whether a person causes a rule. */
export function isOfCreator({ trigger, source = 'creator' }: ModelTransition): boolean {
  return trigger.kind === 'event' && source === 'creator';
}

export function isIgnored({ targetIds, actions }: ModelTransition): boolean {
  return targetIds.length === 0 && actions.length === 0;
}

/** Whether a rule can be taken on a screen: it lies in it or around it, or beside it without asking for another one. */
function isRelevant(model: ChartModel, rule: ModelTransition, within: ModelState | null): boolean {
  if (within === null) return true;
  const head = headStateOf(model, rule.sourceId);
  if (head === null || head.id === within.id) return true;
  if (head.screen !== null || within.screen === null) return false;
  const screens = statesRequired(rule.guard)
    .flatMap((id) => headStateOf(model, id) ?? [])
    .filter(({ screen }) => screen !== null);
  return screens.length === 0 || screens.some(({ id }) => id === within.id);
}

/** The questions that must all be answered with yes. */
function partsOf(guard: GuardTree | null): readonly GuardTree[] {
  if (guard === null) return [];
  return guard.kind === 'and' ? guard.parts.flatMap(partsOf) : [guard];
}

/** The alternatives without those that ask for more than another one. */
function shortest(alternatives: readonly Alternative[]): readonly Alternative[] {
  const isCovered = (one: Alternative, other: Alternative) => other.needs.every((need) => one.needs.includes(need));
  return alternatives.filter(
    (one, index) =>
      !alternatives.some(
        (other, at) => at !== index && isCovered(one, other) && (!isCovered(other, one) || at < index),
      ),
  );
}
