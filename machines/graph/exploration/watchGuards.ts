import { and, type AnyMachineSnapshot, type AnyTransitionDefinition } from 'xstate';

/** What a guarded transition answered when it was asked: `…|passed` or `…|refused`. */
export type GuardAnswer = `${string}|${'passed' | 'refused'}`;

type Check = (snapshot: AnyMachineSnapshot, args: object, guard: unknown) => boolean;

/** Has a transition tell what its guard answers, each time that it is asked; the guard itself stays as it is. */
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
