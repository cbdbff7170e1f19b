import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { acceptedTypes } from '#src/review/engine/session/pending.ts';
import { acceptedEvents } from '#src/review/journey/samples.ts';
import {
  createJourneyStepper,
  type ExploredChart,
  type Step,
  type StepEvent,
} from '#test/model/exploration/explore.ts';
import { PROPERTIES } from './properties.ts';

/** Tries each timer, answer and clock report together with every other event, in both orders, once per screen state. */
export function judgeRaces({ machine, states }: ExploredChart): { pairs: number; violations: readonly string[] } {
  const stepper = createJourneyStepper(machine);
  const violations = new Set<string>();
  let pairs = 0;
  const judge = (step: Step): Step => {
    for (const { name, holds } of PROPERTIES) if (!holds(step)) violations.add(`${name}: ${step.event.type}`);
    return step;
  };
  for (const snapshot of onePerPlace(states.values())) {
    const firsts = acceptedEvents(snapshot).map((event) => judge(stepper.step(snapshot, event as StepEvent)));
    for (const due of firsts.filter(({ event }) => isDue(event))) {
      for (const other of firsts.filter((first) => first !== due)) {
        pairs += 1;
        for (const [first, second] of [
          [due, other],
          [other, due],
        ] as const) {
          if (isPossible(first.after, second.event)) judge(stepper.step(first.after, second.event));
        }
      }
    }
  }
  return { pairs, violations: [...violations] };
}

/** The first of all snapshots with the same state of the session and the screen. */
function onePerPlace(snapshots: Iterable<JourneySnapshot>): Iterable<JourneySnapshot> {
  const places = new Map<string, JourneySnapshot>();
  for (const snapshot of snapshots) {
    const { session, screen } = snapshot.value;
    const place = JSON.stringify([session, screen]);
    if (!places.has(place)) places.set(place, snapshot);
  }
  return places.values();
}

function isDue({ type }: StepEvent): boolean {
  return type.startsWith('xstate.') || type.endsWith('.advanced');
}

/** A timer or an answer that was cancelled never comes. */
function isPossible(snapshot: JourneySnapshot, { type }: StepEvent): boolean {
  return !type.startsWith('xstate.') || acceptedTypes(snapshot._nodes).has(type);
}
