import type { ChartModel, GuardTree, ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { POSSIBLE } from '#src/review/page/words/possible.ts';
import { type RuleEntry, headStateOf, placesOf, statesRequired } from './ruleEntries.ts';
import { createEntryConditions } from './entryConditions.ts';

type Alternative = { readonly needs: readonly string[]; readonly unless: readonly string[] };

/**
 * Describes when an event has an effect on a screen or in a region, based on the guards of its rules and the entry
 * conditions of their states.
 */
export function possibleWhen(model: ChartModel, trigger: string, within: ModelState | null): string {
  const rules = model.transitions.filter((rule) => rule.trigger.text === trigger && isRelevant(model, rule, within));
  const acting = rules.filter((rule) => !isIgnored(rule));
  if (acting.length === 0) return POSSIBLE.never;
  const { conditionsFor, explain } = createEntryConditions(model);
  const sources = new Set(acting.map(({ sourceId }) => sourceId));
  const guardParts = acting.map(({ guard }) =>
    conjunctsOf(guard).filter((part) => !statesRequired(part).includes(within?.id ?? '')),
  );
  const alwaysMet = new Set(guardParts.flat().filter((part) => hasOpposite(part, guardParts.flat())));
  const alternatives = acting.map((rule, index): Alternative => {
    const { needs, unless } = conditionsFor(rule.sourceId, sources);
    const earlier = rules.slice(0, rules.indexOf(rule)).filter(({ sourceId }) => sourceId === rule.sourceId);
    const ignoring = earlier.filter(isIgnored).flatMap(({ guard }) => (guard === null ? [] : [guard.text]));
    const required = (guardParts[index] ?? []).filter((part) => !alwaysMet.has(part)).map(explain);
    return { needs: [...needs, ...required], unless: [...unless, ...ignoring] };
  });
  const ignored = rules.filter((rule) => isIgnored(rule) && rule.guard === null && !sources.has(rule.sourceId));
  return POSSIBLE.when(
    withoutRedundant(alternatives),
    ignored.map(({ description }) => description),
    within?.screen === null,
  );
}

/** Describes when and where a creator can cause an event; null if creators can't, or if it depends on the screen. */
export function possibleOf(model: ChartModel, rules: readonly ModelTransition[]): string | null {
  const [first] = rules;
  const head = first === undefined ? null : headStateOf(model, first.sourceId);
  if (first === undefined || head === null || !isCausedByCreator(first) || placesOf(model, rules).length > 1)
    return null;
  const when = possibleWhen(model, first.trigger.text, head);
  return head.screen === null ? when : `${head.title} · ${when}`;
}

/** Whether this guard and its negation both occur, so one of them is always true. */
function hasOpposite(guard: GuardTree, all: readonly GuardTree[]): boolean {
  const isNegation = (negation: GuardTree, negated: GuardTree) =>
    negation.kind === 'not' && negation.parts[0]?.text === negated.text && negated.kind === 'named';
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
 * Whether a rule applies on a screen or in a region. Rules outside the screens apply to every screen, unless they
 * require a different screen.
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
  const isCovered = (narrow: Alternative, broad: Alternative) =>
    broad.needs.every((need) => narrow.needs.includes(need));
  return alternatives.filter(
    (one, index) =>
      !alternatives.some(
        (other, at) => at !== index && isCovered(one, other) && (!isCovered(other, one) || at < index),
      ),
  );
}
