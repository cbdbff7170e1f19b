import { type Guards, combinationOf, nameOf, stateValueOf } from '#src/review/engine/model/nodes.ts';

/** The names that a guard refers to: its own, and those of the guards it combines. */
export function guardNames(guard: unknown, guards: Guards): readonly string[] {
  const name = nameOf(guard);
  if (name === null) return (combinationOf(guard)?.parts ?? []).flatMap((part) => guardNames(part, guards));
  const inside = combinationOf(guards[name])?.parts ?? [];
  return [name, ...inside.flatMap((part) => guardNames(part, guards))];
}

/** Whether a guard is a function written in place and not a combination of named ones. */
export function isInlineGuard(guard: unknown): boolean {
  return typeof guard === 'function' && combinationOf(guard) === null && stateValueOf(guard) === null;
}
