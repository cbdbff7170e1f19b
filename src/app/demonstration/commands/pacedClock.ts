import type { Clock } from '#src/services/wait.ts';

/** A clock whose time runs faster than the browser's, or stands still; what is waited for comes accordingly. */
export type PacedClock = Clock & {
  readonly pace: () => number;
  /** From now on time runs so many times faster; 0 lets it stand still. */
  readonly setPace: (pace: number) => void;
};

type Waiting = { readonly act: () => void; readonly dueAt: number; armed: number | undefined };

export function createPacedClock(real: Clock, initialPace: number): PacedClock {
  const waiting = new Map<number, Waiting>();
  let pace = initialPace;
  let count = 0;
  let readAt = real.now();
  let time = readAt;

  const now = () => time + (real.now() - readAt) * pace;
  const disarm = ({ armed }: Waiting) => {
    if (armed !== undefined) real.clearTimeout(armed);
  };
  const arm = (timer: number, one: Waiting) => {
    disarm(one);
    const isStanding = pace === 0 && one.dueAt > now();
    const ring = () => {
      waiting.delete(timer);
      one.act();
    };
    one.armed = isStanding ? undefined : real.setTimeout(ring, Math.max(0, one.dueAt - now()) / (pace || 1));
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
    pace: () => pace,
    setPace: (next) => {
      time = now();
      readAt = real.now();
      pace = next;
      for (const [timer, one] of waiting) arm(timer, one);
    },
  };
}
