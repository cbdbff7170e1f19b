import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import { once } from '#src/review/engine/session/pending.ts';
import { type Context, watched, watchOf } from './watchedStepper.ts';
import type { StepResult, Stepper } from '#src/review/engine/session/stepper.ts';

type Step = StepResult;

/** What was assigned: equal changes are one object, which knows what each context becomes by it. */
type Change = { readonly values: Context; readonly after: Map<Context, Context> };

/**
 * States, calls and history: a snapshot that has them, the one for each context, and the steps taken from there. The
 * states are in the order of the chart, whichever was entered first, so that the same states are one place.
 */
type Place = {
  readonly like: AnyMachineSnapshot;
  readonly snapshots: Map<Context, AnyMachineSnapshot>;
  readonly steps: Map<EventObject, readonly Remembered[]>;
};

/** A step: what it read of the context, what it assigned, where it led and the calls that ran then. */
type Remembered = {
  readonly step: Omit<Step, 'snapshot'>;
  readonly read: readonly (readonly [PropertyKey, unknown])[];
  readonly change: Change;
  readonly to: Place;
  readonly children: unknown;
};

/**
 * Steps a chart whose guards and actions are pure: where the states, the event and all that the step reads of the
 * context are those of an earlier step, it leads to the same states, and assigns the same. Equal contexts, parts of
 * contexts and snapshots are one object each, so that what is asked of one is worked out once.
 */
export function rememberSteps(stepper: Stepper): Pick<typeof stepper, 'start' | 'step'> {
  const places = new Map<string, Place>();
  const changes = new Map<string, Change>();
  const contexts = new Map<string, Context>();
  const parts = new Map<string, unknown>();

  const placeAt = (snapshot: AnyMachineSnapshot): Place => {
    const _nodes = snapshot._nodes.toSorted((one, other) => one.order - other.order);
    return known(places, placeText(_nodes, snapshot), () => {
      return { like: { ...snapshot, _nodes } as never, snapshots: new Map(), steps: new Map() };
    });
  };
  const placeOf = once(placeAt, new WeakMap());
  const snapshotAt = (place: Place, children: unknown, context: Context) =>
    known(place.snapshots, context, () => ({ ...place.like, children, context }) as AnyMachineSnapshot);
  const onlyPart = (part: unknown) => (isObject(part) ? known(parts, JSON.stringify(part), () => part) : part);
  const onlyContext = (context: Context) =>
    known(contexts, JSON.stringify(context), () => {
      return Object.fromEntries(Object.entries(context).map(([name, part]) => [name, onlyPart(part)]));
    });
  const learn = (place: Place, snapshot: AnyMachineSnapshot, event: EventObject): Remembered => {
    const read = new Map<PropertyKey, unknown>();
    const context = watched({ context: snapshot.context as Context, read, changes: {} });
    const { snapshot: after, ...step } = stepper.step(
      { ...place.like, children: snapshot.children as unknown, context } as never,
      event,
    );
    const values = watchOf(after.context as Context)?.changes;
    if (values === undefined) throw new Error('A step can be remembered only of a watched stepper.');
    const change = known(changes, JSON.stringify(values), () => ({ values, after: new Map() }));
    const remembered = { step, read: [...read], change, to: placeAt(after), children: after.children as unknown };
    place.steps.set(event, [...(place.steps.get(event) ?? []), remembered]);
    return remembered;
  };
  return {
    start: (input) => {
      const { snapshot, ...begun } = stepper.start(input);
      const context = onlyContext(snapshot.context as Context);
      return { ...begun, snapshot: snapshotAt(placeAt(snapshot), snapshot.children, context) };
    },
    step: (snapshot, event) => {
      const place = placeOf(snapshot);
      const before = snapshot.context as Context;
      const isAlike = ({ read }: Remembered) => read.every(([name, part]) => Object.is(before[name], part));
      const { step, change, to, children } = place.steps.get(event)?.find(isAlike) ?? learn(place, snapshot, event);
      if (step.taken.length === 0) return { ...step, snapshot };
      const context = known(change.after, before, () => onlyContext({ ...before, ...change.values }));
      return { ...step, snapshot: snapshotAt(to, children, context) };
    },
  };
}

function known<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = values.get(key);
  if (value === undefined) values.set(key, (value = make()));
  return value;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The states, calls and history of a snapshot. */
function placeText(nodes: readonly AnyStateNode[], { status, children, historyValue }: AnyMachineSnapshot): string {
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return JSON.stringify([nodes.map(({ order }) => order), status, Object.keys(children), history]);
}
