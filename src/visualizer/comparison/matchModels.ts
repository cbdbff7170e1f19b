import type { ChartModel, ModelState, ModelTransition } from '#machines/graph/model/chartModel.ts';
import { grouped } from '#src/visualizer/layout/grouped.ts';

/** Which items of an earlier version are which of a later one: the later id by the earlier one. */
export type Matches = {
  readonly states: ReadonlyMap<string, string>;
  readonly transitions: ReadonlyMap<string, string>;
};

/** How much of what leads away, leads here and lies inside must be the same for two states to be one renamed. */
const RENAME_SHARE = 0.7;

/**
 * Finds what stayed: states by their id, then by their key within what stayed, then those that were renamed; rules by
 * what they are set off by, equal ones first and the remaining in their order.
 */
export function matchModels(before: ChartModel, after: ChartModel): Matches {
  const states = matchStates(before, after);
  return { states, transitions: matchTransitions(before, after, states) };
}

function matchStates(before: ChartModel, after: ChartModel): ReadonlyMap<string, string> {
  const afterIds = new Set(after.states.map(({ id }) => id));
  const found = new Map(before.states.filter(({ id }) => afterIds.has(id)).map(({ id }) => [id, id]));
  const taken = new Set(found.values());
  const take = (state: ModelState, match: ModelState | undefined) => {
    if (match === undefined) return;
    found.set(state.id, match.id);
    taken.add(match.id);
  };
  const unmatched = before.states.filter(({ id }) => !found.has(id));
  if (unmatched.length === 0) return found;
  const signs = { before: signsOf(before), after: signsOf(after) };
  // Parents come first, so that what lies in a renamed state is found within it.
  for (const state of unmatched) {
    const parentId = state.parentId === null ? null : (found.get(state.parentId) ?? state.parentId);
    const siblings = after.states.filter((other) => !taken.has(other.id) && other.parentId === parentId);
    const sameKey = siblings.find(({ key }) => key === state.key && state.parentId !== parentId);
    take(state, sameKey ?? mostAlike(state, siblings, signs));
  }
  return found;
}

type Signs = ReadonlyMap<string, readonly string[]>;

function mostAlike(
  state: ModelState,
  candidates: readonly ModelState[],
  signs: { readonly before: Signs; readonly after: Signs },
): ModelState | undefined {
  const own = signs.before.get(state.id) ?? [];
  const alike = candidates
    .map((candidate) => ({ candidate, share: shareOf(own, signs.after.get(candidate.id) ?? []) }))
    .filter(({ share }) => share >= RENAME_SHARE)
    .toSorted((one, other) => other.share - one.share);
  return alike[0]?.candidate;
}

/** The share of what two lists have in common, each entry counted once. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const remaining = [...other];
  let common = 0;
  for (const sign of one) {
    const at = remaining.indexOf(sign);
    if (at === -1) continue;
    remaining.splice(at, 1);
    common += 1;
  }
  return common / Math.max(one.length, other.length, 1);
}

/** What identifies a state whatever its name: what leads away and here, and what lies inside. */
function signsOf({ states, transitions }: ChartModel): Signs {
  const signs = new Map<string, string[]>(states.map(({ id }) => [id, []]));
  for (const state of states) if (state.parentId !== null) signs.get(state.parentId)?.push(`holds ${state.key}`);
  for (const { sourceId, targetIds, trigger, guard, actions } of transitions) {
    if (trigger.kind === 'initial') continue;
    const about = [trigger.kind, trigger.kind === 'finished' ? '' : trigger.name, guard?.text, ...actions].join('|');
    const leadsOn = targetIds.filter((id) => id !== sourceId && !id.startsWith(`${sourceId}.`));
    signs.get(sourceId)?.push(`leaves ${about}|${leadsOn.join()}`);
    for (const id of leadsOn) signs.get(id)?.push(`comes ${sourceId}|${about}`);
  }
  return signs;
}

function matchTransitions(
  before: ChartModel,
  after: ChartModel,
  states: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const listeners = grouped(after.transitions, listenerOf);
  const earlier = grouped(
    before.transitions.map((transition) => ({ transition, translated: inTermsOf(transition, states) })),
    ({ translated }) => listenerOf(translated),
  );
  for (const [listener, rules] of earlier) {
    const remaining = [...(listeners.get(listener) ?? [])];
    const take = (id: string, match: ModelTransition | undefined) => {
      if (match === undefined) return;
      found.set(id, match.id);
      remaining.splice(remaining.indexOf(match), 1);
    };
    for (const { transition, translated } of rules) {
      take(
        transition.id,
        remaining.find(
          (candidate) => candidate.hash === translated.hash || contentOf(candidate) === contentOf(translated),
        ),
      );
    }
    for (const { transition } of rules) if (!found.has(transition.id)) take(transition.id, remaining[0]);
  }
  return found;
}

/** A rule of the earlier version with the ids of the later one. */
export function inTermsOf(transition: ModelTransition, states: ReadonlyMap<string, string>): ModelTransition {
  const renamed = (id: string) => states.get(id) ?? id;
  return { ...transition, sourceId: renamed(transition.sourceId), targetIds: transition.targetIds.map(renamed) };
}

function listenerOf({ sourceId, trigger }: ModelTransition): string {
  return [sourceId, trigger.kind, trigger.kind === 'finished' ? '' : trigger.name].join('|');
}

function contentOf({ guard, targetIds, actions }: ModelTransition): string {
  return JSON.stringify([guard, targetIds, actions]);
}
