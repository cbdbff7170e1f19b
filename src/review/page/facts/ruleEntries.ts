import type { ChartModel, GuardTree, ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { SCREEN_PAGE } from '#src/review/page/words/outline.ts';
import { placeOf, stateIdOf } from './wordingChanges.ts';

/**
 * Causes of events on a screen: `inherited` ones come from states around the screen, `parallel` ones from parallel
 * regions.
 */
export const CAUSES = ['creator', 'time', 'outside', 'inherited', 'parallel'] as const;
export type Cause = (typeof CAUSES)[number];

/** A list entry for a rule, for all rules of an event, or for a state. Clicking it selects `id`. */
export type RuleEntry = {
  readonly id: string;
  readonly place: string;
  readonly label: string;
  readonly text: string;
  readonly possible?: string;
};

const EVENT_PREFIX = 'event|';

export type ChartEvent = {
  readonly id: string;
  readonly label: string;
  readonly rules: readonly ModelTransition[];
};

export function eventsOf({ transitions }: ChartModel): readonly ChartEvent[] {
  const rules = transitions.filter(({ trigger }) => !['initial', 'always', 'after'].includes(trigger.kind));
  return [...new Set(rules.map(eventIdOf))].map((id) => {
    const eventRules = rules.filter((rule) => eventIdOf(rule) === id);
    return { id, label: eventRules[0]?.label ?? '', rules: eventRules };
  });
}

export function eventIdOf({ trigger }: ModelTransition): string {
  return `${EVENT_PREFIX}${trigger.text}`;
}

export function eventById(model: ChartModel, id: string): ChartEvent | null {
  return id.startsWith(EVENT_PREFIX) ? (eventsOf(model).find((event) => event.id === id) ?? null) : null;
}

export function ruleEntryOf(
  model: ChartModel,
  { id, sourceId, label, description }: ModelTransition,
  within?: ModelState,
): RuleEntry {
  const place = placeOf(sourceId, model);
  return {
    id,
    place: within === undefined ? place : place.replace(`${within.title} › `, ''),
    label,
    text: description,
  };
}

/** Lists rules, combining the rules of one event into a single entry with a count. */
export function ruleEntriesByEvent(model: ChartModel, listed: readonly ModelTransition[]): readonly RuleEntry[] {
  const rules = [...new Set(listed)];
  return [...new Set(rules.map(eventIdOf))].flatMap((eventId) => {
    const eventRules = rules.filter((rule) => eventIdOf(rule) === eventId);
    const [first] = eventRules;
    if (first === undefined) return [];
    if (eventRules.length === 1 || ['always', 'after'].includes(first.trigger.kind))
      return eventRules.map((rule) => ruleEntryOf(model, rule));
    return [
      {
        id: eventId,
        place: '',
        label: first.label,
        text: SCREEN_PAGE.rules(eventRules.length, placesOf(model, eventRules)),
      },
    ];
  });
}

/** Returns the screen around a state or rule, or else its region, or else the state itself. */
export function headStateOf({ states }: ChartModel, id: string): ModelState | null {
  const state = states.find((one) => one.id === stateIdOf(id)) ?? null;
  return states.find((one) => one.id === (state?.screenId ?? state?.regionId)) ?? state;
}

export function headTitleOf(model: ChartModel, id: string): string {
  return headStateOf(model, id)?.title ?? id;
}

export function placesOf(model: ChartModel, rules: readonly ModelTransition[]): readonly string[] {
  return [...new Set(rules.map(({ sourceId }) => headTitleOf(model, sourceId)))];
}

/**
 * Lists everything that can happen on a screen, by cause. Each inherited or parallel event is listed once. A rule in a
 * parallel region that requires a screen belongs to that screen.
 */
export function ruleEntriesOn(model: ChartModel, screen: ModelState): Readonly<Record<Cause, readonly RuleEntry[]>> {
  const states = new Map(model.states.map((state) => [state.id, state]));
  const rules = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
  const requiredBy = (rule: ModelTransition) => {
    const regionId = states.get(rule.sourceId)?.regionId ?? null;
    if (regionId === null || regionId === screen.regionId) return [];
    return statesRequired(rule.guard).flatMap((id) => states.get(id)?.screenId ?? []);
  };
  const isOwn = (rule: ModelTransition) =>
    states.get(rule.sourceId)?.screenId === screen.id || requiredBy(rule).includes(screen.id);
  const screenRules = rules.filter(isOwn);
  const inherited = rules.filter((rule) => {
    const isOutsideScreens = (states.get(rule.sourceId)?.screenId ?? null) === null;
    return isOutsideScreens && !isOwn(rule) && requiredBy(rule).length === 0 && rule.trigger.kind === 'event';
  });
  const around = inherited.filter(({ sourceId }) => states.get(sourceId)?.regionId === screen.regionId);
  const isAround = ({ id }: RuleEntry) => around.some((rule) => rule.id === id || eventIdOf(rule) === id);
  const counted = ruleEntriesByEvent(model, [...around, ...inherited]);
  const causedBy = (cause: Cause) => screenRules.filter((rule) => causeOf(rule) === cause);
  const rank = (rule: ModelTransition) =>
    Math.max(...screenRules.filter(({ label }) => label === rule.label).map((one) => rankOf(one, screen, states)));
  const toEntries = (list: readonly ModelTransition[]) => list.map((rule) => ruleEntryOf(model, rule, screen));
  return {
    creator: toEntries(causedBy('creator').toSorted((one, other) => rank(one) - rank(other))),
    time: toEntries(causedBy('time')),
    outside: toEntries(causedBy('outside')),
    inherited: counted.filter(isAround),
    parallel: counted.filter((entry) => !isAround(entry)),
  };
}

/**
 * Returns a sort rank: actions in part of the screen come first, then those on the whole screen, then rules that go to
 * later screens, then those that go to earlier ones.
 */
function rankOf(
  { sourceId, targetIds }: ModelTransition,
  screen: ModelState,
  states: ReadonlyMap<string, ModelState>,
): number {
  const screens = [...new Set([...states.values()].map(({ screenId }) => screenId))];
  const steps = targetIds.map(
    (id) => screens.indexOf(states.get(id)?.screenId ?? screen.id) - screens.indexOf(screen.id),
  );
  const away = steps.find((step) => step !== 0) ?? 0;
  return away === 0 ? Number(sourceId === screen.id) : away > 0 ? 2 : 3;
}

function causeOf({ trigger, source }: ModelTransition): Exclude<Cause, 'inherited' | 'parallel'> {
  if (trigger.kind === 'event') return source === 'services' ? 'outside' : (source ?? 'creator');
  return trigger.kind === 'done' || trigger.kind === 'error' || trigger.kind === 'snapshot' ? 'outside' : 'time';
}

/** Returns the ids of the states that a guard checks for. Ignores negations. */
export function statesRequired(guard: GuardTree | null): readonly string[] {
  if (guard === null || guard.kind === 'unnamed' || guard.kind === 'not') return [];
  if (guard.kind === 'state') return guard.stateIds;
  if (guard.kind === 'named') return statesRequired(guard.inside);
  return guard.parts.flatMap(statesRequired);
}

/**
 * Returns the rule that is checked next if this rule's guard fails: in the same state or, for events, in an ancestor.
 */
export function fallbackRule({ states, transitions }: ChartModel, rule: ModelTransition): ModelTransition | null {
  const byId = new Map(states.map((state) => [state.id, state]));
  const sameTrigger = transitions.filter(({ trigger }) => trigger.text === rule.trigger.text);
  const later = sameTrigger.slice(sameTrigger.indexOf(rule) + 1).find(({ sourceId }) => sourceId === rule.sourceId);
  if (later !== undefined) return later;
  if (rule.trigger.kind !== 'event') return null;
  for (let id = byId.get(rule.sourceId)?.parentId ?? null; id !== null; id = byId.get(id)?.parentId ?? null) {
    const outer = sameTrigger.find(({ sourceId }) => sourceId === id);
    if (outer !== undefined) return outer;
  }
  return null;
}
