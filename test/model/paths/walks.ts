import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { acceptedEvents } from '#machines/graph/exploration/pending.ts';
import { PROPERTIES } from '#test/model/properties/properties.ts';
import { reloadComplaints } from '#test/model/properties/reload.ts';
import { type StartName, STARTS } from '#machines/graph/paths/starts.ts';
import { createStepper } from '#machines/graph/exploration/stepper.ts';

/** What leaves the screen or the session comes less often than what goes on there, so that a walk goes deep. */
const LEAVING = /^(?:url|navigation|session|reset|saving)\./;
const LEAVING_SHARE = 0.97;

const CODES = new Map<string, number>();
const MAX_CODE = 2 ** 32;
const MIXER = 0x9e_37_79_b1;
const MIXER_SHIFT = 15;

/** A walk that is under way: every step is judged by what holds always, and by a reload of the page after it. */
export type Walk = {
  readonly start: StartName;
  /** What has happened so far, in order. */
  readonly events: readonly EventObject[];
  /** The transitions taken so far, by their graph ids. */
  readonly taken: ReadonlySet<string>;
  /** The event that a number chooses in this snapshot, or null when there is none. */
  readonly choose: (draw: number) => EventObject | null;
  /** Takes a step and gives back what is wrong with it. */
  readonly take: (event: EventObject) => readonly string[];
};

/** Whether an event may be chosen in a snapshot. */
type Choice = (snapshot: AnyMachineSnapshot, event: EventObject) => boolean;

/** Makes random walks over one machine, each from a start of its own, among the accepted events that may be chosen. */
export function createWalks(machine: AnyStateMachine, mayChoose: Choice = () => true): (start: StartName) => Walk {
  const stepper = createStepper(machine);

  const judge = (before: AnyMachineSnapshot, event: EventObject): [AnyMachineSnapshot, readonly string[], string[]] => {
    const { snapshot: after, ...result } = stepper.step(before, event);
    if (after.status !== 'active') return [after, result.taken, [`the journey is ${after.status}`]];
    const step = { before: { key: '', snapshot: before, from: null }, event, after, afterKey: '', ...result };
    const broken = PROPERTIES.map(({ complaint }) => complaint(step)).filter((one) => one !== null);
    return [after, result.taken, after === before ? broken : [...broken, ...reloadComplaints(stepper, after)]];
  };

  return (start) => {
    const events: EventObject[] = [];
    const taken = new Set<string>();
    let snapshot = stepper.start(STARTS[start].input).snapshot;
    return {
      start,
      events,
      taken,
      choose: (draw) =>
        chosenFrom(
          acceptedEvents(snapshot).filter((event) => mayChoose(snapshot, event)),
          draw,
        ),
      take: (event) => {
        const [after, ids, complaints] = judge(snapshot, event);
        events.push(event);
        for (const id of ids) taken.add(id);
        snapshot = after;
        return complaints;
      },
    };
  };
}

/**
 * Each number puts all types of events into an order of its own and stands for the first that is accepted, and for one
 * of its samples. So a number mostly stands for the same event when steps before it are left out to shorten a walk.
 */
function chosenFrom(events: readonly EventObject[], draw: number): EventObject | null {
  const first = Math.max(...events.map(({ type }) => rankOf(type, draw)));
  const samples = events.filter(({ type }) => rankOf(type, draw) === first);
  return samples[draw % samples.length] ?? null;
}

function rankOf(type: string, draw: number): number {
  const rank = mixed(codeOf(type), draw) / MAX_CODE;
  return LEAVING.test(type) ? rank * LEAVING_SHARE : rank;
}

function codeOf(type: string): number {
  const known = CODES.get(type);
  if (known !== undefined) return known;
  const code = Array.from(type).reduce((sum, letter) => mixed(sum, letter.charCodeAt(0)), type.length);
  CODES.set(type, code);
  return code;
}

function mixed(one: number, other: number): number {
  const sum = Math.imul(one ^ other, MIXER);
  return (sum ^ (sum >>> MIXER_SHIFT)) >>> 0;
}
