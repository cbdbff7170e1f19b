/* This function is sent into the page as text: it brings everything that it needs. */

/** Counts the timers of a page that are armed and have neither come due nor been cancelled. */
export function countTimers(): void {
  const armed = new Set<unknown>();
  Object.assign(globalThis, { timersArmed: () => armed.size });
  const { setTimeout: arm, clearTimeout: cancel, setInterval: repeat, clearInterval: end } = globalThis;
  const counted = {
    setTimeout: (act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const timer: unknown = arm(() => {
        armed.delete(timer);
        act(...given);
      }, ms);
      armed.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => {
      armed.delete(timer);
      cancel(timer);
    },
    setInterval: (act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const timer: unknown = repeat(act, ms, ...given);
      armed.add(timer);
      return timer;
    },
    clearInterval: (timer: number) => {
      armed.delete(timer);
      end(timer);
    },
  };
  Object.assign(globalThis, counted);
}
