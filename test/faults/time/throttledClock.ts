/** A timer that is due, and what it does. */
type Timer = { readonly dueAt: number; readonly act: () => void };

/**
 * The clock of a page in the background: its timers come due only every so many milliseconds, each once however late,
 * as browsers slow them down. The time that can be read goes on all the while, and can be set to another one.
 */
export function throttledClock(everyMs: number) {
  const timers = new Map<number, Timer>();
  let now = 0;
  let setForwardMs = 0;
  let lastId = 0;
  const dueBy = (at: number) =>
    [...timers].filter(([, { dueAt }]) => dueAt <= at).toSorted(([, one], [, other]) => one.dueAt - other.dueAt);
  return {
    now: () => now + setForwardMs,
    setTimeout: (act: () => void, ms: number): number => {
      lastId += 1;
      timers.set(lastId, { act, dueAt: now + ms });
      return lastId;
    },
    clearTimeout: (id: number): void => {
      timers.delete(id);
    },
    /** Somebody sets the clock forward, or back: timers do not go by it. */
    set: (byMs: number): void => {
      setForwardMs += byMs;
    },
    /** How many timers wait. */
    waiting: () => timers.size,
    /** Lets this much time pass; whatever has come due meanwhile happens late, at the next turn of the slow clock. */
    pass: (ms: number): void => {
      const endsAt = now + ms;
      for (let turn = (Math.floor(now / everyMs) + 1) * everyMs; turn <= endsAt; turn += everyMs) {
        now = turn;
        for (const [id, { act }] of dueBy(turn)) if (timers.delete(id)) act();
      }
      now = endsAt;
    },
  };
}
