import type { Clock } from '#src/services/clock.ts';

type ScaledTimer = { readonly callback: () => void; readonly dueAt: number; realId: number };

/** Creates a clock with an adjustable speed, which also applies to its timers. */
export function createScaledClock(real: Clock, initialSpeed: number) {
  const timers = new Map<number, ScaledTimer>();
  let speed = initialSpeed;
  let lastId = 0;
  let speedSetAt = real.now();
  let timeAtSpeedChange = speedSetAt;

  const now = () => timeAtSpeedChange + (real.now() - speedSetAt) * speed;
  const schedule = (id: number, timer: ScaledTimer) => {
    real.clearTimeout(timer.realId);
    if (speed === 0 && timer.dueAt > now()) return;
    const fire = () => {
      timers.delete(id);
      timer.callback();
    };
    timer.realId = real.setTimeout(fire, Math.max(0, timer.dueAt - now()) / (speed || 1));
  };

  return {
    now,
    setTimeout: (callback: () => void, ms: number) => {
      lastId += 1;
      const timer: ScaledTimer = { callback, dueAt: now() + ms, realId: 0 };
      timers.set(lastId, timer);
      schedule(lastId, timer);
      return lastId;
    },
    clearTimeout: (id: number) => {
      real.clearTimeout(timers.get(id)?.realId ?? 0);
      timers.delete(id);
    },
    speed: () => speed,
    /** 0 stops the clock. */
    setSpeed: (next: number) => {
      timeAtSpeedChange = now();
      speedSetAt = real.now();
      speed = next;
      for (const [id, timer] of timers) schedule(id, timer);
    },
  };
}
