import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { msToNextPercent } from '#machines/domain/progress.ts';
import { msToNextDay } from '#machines/domain/repayment.ts';
import type { WatchTimeInput } from '#machines/journey/ports.ts';
import { isWatch } from '#machines/graph/exploration/pending.ts';

/** A clock that the journey watches: since when, from which elapsed time on, and which event reports it. */
export type Watch = WatchTimeInput & { readonly ref: unknown; readonly sinceMs: number };

type Child = { readonly options?: { readonly input?: unknown } };

/** Milliseconds of elapsed time to the next report, as the product's watch gives it. */
const NEXT_REPORT = { 'progress.advanced': msToNextPercent, 'countdown.advanced': msToNextDay };

/** The clocks that are watched after a step: one that was watched before goes on, a new one begins now. */
export function watchesAfter(watches: readonly Watch[], snapshot: AnyMachineSnapshot, nowMs: number): readonly Watch[] {
  return Object.entries(snapshot.children).flatMap(([id, ref]) => {
    if (!isWatch(id)) return [];
    const known = watches.find((watch) => watch.ref === ref);
    const input = (ref as Child | undefined)?.options?.input as WatchTimeInput | undefined;
    return known !== undefined ? [known] : input === undefined ? [] : [{ ...input, ref, sinceMs: nowMs }];
  });
}

/** The next report of a clock: when, and the event. */
export function nextReport(
  { reportAs, fromMs, sinceMs }: Watch,
  nowMs: number,
): { atMs: number; event: EventObject } | null {
  const elapsedMs = fromMs + nowMs - sinceMs;
  const wait = NEXT_REPORT[reportAs](elapsedMs);
  if (wait === null) return null;
  const event = { type: reportAs, elapsedMs: elapsedMs + wait };
  return { atMs: nowMs + wait, event };
}
