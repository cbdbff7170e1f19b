import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getNextTransitions } from 'xstate';
import { acceptedEvents, callOf, isWatch } from './pending.ts';
import { type Stepper, answerOf, transitionIds } from './stepper.ts';
import type { ChartModel, GuardTree } from '#src/review/engine/model/chartModel.ts';
import { delayWords, portWords } from '#src/review/engine/model/chartWords.ts';
import { durationWords } from '#src/review/engine/model/duration.ts';
import { JOURNEY_WORDS } from '#src/review/journey/journeyModel.ts';
import type { Guards } from '#src/review/engine/model/nodes.ts';
import type { EventEntry } from '#machines/journey/events/event.ts';
import { EVENTS } from '#machines/journey/events/events.ts';
import { capital, inWords } from '#machines/journey/inWords.ts';
import { type Choice, type GuardTruth, isTimePassed } from './sessionStep.ts';

/** Everything that a chart accepts in a snapshot. */
export type ChoicesOf = (snapshot: AnyMachineSnapshot) => readonly Choice[];

/**
 * Tries every sample of every event on the chart itself. Of the samples that are described in the same words, one stays
 * for each rule that they set off, and one that is refused: each address and each offer is a choice. A session that has
 * ended offers none.
 */
export function createChoices(machine: AnyStateMachine, stepper: Stepper, { transitions }: ChartModel): ChoicesOf {
  const trees = new Map(transitions.map(({ id, guard }) => [id, guard]));
  const guards = machine.implementations.guards as Guards;
  const guardOf = new Map([...transitionIds(machine)].map(([{ guard }, id]) => [id, guard as unknown]));
  return (original) => {
    if (original.status !== 'active') return [];
    const snapshot = stepper.adopt(original);
    const active = getNextTransitions(snapshot);
    const choices = new Map<string, Choice>();
    for (const event of acceptedEvents(snapshot)) {
      const { taken } = stepper.step(snapshot, event);
      const described = describeEvent(event);
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

const AFTER = 'xstate.after.';

/** An event in plain words, and who causes it. */
export function describeEvent(event: EventObject): Pick<Choice, 'text' | 'source'> {
  const entry = entryOf(event.type);
  if (entry !== null) return { source: entry.source, text: entry.sentence(event) };
  if (isTimePassed(event)) return { source: 'time', text: passedText(event.ms) };
  if (event.type.startsWith(AFTER)) return { source: 'time', text: dueText(event.type) };
  const call = callOf(event.type);
  if (call !== null) return { source: 'services', text: answerText(call, event) };
  return { source: 'creator', text: inWords(event.type.replaceAll('.', ' ')) };
}

function passedText(ms: number): string {
  const duration = durationWords(ms);
  return `${duration} ${duration.startsWith('1 ') ? 'goes' : 'go'} by`;
}

function entryOf(type: string): EventEntry | null {
  return Object.hasOwn(EVENTS, type) ? (EVENTS[type as keyof typeof EVENTS] as unknown as EventEntry) : null;
}

function dueText(type: string): string {
  const name = type.slice(AFTER.length).replace(/\..*/, '');
  return capital(delayWords(JOURNEY_WORDS, name, null).clause);
}

function answerText(call: string, event: EventObject): string {
  const port = isWatch(call) ? 'watchTime' : call.replace(/:.*/, '');
  const { answers, fails } = portWords(JOURNEY_WORDS, port, call);
  if (event.type.startsWith('xstate.error.')) return capital(fails.clause);
  return `${capital(answers.clause)}${isRefusal(event) ? ' no' : ''}`;
}

/** An answer that says no: a user that is null, a connection that is not made. */
function isRefusal(event: EventObject): boolean {
  const { output } = event as { output?: unknown };
  if (typeof output !== 'object' || output === null) return false;
  return Object.values(output).some((value) => value === null || value === false);
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
