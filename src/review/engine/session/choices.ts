import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getNextTransitions } from 'xstate';
import type { ChartModel, GuardTree } from '#src/review/engine/model/chartModel.ts';
import { spelledOut } from '#src/review/engine/model/chartWords.ts';
import { roundedDurationText } from '#src/review/engine/model/duration.ts';
import type { Guards } from '#src/review/engine/model/nodes.ts';
import type { Pending } from './pending.ts';
import { type Choice, type GuardResult, isTimePassed } from './sessionStep.ts';
import { type Stepper, answerOf, transitionIds } from './stepper.ts';

/** Describes an event and its source; returns null for unknown events. */
export type Describe = (event: EventObject) => Pick<Choice, 'text' | 'source'> | null;

export type PlayedChart = {
  readonly machine: AnyStateMachine;
  readonly model: ChartModel;
  readonly acceptedEvents: Pending['acceptedEvents'];
  readonly describe: Describe;
};

export type ChoicesOf = (snapshot: AnyMachineSnapshot) => readonly Choice[];

/** Tries every accepted event, and keeps one per description and outcome. A finished session has no choices. */
export function createChoices({ machine, model, acceptedEvents, describe }: PlayedChart, stepper: Stepper): ChoicesOf {
  const trees = new Map(model.transitions.map(({ id, guard }) => [id, guard]));
  const guards = machine.implementations.guards as Guards;
  const guardOf = new Map([...transitionIds(machine)].map(([{ guard }, id]) => [id, guard as unknown]));
  return (original) => {
    if (original.status !== 'active') return [];
    const snapshot = stepper.adopt(original);
    const active = getNextTransitions(snapshot);
    const choices = new Map<string, Choice>();
    for (const event of acceptedEvents(snapshot)) {
      const { taken } = stepper.step(snapshot, event);
      const described = describedEvent(event, describe);
      const key = `${described.text} ${taken.join(' ')}`;
      if (choices.has(key)) continue;
      const candidates = active.filter(({ eventType }) => eventType === event.type).map(stepper.idOf);
      const guardResults = candidates.map((transitionId) => {
        const tree = trees.get(transitionId) ?? null;
        const result = tree && evaluateGuard(guardOf.get(transitionId), tree, { snapshot, event }, guards);
        return { transitionId, result };
      });
      choices.set(key, { event, ...described, takes: taken, guardResults });
    }
    return [...choices.values()];
  };
}

export function describedEvent(event: EventObject, describe: Describe): Pick<Choice, 'text' | 'source'> {
  if (isTimePassed(event)) return { source: 'time', text: passedText(event.ms) };
  return describe(event) ?? { source: 'creator', text: spelledOut(event.type) };
}

function passedText(ms: number): string {
  const duration = roundedDurationText(ms);
  return `${duration} ${duration.startsWith('1 ') ? 'passes' : 'pass'}`;
}

type GuardedEvent = { readonly snapshot: AnyMachineSnapshot; readonly event: EventObject };

/** Evaluates each part of a guard separately, so the page can show why it passes or fails. */
function evaluateGuard(guard: unknown, tree: GuardTree, guarded: GuardedEvent, guards: Guards): GuardResult {
  const { snapshot, event } = guarded;
  const isTrue = answerOf(guard)(snapshot, { context: snapshot.context as unknown, event });
  return { tree, isTrue, parts: evaluateParts(guard, tree, guarded, guards) };
}

function evaluateParts(guard: unknown, tree: GuardTree, guarded: GuardedEvent, guards: Guards): readonly GuardResult[] {
  if (tree.kind === 'named')
    return tree.inside === null ? [] : [evaluateGuard(guards[tree.name], tree.inside, guarded, guards)];
  if (tree.kind === 'state' || tree.kind === 'unnamed') return [];
  const combined = (guard as { readonly guards: readonly unknown[] }).guards;
  return tree.parts.map((part, index) => evaluateGuard(combined[index], part, guarded, guards));
}
