import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Stepper, StepResult } from '#machines/graph/exploration/stepper.ts';
import { nextReport, type Watch, watchesAfter } from './reports.ts';
import { isTimePassed } from './timePassed.ts';
import { firstDue, type Timer, timersAfter } from './timers.ts';

/** The state of a simulated session: of the chart, and of its clock. */
export type SimulationState = {
  readonly snapshot: AnyMachineSnapshot;
  readonly nowMs: number;
  readonly timers: readonly Timer[];
  readonly watches: readonly Watch[];
};

/** A step of a simulated session: the state that it leads to, and what was taken and emitted. */
export type SimulatedStep = {
  readonly state: SimulationState;
  readonly taken: readonly string[];
  readonly emitted: readonly EventObject[];
  /** What happened to the chart: the event itself, or everything that came due while time went by. */
  readonly events: readonly EventObject[];
};

type Chart = Stepper<AnyMachineSnapshot>;
type Due = { readonly atMs: number; readonly event: EventObject };

/** The start of a session, at nought on its clock. */
export function startSession(chart: Chart, input: unknown): SimulatedStep {
  const blank = { nowMs: 0, timers: [], watches: [] };
  return { ...toSimulatedStep(blank, chart.start(input)), events: [] };
}

/**
 * A session after one event. The event of a timer or a watched clock moves the session's own clock to when it comes.
 */
export function advanceSession(chart: Chart, before: SimulationState, event: EventObject): SimulatedStep {
  return isTimePassed(event) ? passTime(chart, before, before.nowMs + event.ms) : applyEvent(chart, before, event);
}

/** What time alone brings about next: a report of a watched clock, or a timer. Of two at once the timer comes last. */
function nextDue({ nowMs, timers, watches }: SimulationState): Due | null {
  const reports = watches.map((watch) => nextReport(watch, nowMs));
  const timer = firstDue(timers);
  const all = [...reports, timer === null ? null : { atMs: timer.dueAtMs, event: { type: timer.type } }];
  return all.reduce((first, due) => (due !== null && (first === null || due.atMs < first.atMs) ? due : first), null);
}

function applyEvent(chart: Chart, before: SimulationState, event: EventObject): SimulatedStep {
  const nowMs = Math.max(before.nowMs, comesAtMs(before, event));
  const timers = before.timers.filter(({ type }) => type !== event.type);
  return { ...toSimulatedStep({ ...before, nowMs, timers }, chart.step(before.snapshot, event)), events: [event] };
}

function comesAtMs({ nowMs, timers, watches }: SimulationState, event: EventObject): number {
  const timer = timers.find(({ type }) => type === event.type);
  const watch = watches.find(({ reportAs }) => reportAs === event.type);
  if (timer !== undefined) return timer.dueAtMs;
  if (watch === undefined || !('elapsedMs' in event)) return nowMs;
  return watch.sinceMs + Number(event.elapsedMs) - watch.fromMs;
}

function passTime(chart: Chart, before: SimulationState, untilMs: number): SimulatedStep {
  const taken = new Set<string>();
  const emitted: EventObject[] = [];
  const events: EventObject[] = [];
  let state = before;
  for (let due = nextDue(state); due !== null && due.atMs <= untilMs; due = nextDue(state)) {
    const nowMs = Math.max(state.nowMs, due.atMs);
    const step = applyEvent(chart, { ...state, nowMs }, due.event);
    for (const id of step.taken) taken.add(id);
    emitted.push(...step.emitted);
    events.push(due.event);
    state = step.state;
  }
  return { state: { ...state, nowMs: Math.max(state.nowMs, untilMs) }, taken: [...taken], emitted, events };
}

function toSimulatedStep(
  { nowMs, timers, watches }: Omit<SimulationState, 'snapshot'>,
  { snapshot, taken, emitted, timers: changes }: StepResult<AnyMachineSnapshot>,
): Omit<SimulatedStep, 'events'> {
  const state = {
    snapshot,
    nowMs,
    timers: timersAfter(timers, changes, nowMs),
    watches: watchesAfter(watches, snapshot, nowMs),
  };
  return { state, taken, emitted };
}
