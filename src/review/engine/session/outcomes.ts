import type { AnyMachineSnapshot, AnyStateMachine, EventObject, SnapshotFrom, StateValue } from 'xstate';
import type { StepResult, Stepper } from './stepper.ts';

export type WalkedStep<Machine extends AnyStateMachine = AnyStateMachine> = Pick<
  StepResult,
  'taken' | 'answers' | 'emitted'
> & {
  readonly index: number;
  readonly event: EventObject;
  readonly before: SnapshotFrom<Machine>;
  readonly after: SnapshotFrom<Machine>;
};

/** Applies events one by one, without clocks or calls. The first step includes the effects of starting the chart. */
export function* walkEvents<Machine extends AnyStateMachine>(
  stepper: Stepper<Machine>,
  input: unknown,
  events: readonly EventObject[],
): Generator<WalkedStep<Machine>> {
  const started = stepper.start(input);
  let before = started.snapshot;
  for (const [index, event] of events.entries()) {
    const { snapshot: after, ...result } = stepper.step(before, event);
    const effects = index === 0 ? mergeEffects(started, result) : result;
    yield { index, event, before, after, ...effects };
    before = after;
  }
}

type Effects = Pick<StepResult, 'taken' | 'answers' | 'emitted'>;

function mergeEffects(earlier: Effects, later: Effects): Effects {
  return {
    taken: [...earlier.taken, ...later.taken],
    answers: [...earlier.answers, ...later.answers],
    emitted: [...earlier.emitted, ...later.emitted],
  };
}

/** Describes what a step changed: new states, changed parts of the context, and emitted events. */
export function outcomeText({ index, before, after, taken, emitted }: WalkedStep): string {
  if (taken.length === 0) return 'refused';
  const leavesBefore = index === 0 ? {} : leavesOf(before);
  const changedLeaves = Object.entries(leavesOf(after)).filter(([region, leaves]) => leavesBefore[region] !== leaves);
  const changedContext = changedKeys(before, after);
  const parts = [
    ...changedLeaves.map(([region, leaves]) => `${region}: ${leaves}`),
    ...(changedContext.length === 0 ? [] : [`remembers ${changedContext.join(' ')}`]),
    ...(emitted.length === 0 ? [] : [`tells ${emitted.map(emittedName).join(' ')}`]),
  ];
  return parts.length === 0 ? 'stays' : parts.join('; ');
}

export function emittedName(event: EventObject): string {
  return 'toast' in event ? (event.toast as { readonly key: string }).key : event.type;
}

type Context = Readonly<Record<string, unknown>>;

export function changedKeys(before: AnyMachineSnapshot, after: AnyMachineSnapshot): readonly string[] {
  const [was, is] = [before.context as Context, after.context as Context];
  return Object.keys(is).filter(
    (name) => was[name] !== is[name] && JSON.stringify(is[name]) !== JSON.stringify(was[name]),
  );
}

export function leavesOf({ value }: AnyMachineSnapshot): Readonly<Record<string, string>> {
  const regions = Object.entries(value as Record<string, StateValue>);
  return Object.fromEntries(regions.map(([region, nested]) => [region, leafText(nested)]));
}

function leafText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, nested]) => (nested === undefined ? key : `${key}.${leafText(nested)}`))
    .join(' ');
}
