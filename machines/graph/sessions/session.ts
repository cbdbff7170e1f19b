import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Stepper, StepResult } from '#machines/graph/exploration/stepper.ts';
import { nextReport, type Watch, watchesAfter } from './reports.ts';
import { isTimePassed } from './timePassed.ts';
import { firstDue, type Timer, timersAfter } from './timers.ts';

/** Where a simulated session stands: on the chart, and on its clock. */
export type Standing = {
  readonly snapshot: AnyMachineSnapshot;
  readonly nowMs: number;
  readonly timers: readonly Timer[];
  readonly watches: readonly Watch[];
};

/** A session that went on: where it stands now, and how it came there. */
export type Gone = {
  readonly standing: Standing;
  readonly taken: readonly string[];
  readonly emitted: readonly EventObject[];
  /** What happened to the chart: the event itself, or everything that came due while time went by. */
  readonly events: readonly EventObject[];
};

type Chart = Stepper<AnyMachineSnapshot>;
type Due = { readonly atMs: number; readonly event: EventObject };

/** The start of a session, at nought on its clock. */
export function begun(chart: Chart, input: unknown): Gone {
  const blank = { nowMs: 0, timers: [], watches: [] };
  return { ...gone(blank, chart.start(input)), events: [] };
}

/** A session after one event. The event of a timer or a watched clock moves the session's own clock to when it comes. */
export function goneOn(chart: Chart, before: Standing, event: EventObject): Gone {
  return isTimePassed(event) ? waited(chart, before, before.nowMs + event.ms) : stepped(chart, before, event);
}

/** What time alone brings about next: a report of a watched clock, or a timer. Of two at once the timer comes last. */
function nextDue({ nowMs, timers, watches }: Standing): Due | null {
  const reports = watches.map((watch) => nextReport(watch, nowMs));
  const timer = firstDue(timers);
  const all = [...reports, timer === null ? null : { atMs: timer.dueAtMs, event: { type: timer.type } }];
  return all.reduce((first, due) => (due !== null && (first === null || due.atMs < first.atMs) ? due : first), null);
}

function stepped(chart: Chart, before: Standing, event: EventObject): Gone {
  const nowMs = Math.max(before.nowMs, comesAtMs(before, event));
  const timers = before.timers.filter(({ type }) => type !== event.type);
  return { ...gone({ ...before, nowMs, timers }, chart.step(before.snapshot, event)), events: [event] };
}

function comesAtMs({ nowMs, timers, watches }: Standing, event: EventObject): number {
  const timer = timers.find(({ type }) => type === event.type);
  const watch = watches.find(({ reportAs }) => reportAs === event.type);
  if (timer !== undefined) return timer.dueAtMs;
  if (watch === undefined || !('elapsedMs' in event)) return nowMs;
  return watch.sinceMs + Number(event.elapsedMs) - watch.fromMs;
}

function waited(chart: Chart, before: Standing, untilMs: number): Gone {
  const taken = new Set<string>();
  const emitted: EventObject[] = [];
  const events: EventObject[] = [];
  let standing = before;
  for (let due = nextDue(standing); due !== null && due.atMs <= untilMs; due = nextDue(standing)) {
    const nowMs = Math.max(standing.nowMs, due.atMs);
    const step = stepped(chart, { ...standing, nowMs }, due.event);
    for (const id of step.taken) taken.add(id);
    emitted.push(...step.emitted);
    events.push(due.event);
    standing = step.standing;
  }
  return { standing: { ...standing, nowMs: Math.max(standing.nowMs, untilMs) }, taken: [...taken], emitted, events };
}

function gone(
  { nowMs, timers, watches }: Omit<Standing, 'snapshot'>,
  { snapshot, taken, emitted, timers: changes }: StepResult<AnyMachineSnapshot>,
): Omit<Gone, 'events'> {
  const standing = {
    snapshot,
    nowMs,
    timers: timersAfter(timers, changes, nowMs),
    watches: watchesAfter(watches, snapshot, nowMs),
  };
  return { standing, taken, emitted };
}
