import type { TimerChange } from '#machines/graph/exploration/stepper.ts';
import type { Graph } from '#machines/graph/toGraph.ts';
import type { RunningTimer } from './sessionStep.ts';

/** A timer of the chart that runs, by the type of the event with which it comes due. */
export type Timer = { readonly type: string; readonly startedAtMs: number; readonly dueAtMs: number };

/** The timers that run after a step: cancelled where a state is left, armed anew where one is entered. */
export function timersAfter(
  timers: readonly Timer[],
  changes: readonly TimerChange[],
  nowMs: number,
): readonly Timer[] {
  const running = new Map(timers.map((timer) => [timer.type, timer]));
  for (const { type, delayMs } of changes) {
    running.delete(type);
    if (delayMs !== null) running.set(type, { type, startedAtMs: nowMs, dueAtMs: nowMs + Math.max(0, delayMs) });
  }
  return [...running.values()];
}

/** The timer that comes due first; of several at the same time the one that was armed first. */
export function firstDue(timers: readonly Timer[]): Timer | null {
  return timers.reduce<Timer | null>(
    (first, timer) => (first === null || timer.dueAtMs < first.dueAtMs ? timer : first),
    null,
  );
}

/** The same timers by the transitions that wait for them; one timer can have several, checked one after the other. */
export function createRunningTimers({ transitions }: Pick<Graph, 'transitions'>) {
  const waiting = new Map<string, string[]>();
  for (const { id, sourceId, trigger } of transitions) {
    if (trigger.kind !== 'after') continue;
    const type = `xstate.after.${trigger.name}.${sourceId}`;
    waiting.set(type, [...(waiting.get(type) ?? []), id]);
  }
  return (timers: readonly Timer[]): readonly RunningTimer[] =>
    timers.flatMap(({ type, startedAtMs, dueAtMs }) =>
      (waiting.get(type) ?? []).map((transitionId) => ({ transitionId, startedAtMs, dueAtMs })),
    );
}
