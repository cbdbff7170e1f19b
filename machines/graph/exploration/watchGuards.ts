import { and, type AnyMachineSnapshot, type AnyTransitionDefinition } from 'xstate';

/** What the guard of a transition answered: `…|passed` or `…|refused`. */
export type GuardAnswer = `${string}|${'passed' | 'refused'}`;

type Check = (snapshot: AnyMachineSnapshot, args: object, guard: unknown) => boolean;

/** Reports each answer of a transition's guard; the guard itself does not change. */
export function watchGuard(transition: AnyTransitionDefinition, onAnswer: (isPassed: boolean) => void): void {
  if (transition.guard === undefined) return;
  // A combination of one guard answers as that guard does, whatever kind of guard it is.
  const combined = and([transition.guard as never]) as unknown as { check: Check };
  const check: Check = (snapshot, args) => {
    const isPassed = combined.check(snapshot, args, combined);
    onAnswer(isPassed);
    return isPassed;
  };
  const watched = Object.assign(() => false, { check });
  Object.defineProperty(transition, 'guard', { value: watched, writable: true, configurable: true, enumerable: true });
}
