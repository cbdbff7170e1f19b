import {
  PROGRESS_COMPLETE_PERCENT,
  PROGRESS_LAST_REPORT_MS,
  PROGRESS_POINTS_PER_TICK,
  PROGRESS_TICK_MS,
  TIMED_SCREEN_MS,
} from '#machines/constants.ts';

/** Returns the percentage shown on a timed screen, derived from the elapsed time alone (R6.1, R11.1). */
export function progressPercent(elapsedMs: number): number {
  if (elapsedMs >= TIMED_SCREEN_MS - PROGRESS_LAST_REPORT_MS) return PROGRESS_COMPLETE_PERCENT;
  return Math.max(0, Math.floor(elapsedMs / PROGRESS_TICK_MS)) * PROGRESS_POINTS_PER_TICK;
}

/** Returns the time to the next change of the percentage, or null once it is complete (R6.1). */
export function msToNextPercent(elapsedMs: number): number | null {
  if (progressPercent(elapsedMs) === PROGRESS_COMPLETE_PERCENT) return null;
  const nextTick = (Math.floor(elapsedMs / PROGRESS_TICK_MS) + 1) * PROGRESS_TICK_MS;
  return Math.min(nextTick, TIMED_SCREEN_MS - PROGRESS_LAST_REPORT_MS) - elapsedMs;
}
