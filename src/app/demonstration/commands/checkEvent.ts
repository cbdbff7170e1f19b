import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { createStepper } from '#machines/graph/exploration/stepper.ts';
import { everyNode, transitionsFrom } from '#machines/graph/nodes.ts';
import { STARTS } from '#machines/graph/paths/starts.ts';
import type { Route } from '#machines/graph/paths/paths.ts';
import { parsedEvent } from '#machines/journey/events/events.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import type { Refusal } from '#src/visualizer/live/seenProduct.ts';

/** Checks the commands of a viewer before they are carried out. */
export type Judge = {
  /** The same event as plain JSON, or why it is refused now. */
  readonly event: (event: unknown, snapshot: AnyMachineSnapshot) => EventObject | Refusal;
  /** The same route as plain JSON, or why it is refused. */
  readonly route: (route: unknown) => Route | Refusal;
};

/** Every event is tried on a copy of the chart first, where a missing part of it can do no harm. */
export function createJudge(): Judge {
  const machine = createJourneyMachine();
  const stepper = createStepper(machine);
  const types = new Set(
    everyNode(machine.root).flatMap((node) => transitionsFrom(node).map(({ eventType }) => String(eventType))),
  );
  const isKnown = (event: unknown): event is EventObject =>
    typeof event === 'object' &&
    event !== null &&
    'type' in event &&
    typeof event.type === 'string' &&
    event.type !== '' &&
    types.has(event.type);
  // The journey's own events are parsed here; what calls and timers answer only the chart can judge.
  const isWellFormed = (event: EventObject) => event.type.startsWith('xstate.') || parsedEvent(event) !== null;

  return {
    event: (requested, snapshot) => {
      const event = plain(requested);
      if (!isKnown(event)) return 'unknownEvent';
      if (!isWellFormed(event)) return 'malformedEvent';
      try {
        const { taken, snapshot: after } = stepper.step(stepper.adopt(snapshot), event);
        if (after.status === 'error') return 'malformedEvent';
        return taken.length === 0 ? 'notPossibleNow' : event;
      } catch {
        return 'malformedEvent';
      }
    },
    route: (requested) => {
      const route = plain(requested);
      if (!isRoute(route) || !route.events.every((event) => isKnown(event) && isWellFormed(event)))
        return 'unknownRoute';
      try {
        const begun = stepper.start(STARTS[route.start].input).snapshot;
        const end = route.events.reduce((snapshot, event) => stepper.step(snapshot, event).snapshot, begun);
        return end.status === 'active' ? route : 'unknownRoute';
      } catch {
        return 'unknownRoute';
      }
    },
  };
}

function isRoute(value: unknown): value is Route {
  if (typeof value !== 'object' || value === null || !('start' in value) || !('events' in value)) return false;
  return typeof value.start === 'string' && Object.hasOwn(STARTS, value.start) && Array.isArray(value.events);
}

/** What is left of a value as plain JSON; nothing when it cannot be written as such. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null') as unknown;
  } catch {
    return null;
  }
}
