import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createStepper, type Stepper } from '#src/review/engine/session/stepper.ts';

export type Context = Readonly<Record<PropertyKey, unknown>>;

/** What a step has read of the context it began with, and what it has assigned since. */
type Watch = { readonly context: Context; readonly read: Map<PropertyKey, unknown>; readonly changes: Context };

/** Where a watched context has its watch. */
const WATCH = Symbol('watch');

type Change = (args: unknown, params: unknown) => object;
type Action = { readonly assignment?: Change | object };

/**
 * A stepper that notes what each step reads of a watched context and assigns to it. Its actions that only remember
 * something do not have the active states worked out anew.
 */
export function createWatchedStepper(machine: AnyStateMachine): Stepper {
  const named = Object.entries(machine.implementations.actions as unknown as Readonly<Record<string, Action>>);
  const actions = Object.fromEntries(named.map(([name, action]) => [name, watchedAction(action)]));
  return createStepper(machine.provide({ actions: actions as never }));
}

function watchedAction(action: Action): Action {
  const { assignment } = action;
  if (assignment === undefined) return action;
  /** As the library resolves an action: to the snapshot after it. */
  const resolve = (_scope: unknown, snapshot: AnyMachineSnapshot, args: unknown, params: unknown) => {
    const valueOf = (value: unknown): unknown => (isChange(value) ? value(args, params) : value);
    const values = isChange(assignment)
      ? assignment(args, params)
      : Object.fromEntries(Object.entries(assignment).map(([key, value]) => [key, valueOf(value)]));
    const before = snapshot.context as Context;
    const watch = watchOf(before);
    const context =
      watch === undefined ? { ...before, ...values } : watched({ ...watch, changes: { ...watch.changes, ...values } });
    return [{ ...snapshot, context } as AnyMachineSnapshot];
  };
  return Object.assign(() => {}, action, { resolve });
}

const isChange = (value: unknown): value is Change => typeof value === 'function';

export const watchOf = (context: Context) => context[WATCH] as Watch | undefined;

export function watched(watch: Watch): Context {
  const { context, read, changes } = watch;
  const get = (_: Context, key: PropertyKey) => {
    if (key === WATCH) return watch;
    if (Object.hasOwn(changes, key)) return changes[key];
    read.set(key, context[key]);
    return context[key];
  };
  return new Proxy(context, { get });
}
