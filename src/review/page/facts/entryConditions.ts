import type { ChartModel, GuardTree, ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { POSSIBLE } from '#src/review/page/words/possible.ts';

/** Conditions for a state to be active: all of `needs`, none of `unless`. */
type Conditions = { readonly needs: readonly string[]; readonly unless: readonly string[] };

type Step = { readonly to: string; readonly rules: readonly ModelTransition[] };

export function createEntryConditions({ states, transitions }: ChartModel) {
  const byId = new Map(states.map((state) => [state.id, state]));
  const rules = transitions.filter(({ trigger }) => trigger.kind !== 'initial');

  const childOf = (parent: ModelState, id: string): string | null => {
    for (let state = byId.get(id); state !== undefined; state = byId.get(state.parentId ?? ''))
      if (state.parentId === parent.id) return state.id;
    return null;
  };

  /**
   * Returns the shortest paths from the initial child to its siblings. Children that can only be entered from outside
   * don't have a path.
   */
  const pathsIn = (parent: ModelState): ReadonlyMap<string, readonly Step[]> => {
    const paths = new Map<string, readonly Step[]>([[parent.initialId ?? '', []]]);
    for (const [at, path] of paths)
      for (const step of stepsFrom(parent, at)) if (!paths.has(step.to)) paths.set(step.to, [...path, step]);
    return paths;
  };

  const stepsFrom = (parent: ModelState, childId: string): readonly Step[] => {
    const leaving = rules.filter(({ sourceId }) => childOf(parent, sourceId) === childId);
    const targetsOf = ({ targetIds }: ModelTransition) => targetIds.flatMap((id) => childOf(parent, id) ?? []);
    return [...new Set(leaving.flatMap(targetsOf))].map((to) => ({
      to,
      rules: leaving.filter((rule) => targetsOf(rule).includes(to)),
    }));
  };

  const conditionsIn = (parent: ModelState, childId: string, handlerIds: ReadonlySet<string>): Conditions => {
    const paths = pathsIn(parent);
    const path = paths.get(childId) ?? [];
    const passed = new Set([parent.initialId, ...path.map(({ to }) => to)]);
    // Siblings off this path may also transition here.
    const others = [...paths].flatMap(([id, before]) =>
      path.length === 0 || passed.has(id) || before.some(({ to }) => to === childId)
        ? []
        : stepsFrom(parent, id).filter(({ to }) => to === childId),
    );
    const isFirst = childId === parent.initialId;
    const fromParent = rules.filter(
      ({ sourceId, targetIds }) =>
        !isFirst && sourceId === parent.id && targetIds.some((id) => childOf(parent, id) === childId),
    );
    const isDirect = others.length + fromParent.length === 0;
    // Conditions before the latest service response no longer matter.
    const since = isDirect
      ? path.findLastIndex(({ rules: [first] }) => first !== undefined && isServiceResponse(first))
      : -1;
    const steps = isDirect ? path.slice(Math.max(0, since)) : [];
    const last = isDirect ? [] : [...[...path.slice(-1), ...others].flatMap((step) => step.rules), ...fromParent];
    const needs = [...steps.map((step) => step.rules), last].flatMap((leading) => {
      const texts = leading.map(causeOf);
      return texts.length === 0 || texts.includes(null) ? [] : [[...new Set(texts)].join(POSSIBLE.or)];
    });
    const leaving = rules.filter(({ trigger, sourceId }) => trigger.kind === 'always' && sourceId === childId);
    const unless = leaving.flatMap(({ guard, targetIds }) => {
      const isBackOrSame = targetIds.some((id) => passed.has(childOf(parent, id)) || handlerIds.has(id));
      return guard === null || isBackOrSame ? [] : [guard.text];
    });
    return { needs, unless };
  };

  /**
   * Returns the conditions from the screen or region down to a state. Ignores eventless exits to states in
   * `handlerIds`, because those states handle the same event.
   */
  const conditionsFor = (stateId: string, handlerIds: ReadonlySet<string> = new Set()): Conditions => {
    const state = byId.get(stateId);
    const parent = byId.get(state?.parentId ?? '');
    if (state === undefined || parent === undefined || state.screen !== null || state.id === state.regionId)
      return { needs: [], unless: [] };
    const outer = conditionsFor(parent.id, handlerIds);
    const inner = parent.type === 'compound' ? conditionsIn(parent, stateId, handlerIds) : { needs: [], unless: [] };
    return { needs: [...outer.needs, ...inner.needs], unless: [...outer.unless, ...inner.unless] };
  };

  /**
   * Returns a rule's description. For an eventless transition, returns its condition, or null if it doesn't have one.
   */
  const causeOf = ({ trigger, guard, description }: ModelTransition): string | null => {
    if (trigger.kind === 'always') return guard === null ? null : explain(guard);
    return asClause(description);
  };

  /** Returns a guard's text. If it requires states inside screens, their entry conditions follow in parentheses. */
  const explain = (guard: GuardTree): string => {
    const resolved = guard.kind === 'named' && guard.inside !== null ? guard.inside : guard;
    if (resolved.kind !== 'state') return guard.text;
    const needs = resolved.stateIds.filter((id) => isInScreen(byId.get(id))).flatMap((id) => conditionsFor(id).needs);
    return needs.length === 0 ? guard.text : POSSIBLE.because(guard.text, needs);
  };

  return { conditionsFor, explain };
}

function isServiceResponse({ trigger }: ModelTransition): boolean {
  return trigger.kind === 'done' || trigger.kind === 'error';
}

function isInScreen(state: ModelState | undefined): boolean {
  return state !== undefined && state.screenId !== null && state.screen === null;
}

/** Words capitalized only because they start a sentence. */
const FIRST_WORD = /^(?:The|A|An|No|One|Another|Any\w*|Some\w*|Every\w*|Saved|\w+ing)\b/;

function asClause(description: string): string {
  return description.replace(FIRST_WORD, (word) => word.toLowerCase()).replace(/\.$/, '');
}
