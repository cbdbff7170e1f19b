import type { ChartModel, ModelTransition } from '#machines/graph/model/chartModel.ts';
import { CHANGE_WORDS } from '#src/content/visualizer/comparison.ts';
import { inTermsOf, matchModels, type Matches } from './matchModels.ts';
import { placeOf } from './places.ts';
import { stateChanges } from './stateChanges.ts';
import { transitionChanges } from './transitionChanges.ts';

/** One difference between two versions of a chart. */
export type Change = {
  /** The id of the state or rule; of what is removed that of the innermost state around it that is still there. */
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** What is different, as one sentence. */
  readonly sentence: string;
};

/**
 * Everything that is different between two versions: states first, in the order of the later chart, removed ones last.
 */
export function compareModels(before: ChartModel, after: ChartModel): readonly Change[] {
  if (before.hash === after.hash) return [];
  const matches = matchModels(before, after);
  const parents = new Map(before.states.map(({ id, parentId }) => [id, parentId]));
  const remaining = (stateId: string | null): string =>
    stateId === null ? after.id : (matches.states.get(stateId) ?? remaining(parents.get(stateId) ?? null));
  const removed = (stateId: string, subject: string, text: string): Change => ({
    id: remaining(stateId),
    kind: 'removed',
    sentence: CHANGE_WORDS.removed(subject, text),
  });
  return [
    ...laterStates(before, after, matches),
    ...before.states
      .filter(({ id }) => !matches.states.has(id))
      .map(({ id, description }) => removed(id, CHANGE_WORDS.state(placeOf(id, before)), description)),
    ...laterTransitions(before, after, matches),
    ...before.transitions
      .filter(({ id }) => !matches.transitions.has(id))
      .map((transition) => removed(transition.sourceId, nameOf(transition, before), transition.sentence)),
  ];
}

function laterStates(before: ChartModel, after: ChartModel, { states }: Matches): readonly Change[] {
  const earlier = new Map(before.states.map((state) => [states.get(state.id) ?? '', state]));
  return after.states.flatMap((state): readonly Change[] => {
    const { id } = state;
    const subject = CHANGE_WORDS.state(placeOf(id, after));
    const was = earlier.get(id);
    if (was === undefined) return [{ id, kind: 'added', sentence: CHANGE_WORDS.added(subject, state.description) }];
    const parentId = was.parentId === null ? null : (states.get(was.parentId) ?? was.parentId);
    const phrases = stateChanges({ ...was, parentId }, state, after);
    return phrases.length === 0 ? [] : [{ id, kind: 'changed', sentence: CHANGE_WORDS.changed(subject, phrases) }];
  });
}

function laterTransitions(before: ChartModel, after: ChartModel, matches: Matches): readonly Change[] {
  const earlier = new Map(before.transitions.map((rule) => [matches.transitions.get(rule.id) ?? '', rule]));
  const models = { early: before, late: after };
  return after.transitions.flatMap((rule): readonly Change[] => {
    const { id } = rule;
    const subject = nameOf(rule, after);
    const was = earlier.get(id);
    if (was === undefined) return [{ id, kind: 'added', sentence: CHANGE_WORDS.added(subject, rule.sentence) }];
    const phrases = transitionChanges(inTermsOf(was, matches.states), rule, models);
    return phrases.length === 0 ? [] : [{ id, kind: 'changed', sentence: CHANGE_WORDS.changed(subject, phrases) }];
  });
}

function nameOf({ trigger, label, sourceId }: ModelTransition, model: ChartModel): string {
  const place = placeOf(sourceId, model);
  return trigger.kind === 'initial' ? CHANGE_WORDS.start(place) : CHANGE_WORDS.rule(capital(label), place);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
