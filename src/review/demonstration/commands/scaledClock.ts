import type { Clock } from '#src/services/clock.ts';

type Waiting = { readonly callback: () => void; readonly dueAt: number; armed: number };

/** Creates a clock with adjustable speed. Its timers follow the speed. */
export function createScaledClock(real: Clock, initialSpeed: number) {
  const waiting = new Map<number, Waiting>();
  let speed = initialSpeed;
  let count = 0;
  let readAt = real.now();
  let time = readAt;

  const now = () => time + (real.now() - readAt) * speed;
  const arm = (timer: number, one: Waiting) => {
    real.clearTimeout(one.armed);
    if (speed === 0 && one.dueAt > now()) return;
    const fire = () => {
      waiting.delete(timer);
      one.callback();
    };
    one.armed = real.setTimeout(fire, Math.max(0, one.dueAt - now()) / (speed || 1));
  };

  return {
    now,
    setTimeout: (callback: () => void, ms: number) => {
      count += 1;
      const one: Waiting = { callback, dueAt: now() + ms, armed: 0 };
      waiting.set(count, one);
      arm(count, one);
      return count;
    },
    clearTimeout: (timer: number) => {
      real.clearTimeout(waiting.get(timer)?.armed ?? 0);
      waiting.delete(timer);
    },
    speed: () => speed,
    /** 0 stops the clock. */
    setSpeed: (next: number) => {
      time = now();
      readAt = real.now();
      speed = next;
      for (const [timer, one] of waiting) arm(timer, one);
    },
  };
}
