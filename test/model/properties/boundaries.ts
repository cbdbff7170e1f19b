import type { AnyMachineSnapshot, EventObject } from 'xstate';
import {
  COUNTDOWN_DAY_MS,
  COUNTDOWN_START_DAYS,
  PROGRESS_LAST_REPORT_MS,
  PROGRESS_POINTS_PER_TICK,
  PROGRESS_TICK_MS,
  TIMED_SCREEN_MS,
  TIMED_STEP_PERCENTS,
} from '#machines/constants.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import type { Reached, TriedStep } from '#test/model/exploration/explore.ts';
import { acceptedTypes } from '#src/review/engine/session/pending.ts';
import { acceptedEvents, pendingEvents } from '#src/review/journey/samples.ts';
import { PROPERTIES } from './properties.ts';
import type { StateGraph } from '#test/model/exploration/stateGraph.ts';
import { createStepper, type Stepper } from '#src/review/engine/session/stepper.ts';

/** What was judged: so many snapshots, kinds of what comes due and pairs of events in both orders, and what is wrong. */
export type BoundaryReport = {
  readonly duePoints: number;
  readonly boundaries: number;
  readonly pairs: number;
  readonly complaints: readonly string[];
};

type DuePoint = { readonly reached: Reached; readonly due: readonly EventObject[] };

const COUNTDOWN_PORT = '.watchCountdown';
const AROUND_MS = [-1, 0, 1] as const;

/** The milliseconds at which a step of a timed screen is complete, and at which it leaves. */
const PROGRESS_BOUNDARIES_MS: readonly number[] = [
  ...new Set([
    ...Object.values(TIMED_STEP_PERCENTS).flatMap((steps) => Object.values<number>(steps).map(msAtPercent)),
    TIMED_SCREEN_MS - PROGRESS_LAST_REPORT_MS,
    TIMED_SCREEN_MS,
  ]),
].sort((one, other) => one - other);

/** The milliseconds at which a day of the countdown is over. */
const COUNTDOWN_BOUNDARIES_MS: readonly number[] = Array.from(
  { length: COUNTDOWN_START_DAYS },
  (_, day) => (day + 1) * COUNTDOWN_DAY_MS,
);

/**
 * Judges every pair of something that comes due and something that happens, in both orders: once for each combination
 * of states in which a screen waits for something, and once for each screen during which days are counted.
 */
export function judgeBoundaries(graph: StateGraph): BoundaryReport {
  const stepper = createStepper(graph.machine);
  const judged = createJudge();
  const boundaries = new Set<string>();
  let pairs = 0;
  const complaints: string[] = [];
  const duePoints = [
    ...duePointsOf(graph, screenPlace, dueOnScreen),
    ...duePointsOf(graph, countingPlace, dueOffScreen),
  ];
  for (const { reached, due } of duePoints) {
    const firsts = new Map<string, TriedStep>();
    for (const one of due) {
      const afterDue = step(stepper, reached, one);
      const events = new Map([...acceptedEvents(reached.snapshot), ...acceptedEvents(afterDue.after)].map(withText));
      for (const [text, event] of events) {
        if (isPossible(reached.snapshot, event) && !firsts.has(text)) firsts.set(text, step(stepper, reached, event));
        const steps = bothOrders(stepper, afterDue, event, firsts.get(text));
        complaints.push(...steps.flatMap(judged).map((found) => `${found}: ${event.type} beside ${one.type}`));
        boundaries.add(one.type);
        pairs += 1;
      }
    }
  }
  return { duePoints: duePoints.length, boundaries: boundaries.size, pairs, complaints };
}

/** What is due first, then the event; the event, then what is due, unless the event has called it off. */
function bothOrders(
  stepper: Stepper,
  afterDue: TriedStep,
  event: EventObject,
  first: TriedStep | undefined,
): readonly TriedStep[] {
  const second = isPossible(afterDue.after, event) ? [step(stepper, at(afterDue.after), event)] : [];
  if (first === undefined) return [afterDue, ...second];
  const isStillDue = isPossible(first.after, afterDue.event);
  return [afterDue, ...second, first, ...(isStillDue ? [step(stepper, at(first.after), afterDue.event)] : [])];
}

/** An answer or a timer comes only while it is waited for; everything else may be tried at any time. */
function isPossible(snapshot: AnyMachineSnapshot, { type }: EventObject): boolean {
  return !type.startsWith('xstate.') || acceptedTypes(snapshot._nodes).has(type);
}

/** What a screen waits for: answers, timers, and the next and last times at which a timed screen changes. */
function dueOnScreen(snapshot: AnyMachineSnapshot): readonly EventObject[] {
  const { elapsedMs } = snapshot.context as JourneyContext;
  return [
    ...pendingEvents(snapshot).filter(({ type }) => !type.endsWith(COUNTDOWN_PORT)),
    ...(snapshot.hasTag('running') ? around('progress.advanced', PROGRESS_BOUNDARIES_MS, elapsedMs) : []),
  ];
}

/** What is due whatever the screen: the next and the last day, and the clock that fails. */
function dueOffScreen(snapshot: AnyMachineSnapshot): readonly EventObject[] {
  const { countdownMs } = snapshot.context as JourneyContext;
  return [
    ...pendingEvents(snapshot).filter(({ type }) => type.endsWith(COUNTDOWN_PORT)),
    ...(isCounting(snapshot) ? around('countdown.advanced', COUNTDOWN_BOUNDARIES_MS, countdownMs) : []),
  ];
}

function screenPlace({ value }: AnyMachineSnapshot): string {
  const { session, screen, accounts } = value as Readonly<Record<string, unknown>>;
  return JSON.stringify([session, screen, accounts]);
}

function countingPlace(snapshot: AnyMachineSnapshot): string {
  return openScreen(snapshot as unknown as JourneySnapshot);
}

/** One snapshot for each place in which anything is due. */
function duePointsOf(
  { states }: StateGraph,
  placeOf: typeof screenPlace,
  dueIn: typeof dueOnScreen,
): readonly DuePoint[] {
  const duePoints = new Map<string, DuePoint>();
  for (const reached of states.values()) {
    const place = placeOf(reached.snapshot);
    if (duePoints.has(place)) continue;
    const due = dueIn(reached.snapshot);
    if (due.length > 0) duePoints.set(place, { reached, due });
  }
  return [...duePoints.values()];
}

function step(stepper: Stepper, before: Reached, event: EventObject): TriedStep {
  const { snapshot, ...result } = stepper.step(before.snapshot, event);
  return { before, event, after: snapshot, afterKey: '', ...result };
}

function at(snapshot: AnyMachineSnapshot): Reached {
  return { key: '', snapshot, from: null };
}

/** What is wrong with a step; the first step of several pairs is judged once. */
function createJudge(): (tried: TriedStep) => readonly string[] {
  const known = new WeakMap<TriedStep, readonly string[]>();
  return (tried) => {
    const complaints = known.get(tried) ?? complaintsOf(tried);
    known.set(tried, complaints);
    return complaints;
  };
}

function complaintsOf(tried: TriedStep): readonly string[] {
  const broken = PROPERTIES.map(({ complaint }) => complaint(tried)).filter((one) => one !== null);
  return tried.after.status === 'active' ? broken : [...broken, `the journey is ${tried.after.status}`];
}

function around(type: string, boundaries: readonly number[], fromMs: number): readonly EventObject[] {
  const coming = boundaries.filter((ms) => ms > fromMs);
  const judged = [...coming.slice(0, 1), ...coming.slice(-1)];
  const elapsedTimes = judged.flatMap((ms) => AROUND_MS.map((offset) => ms + offset)).filter((ms) => ms > fromMs);
  return [...new Set(elapsedTimes)].map((elapsedMs) => ({ type, elapsedMs }));
}

function isCounting(snapshot: AnyMachineSnapshot): boolean {
  return (snapshot as unknown as JourneySnapshot).matches({ countdown: 'counting' });
}

function msAtPercent(percent: number): number {
  return Math.ceil(percent / PROGRESS_POINTS_PER_TICK) * PROGRESS_TICK_MS;
}

function withText(event: EventObject): readonly [string, EventObject] {
  return [JSON.stringify(event), event];
}
