import type { AnyActorRef, EventObject } from 'xstate';
import type { Timer } from '#machines/graph/sessions/timers.ts';

type Scheduled = { readonly event: EventObject; readonly delay: number };
type Scheduler = { readonly _scheduledEvents: Readonly<Record<string, Scheduled>> };

/** The part of a running actor that knows its timers. */
type TimedActor = Pick<AnyActorRef, 'system'>;

/**
 * Follows the timers of a running journey: what the library has scheduled at each step, from the time at which it was
 * first seen, on the journey's own clock. `_scheduledEvents` is not part of the library's promise; this is its only
 * reader.
 */
export function followTimers(now: () => number): (actor: TimedActor) => readonly Timer[] {
  let running = new Map<Scheduled, number>();
  return ({ system }) => {
    const scheduled = Object.values((system.getSnapshot() as unknown as Scheduler)._scheduledEvents);
    running = new Map(scheduled.map((one) => [one, running.get(one) ?? now()]));
    return [...running].map(([{ event, delay }, startedAtMs]) => ({
      type: event.type,
      startedAtMs,
      dueAtMs: startedAtMs + delay,
    }));
  };
}
