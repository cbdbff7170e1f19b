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

/** Checks each timer, answer and clock report with every other event, in both orders, per session and screen state. */
export function checkRaces({ machine, states }: ExploredChart): { pairs: number; violations: readonly string[] } {
  const stepper = createJourneyStepper(machine);
  const violations = new Set<string>();
  let pairs = 0;
  const check = (step: Step): Step => {
    for (const { name, isSatisfied } of PROPERTIES)
      if (!isSatisfied(step)) violations.add(`${name}: ${step.event.type}`);
    return step;
  };
  for (const snapshot of firstPerScreenState(states.values())) {
    const firstSteps = acceptedEvents(snapshot).map((event) => check(stepper.step(snapshot, event as StepEvent)));
    for (const due of firstSteps.filter(({ event }) => isDue(event))) {
      for (const other of firstSteps.filter((first) => first !== due)) {
        pairs += 1;
        for (const [first, second] of [
          [due, other],
          [other, due],
        ] as const) {
          if (isPossible(first.after, second.event)) check(stepper.step(first.after, second.event));
        }
      }
    }
  }
  return { pairs, violations: [...violations] };
}

/** Returns the first snapshot for each combination of session state and screen state. */
function firstPerScreenState(snapshots: Iterable<JourneySnapshot>): Iterable<JourneySnapshot> {
  const firstSnapshots = new Map<string, JourneySnapshot>();
  for (const snapshot of snapshots) {
    const { session, screen } = snapshot.value;
    const screenState = JSON.stringify([session, screen]);
    if (!firstSnapshots.has(screenState)) firstSnapshots.set(screenState, snapshot);
  }
  return firstSnapshots.values();
}

function isDue({ type }: StepEvent): boolean {
  return type.startsWith('xstate.') || type.endsWith('.advanced');
}

/** Returns whether an event can still arrive, unlike a canceled timer or answer. */
function isPossible(snapshot: JourneySnapshot, { type }: StepEvent): boolean {
  return !type.startsWith('xstate.') || acceptedTypes(snapshot._nodes).has(type);
}
