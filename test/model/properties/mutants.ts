import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Stepper } from '#src/review/engine/session/stepper.ts';

/** A way to break one transition of a chart. */
export type MutationKind = 'dropGuard' | 'neverTake' | 'retarget' | 'dropActions';

/** One transition of a chart that is broken. */
export type Mutant = { readonly kind: MutationKind; readonly transitionId: string };

/**
 * Every chart that differs from this one by one broken transition: its guard is dropped, it is never taken, it leads
 * elsewhere, or what it does is dropped. Left out is what could run for ever: an automatic transition that leads
 * elsewhere, or without its guard back and forth. The stepper's own copy of the chart is broken while a mutant is
 * looked at, and repaired before the next one and at the end.
 */
export function* mutantsOf({ definitions }: Stepper): Generator<Mutant> {
  const all = [...definitions.values()];
  for (const [transitionId, definition] of definitions) {
    for (const kind of kindsFor(definition, all)) {
      const { guard, target, actions } = definition;
      Object.assign(definition, broken(definition, kind));
      try {
        yield { kind, transitionId };
      } finally {
        Object.assign(definition, { guard, target, actions });
      }
    }
  }
}

function kindsFor(
  definition: AnyTransitionDefinition,
  all: readonly AnyTransitionDefinition[],
): readonly MutationKind[] {
  const isAutomatic = String(definition.eventType) === '';
  const kinds: MutationKind[] = ['neverTake'];
  if (definition.guard !== undefined && !(isAutomatic && isInCircle(definition, all))) kinds.push('dropGuard');
  if ((definition.target ?? []).length > 0 && !isAutomatic) kinds.push('retarget');
  if (definition.actions.length > 0) kinds.push('dropActions');
  return kinds;
}

/** Whether automatic transitions, guards aside, can lead back to where this one starts. */
function isInCircle(definition: AnyTransitionDefinition, all: readonly AnyTransitionDefinition[]): boolean {
  const automatic = all.filter(({ eventType }) => String(eventType) === '');
  const seen = new Set((definition.target ?? []).map(({ id }) => id));
  for (const id of seen) {
    for (const { source, target } of automatic) {
      if (source.id === id || source.parent?.id === id) for (const next of target ?? []) seen.add(next.id);
    }
  }
  return seen.has(definition.source.id);
}

function broken(definition: AnyTransitionDefinition, kind: MutationKind): object {
  if (kind === 'dropGuard') return { guard: undefined };
  if (kind === 'neverTake') return { guard: () => false };
  return kind === 'retarget' ? { target: [otherTarget(definition)] } : { actions: [] };
}

/** A neighbour of the state that a transition leads to, one that is not left at once; else an unknown address. */
function otherTarget({ target, source }: AnyTransitionDefinition): AnyStateNode {
  const [meant] = target ?? [];
  const neighbours = Object.values<AnyStateNode>(meant?.parent?.states ?? {}).filter(
    ({ id, always }) => id !== meant?.id && (always ?? []).length === 0,
  );
  return neighbours[0] ?? source.machine.getStateNodeById('notFound');
}
