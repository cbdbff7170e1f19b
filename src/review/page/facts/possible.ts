import type { ChartModel, GuardTree, ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { POSSIBLE } from '#src/review/page/words/possible.ts';
import { type RuleEntry, headStateOf, placesOf, statesRequired } from './ruleEntries.ts';
import { entryConditions } from './entryConditions.ts';

type Alternative = { readonly needs: readonly string[]; readonly unless: readonly string[] };

/**
 * Describes in one sentence when an event does something on a screen or in a region, from the guards of its rules and
 * the conditions that lead to their states.
 */
export function possibleWhen(model: ChartModel, trigger: string, within: ModelState | null): string {
  const rules = model.transitions.filter((rule) => rule.trigger.text === trigger && isRelevant(model, rule, within));
  const acting = rules.filter((rule) => !isIgnored(rule));
  if (acting.length === 0) return POSSIBLE.never;
  const conditions = entryConditions(model);
  const sources = new Set(acting.map(({ sourceId }) => sourceId));
  const guardParts = acting.map(({ guard }) =>
    conjunctsOf(guard).filter((part) => !statesRequired(part).includes(within?.id ?? '')),
  );
  const alwaysMet = new Set(guardParts.flat().filter((part) => isAnsweredEitherWay(part, guardParts.flat())));
  const alternatives = acting.map((rule, index): Alternative => {
    const { needs, unless } = conditions.to(rule.sourceId, sources);
    const earlier = rules.slice(0, rules.indexOf(rule)).filter(({ sourceId }) => sourceId === rule.sourceId);
    const refusing = earlier.filter(isIgnored).flatMap(({ guard }) => (guard === null ? [] : [guard.text]));
    const required = (guardParts[index] ?? []).filter((part) => !alwaysMet.has(part)).map(conditions.explain);
    return { needs: [...needs, ...required], unless: [...unless, ...refusing] };
  });
  const refused = rules.filter((rule) => isIgnored(rule) && rule.guard === null && !sources.has(rule.sourceId));
  return POSSIBLE.when(
    withoutRedundant(alternatives),
    refused.map(({ description }) => description),
    within?.screen === null,
  );
}

/** Describes when and where a creator can cause an event; null if that differs from screen to screen. */
export function possibleOf(model: ChartModel, rules: readonly ModelTransition[]): string | null {
  const [first] = rules;
  const head = first === undefined ? null : headStateOf(model, first.sourceId);
  if (first === undefined || head === null || !isCausedByCreator(first) || placesOf(model, rules).length > 1)
    return null;
  const when = possibleWhen(model, first.trigger.text, head);
  return head.screen === null ? when : `${head.title} · ${when}`;
}

/** Whether one rule has this guard and another its negation, so one of the two always applies. */
function isAnsweredEitherWay(guard: GuardTree, all: readonly GuardTree[]): boolean {
  const isNegation = (one: GuardTree, other: GuardTree) =>
    one.kind === 'not' && one.parts[0]?.text === other.text && other.kind === 'named';
  return all.some((other) => isNegation(guard, other) || isNegation(other, guard));
}

export function withPossible(
  model: ChartModel,
  within: ModelState,
  entries: readonly RuleEntry[],
): readonly RuleEntry[] {
  const rules = new Map(model.transitions.map((rule) => [rule.id, rule]));
  const seen = new Set<string>();
  return entries.map((entry) => {
    const rule = rules.get(entry.id);
    if (rule === undefined || !isCausedByCreator(rule) || isIgnored(rule)) return entry;
    if (seen.has(rule.trigger.text)) return entry;
    seen.add(rule.trigger.text);
    return { ...entry, possible: possibleWhen(model, rule.trigger.text, within) };
  });
}

export function isCausedByCreator({ trigger, source = 'creator' }: ModelTransition): boolean {
  return trigger.kind === 'event' && source === 'creator';
}

export function isIgnored({ targetIds, actions }: ModelTransition): boolean {
  return targetIds.length === 0 && actions.length === 0;
}

/**
 * Whether a rule applies on a screen: it is inside or around it, or parallel to it without requiring another screen.
 */
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

function conjunctsOf(guard: GuardTree | null): readonly GuardTree[] {
  if (guard === null) return [];
  return guard.kind === 'and' ? guard.parts.flatMap(conjunctsOf) : [guard];
}

function withoutRedundant(alternatives: readonly Alternative[]): readonly Alternative[] {
  const isCovered = (one: Alternative, other: Alternative) => other.needs.every((need) => one.needs.includes(need));
  return alternatives.filter(
    (one, index) =>
      !alternatives.some(
        (other, at) => at !== index && isCovered(one, other) && (!isCovered(other, one) || at < index),
      ),
  );
}
