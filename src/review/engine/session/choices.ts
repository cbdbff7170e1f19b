import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getNextTransitions } from 'xstate';
import type { ChartModel, GuardTree } from '#src/review/engine/model/chartModel.ts';
import { spelledOut } from '#src/review/engine/model/chartWords.ts';
import { durationWords } from '#src/review/engine/model/duration.ts';
import type { Guards } from '#src/review/engine/model/nodes.ts';
import type { Pending } from './pending.ts';
import { type Choice, type GuardTruth, isTimePassed } from './sessionStep.ts';
import { type Stepper, answerOf, transitionIds } from './stepper.ts';

/** Says in words what happens, and who causes it; null for what it does not know. */
export type Describe = (event: EventObject) => Pick<Choice, 'text' | 'source'> | null;

/** A chart that is played: the machine, as it is read, what is tried on it, and how its events are told. */
export type PlayedChart = {
  readonly machine: AnyStateMachine;
  readonly model: ChartModel;
  readonly acceptedEvents: Pending['acceptedEvents'];
  readonly describe: Describe;
};

/** Everything that a chart accepts in a snapshot. */
export type ChoicesOf = (snapshot: AnyMachineSnapshot) => readonly Choice[];

/**
 * Tries every sample of every event on the chart itself. Of the samples that are described in the same words, one stays
 * for each rule that they set off, and one that is refused: each address and each offer is a choice. A session that has
 * ended offers none.
 */
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
      const truths = candidates.map((transitionId) => {
        const tree = trees.get(transitionId) ?? null;
        const truth = tree && truthOf(guardOf.get(transitionId), tree, { snapshot, event }, guards);
        return { transitionId, truth };
      });
      choices.set(key, { event, ...described, takes: taken, truths });
    }
    return [...choices.values()];
  };
}

/** An event in words; one that nobody describes by its name. */
export function describedEvent(event: EventObject, describe: Describe): Pick<Choice, 'text' | 'source'> {
  if (isTimePassed(event)) return { source: 'time', text: passedText(event.ms) };
  return describe(event) ?? { source: 'creator', text: spelledOut(event.type) };
}

function passedText(ms: number): string {
  const duration = durationWords(ms);
  return `${duration} ${duration.startsWith('1 ') ? 'goes' : 'go'} by`;
}

type GuardedEvent = { readonly snapshot: AnyMachineSnapshot; readonly event: EventObject };

/** What a guard answers, each part of it checked by itself, so that the page shows what the rule does. */
function truthOf(guard: unknown, tree: GuardTree, guarded: GuardedEvent, guards: Guards): GuardTruth {
  const { snapshot, event } = guarded;
  const isTrue = answerOf(guard)(snapshot, { context: snapshot.context as unknown, event });
  return { tree, isTrue, parts: partsOf(guard, tree, guarded, guards) };
}

function partsOf(guard: unknown, tree: GuardTree, guarded: GuardedEvent, guards: Guards): readonly GuardTruth[] {
  if (tree.kind === 'named')
    return tree.inside === null ? [] : [truthOf(guards[tree.name], tree.inside, guarded, guards)];
  if (tree.kind === 'state' || tree.kind === 'unnamed') return [];
  const combined = (guard as { readonly guards: readonly unknown[] }).guards;
  return tree.parts.map((part, index) => truthOf(combined[index], part, guarded, guards));
}
