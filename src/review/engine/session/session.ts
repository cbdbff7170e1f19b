import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { isTimePassed } from './sessionStep.ts';
import type { StepResult, Stepper, TimerChange } from './stepper.ts';

/** What a session is of: a chart that can be stepped, and which of its calls watch a clock. */
export type SessionChart = { readonly stepper: Stepper; readonly watchOf: WatchOf };

/** The state of a simulated session: of the chart, and of its clock. */
export type SimulationState = {
  readonly snapshot: AnyMachineSnapshot;
  readonly nowMs: number;
  readonly timers: readonly Timer[];
  readonly watches: readonly Watch[];
};

/** A step of a simulated session: the state that it leads to, and what was taken and emitted. */
export type SimulatedStep = Pick<StepResult, 'taken' | 'emitted'> & {
  readonly state: SimulationState;
  /** What happened to the chart: the event itself, or everything that came due while time went by. */
  readonly events: readonly EventObject[];
};

type Due = { readonly atMs: number; readonly event: EventObject & { readonly elapsedMs?: number } };

/** The start of a session, at nought on its clock. */
export function startSession(chart: SessionChart, input: unknown): SimulatedStep {
  const blank = { nowMs: 0, timers: [], watches: [] };
  return toSimulatedStep(chart, blank, chart.stepper.start(input), []);
}

/**
 * A session after one event. The event of a timer or a watched clock moves the session's own clock to when it comes.
 */
export function advanceSession(chart: SessionChart, before: SimulationState, event: EventObject): SimulatedStep {
  return isTimePassed(event) ? passTime(chart, before, before.nowMs + event.ms) : applyEvent(chart, before, event);
}

/** What time alone brings about next: a report of a watched clock, or a timer. Of two at once the timer comes last. */
function nextDue({ nowMs, timers, watches }: SimulationState): Due | null {
  const reports = watches.flatMap((watch) => nextReport(watch, nowMs) ?? []);
  const armed = timers.map(({ type, dueAtMs }) => ({ atMs: dueAtMs, event: { type } }));
  return [...reports, ...armed].toSorted((one, other) => one.atMs - other.atMs).at(0) ?? null;
}

function applyEvent(chart: SessionChart, before: SimulationState, event: EventObject): SimulatedStep {
  const nowMs = Math.max(before.nowMs, comesAtMs(before, event));
  const timers = before.timers.filter(({ type }) => type !== event.type);
  return toSimulatedStep(chart, { ...before, nowMs, timers }, chart.stepper.step(before.snapshot, event), [event]);
}

function comesAtMs({ nowMs, timers, watches }: SimulationState, event: EventObject): number {
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

/** A timer of the chart that runs, by the type of the event with which it comes due. */
export type Timer = { readonly type: string; readonly startedAtMs: number; readonly dueAtMs: number };

/** The timers that run after a step: cancelled where a state is left, armed anew where one is entered. */
function timersAfter(timers: readonly Timer[], changes: readonly TimerChange[], nowMs: number): readonly Timer[] {
  const running = new Map(timers.map((timer) => [timer.type, timer]));
  for (const { type, delayMs } of changes) {
    running.delete(type);
    if (delayMs !== null) running.set(type, { type, startedAtMs: nowMs, dueAtMs: nowMs + Math.max(0, delayMs) });
  }
  return [...running.values()];
}

/** A clock that a call watches: which event reports it, from which elapsed time on, and how long until the next; null for never. */
export type WatchedClock = {
  readonly reportAs: string;
  readonly fromMs: number;
  readonly msToNext: (elapsedMs: number) => number | null;
};

/** The clock that a call watches, by the id of the call and its input; null for a call that watches none. */
export type WatchOf = (callId: string, input: unknown) => WatchedClock | null;

/** A watched clock with the call that watches it, and since when. */
type Watch = WatchedClock & { readonly ref: unknown; readonly sinceMs: number };

type Child = { readonly options?: { readonly input?: unknown } };

/** The clocks that are watched after a step: one that was watched before goes on, a new one begins now. */
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

/** The next report of a clock: when, and the event. */
function nextReport({ reportAs, fromMs, sinceMs, msToNext }: Watch, nowMs: number): Due | null {
  const elapsedMs = fromMs + nowMs - sinceMs;
  const wait = msToNext(elapsedMs);
  return wait === null ? null : { atMs: nowMs + wait, event: { type: reportAs, elapsedMs: elapsedMs + wait } };
}
