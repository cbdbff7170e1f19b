import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { isTimePassed } from './sessionStep.ts';
import type { StepResult, Stepper, TimerChange } from './stepper.ts';

export type SessionChart = { readonly stepper: Stepper; readonly watchOf: WatchOf };

export type SimulationState = {
  readonly snapshot: AnyMachineSnapshot;
  readonly nowMs: number;
  readonly timers: readonly Timer[];
  readonly watches: readonly Watch[];
};

export type SimulatedStep = Pick<StepResult, 'taken' | 'emitted'> & {
  readonly state: SimulationState;
  /** Events that the chart received: the applied event, or all events that came due while time passed. */
  readonly events: readonly EventObject[];
};

type Due = { readonly atMs: number; readonly event: EventObject & { readonly elapsedMs?: number } };

export function startSession(chart: SessionChart, input: unknown): SimulatedStep {
  const blank = { nowMs: 0, timers: [], watches: [] };
  return toSimulatedStep(chart, blank, chart.stepper.start(input), []);
}

/** Applies an event or lets time pass. A timer or a clock report moves the session clock to the time it is due. */
export function advanceSession(chart: SessionChart, before: SimulationState, event: EventObject): SimulatedStep {
  return isTimePassed(event) ? passTime(chart, before, before.nowMs + event.ms) : applyEvent(chart, before, event);
}

/** Returns the next clock report or timer. If both are due at the same time, the report comes first. */
function nextDue({ nowMs, timers, watches }: SimulationState): Due | null {
  const reports = watches.flatMap((watch) => nextReport(watch, nowMs) ?? []);
  const expiries = timers.map(({ type, dueAtMs }) => ({ atMs: dueAtMs, event: { type } }));
  return [...reports, ...expiries].toSorted((one, other) => one.atMs - other.atMs).at(0) ?? null;
}

function applyEvent(chart: SessionChart, before: SimulationState, event: EventObject): SimulatedStep {
  const nowMs = Math.max(before.nowMs, eventTimeMs(before, event));
  const timers = before.timers.filter(({ type }) => type !== event.type);
  return toSimulatedStep(chart, { ...before, nowMs, timers }, chart.stepper.step(before.snapshot, event), [event]);
}

function eventTimeMs({ nowMs, timers, watches }: SimulationState, event: EventObject): number {
  const timer = timers.find(({ type }) => type === event.type);
  const watch = watches.find(({ reportAs }) => reportAs === event.type);
  if (timer !== undefined) return timer.dueAtMs;
  if (watch === undefined || !('elapsedMs' in event)) return nowMs;
  return watch.sinceMs + Number(event.elapsedMs) - watch.fromMs;
}

function passTime(chart: SessionChart, before: SimulationState, untilMs: number): SimulatedStep {
  const steps: SimulatedStep[] = [];
  let state = before;
  for (let due = nextDue(state); due !== null && due.atMs <= untilMs; due = nextDue(state)) {
    const step = applyEvent(chart, state, due.event);
    steps.push(step);
    state = step.state;
  }
  return {
    state: { ...state, nowMs: untilMs },
    taken: [...new Set(steps.flatMap(({ taken }) => taken))],
    emitted: steps.flatMap(({ emitted }) => emitted),
    events: steps.flatMap(({ events }) => events),
  };
}

function toSimulatedStep(
  { watchOf }: SessionChart,
  { nowMs, timers, watches }: Omit<SimulationState, 'snapshot'>,
  { snapshot, taken, emitted, timers: changes }: StepResult,
  events: readonly EventObject[],
): SimulatedStep {
  const state = {
    snapshot,
    nowMs,
    timers: timersAfter(timers, changes, nowMs),
    watches: watchesAfter(watchOf, watches, snapshot, nowMs),
  };
  return { state, taken, emitted, events };
}

export type Timer = { readonly type: string; readonly startedAtMs: number; readonly dueAtMs: number };

function timersAfter(timers: readonly Timer[], changes: readonly TimerChange[], nowMs: number): readonly Timer[] {
  const running = new Map(timers.map((timer) => [timer.type, timer]));
  for (const { type, delayMs } of changes) {
    running.delete(type);
    if (delayMs !== null) running.set(type, { type, startedAtMs: nowMs, dueAtMs: nowMs + Math.max(0, delayMs) });
  }
  return [...running.values()];
}

/** A clock that a call watches, starting at `fromMs`. The call sends `reportAs` events with the elapsed time. */
export type WatchedClock = {
  readonly reportAs: string;
  readonly fromMs: number;
  /** Returns the time until the next report; null if there is none. */
  readonly msToNext: (elapsedMs: number) => number | null;
};

/** Returns null for calls that don't watch a clock. */
export type WatchOf = (callId: string, input: unknown) => WatchedClock | null;

type Watch = WatchedClock & { readonly ref: unknown; readonly sinceMs: number };

type Child = { readonly options?: { readonly input?: unknown } };

function watchesAfter(
  watchOf: WatchOf,
  watches: readonly Watch[],
  snapshot: AnyMachineSnapshot,
  nowMs: number,
): readonly Watch[] {
  return Object.entries(snapshot.children).flatMap(([id, ref]) => {
    const known = watches.find((watch) => watch.ref === ref);
    if (known !== undefined) return [known];
    const clock = watchOf(id, (ref as Child | undefined)?.options?.input);
    return clock === null ? [] : [{ ...clock, ref, sinceMs: nowMs }];
  });
}

function nextReport({ reportAs, fromMs, sinceMs, msToNext }: Watch, nowMs: number): Due | null {
  const elapsedMs = fromMs + nowMs - sinceMs;
  const wait = msToNext(elapsedMs);
  return wait === null ? null : { atMs: nowMs + wait, event: { type: reportAs, elapsedMs: elapsedMs + wait } };
}
