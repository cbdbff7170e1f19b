import { BROWSER_CLOCK, type Clock } from './clock.ts';

/** Resolves to the fallback when the promise rejects or takes longer (R15.6). */
export function inTime<Result, Fallback>(
  promise: Promise<Result>,
  ms: number,
  fallback: Fallback,
  clock: Clock = BROWSER_CLOCK,
): Promise<Result | Fallback> {
  const late = new Promise<Fallback>((resolve) => clock.setTimeout(() => resolve(fallback), ms));
  return Promise.race([promise.catch(() => fallback), late]);
}
