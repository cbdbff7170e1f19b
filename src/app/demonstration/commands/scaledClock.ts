import type { Clock } from '#src/services/clock.ts';

/** A clock that runs faster than the browser's, or is stopped; its timers run with it. */
export type ScaledClock = Clock & {
  readonly speed: () => number;
  /** From now on time runs so many times faster; 0 stops it. */
  readonly setSpeed: (speed: number) => void;
};

type Waiting = { readonly act: () => void; readonly dueAt: number; armed: number | undefined };

export function createScaledClock(real: Clock, initialSpeed: number): ScaledClock {
  const waiting = new Map<number, Waiting>();
  let speed = initialSpeed;
  let count = 0;
  let readAt = real.now();
  let time = readAt;

  const now = () => time + (real.now() - readAt) * speed;
  const disarm = ({ armed }: Waiting) => {
    if (armed !== undefined) real.clearTimeout(armed);
  };
  const arm = (timer: number, one: Waiting) => {
    disarm(one);
    const isStopped = speed === 0 && one.dueAt > now();
    const ring = () => {
      waiting.delete(timer);
      one.act();
    };
    one.armed = isStopped ? undefined : real.setTimeout(ring, Math.max(0, one.dueAt - now()) / (speed || 1));
  };

  return {
    now,
    setTimeout: (act, ms) => {
      count += 1;
      const one: Waiting = { act, dueAt: now() + ms, armed: undefined };
      waiting.set(count, one);
      arm(count, one);
      return count;
    },
    clearTimeout: (timer) => {
      const one = waiting.get(timer);
      if (one !== undefined) disarm(one);
      waiting.delete(timer);
    },
    speed: () => speed,
    setSpeed: (next) => {
      time = now();
      readAt = real.now();
      speed = next;
      for (const [timer, one] of waiting) arm(timer, one);
    },
  };
}
