import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';

/** Sample events by type, with an empty list for types that the chart raises itself, and sample answers by call id. */
export type Samples = {
  readonly events: Readonly<Record<string, readonly EventObject[]>>;
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
};

/** The answer or failure of a call, or a timer that comes due, as an XState event. */
export type Answer = { readonly type: `xstate.${string}`; readonly output?: unknown };

export type Pending = {
  /** Samples of all possible results of open calls, and all running timers. */
  readonly answerSamples: (snapshot: AnyMachineSnapshot) => readonly Answer[];
  /** The `answerSamples` that the active states handle. */
  readonly pendingEvents: (snapshot: AnyMachineSnapshot) => readonly Answer[];
  /**
   * Events that the active states handle, even if guards reject them, except those that the chart raises itself. Events
   * without samples have no payload.
   */
  readonly acceptedEvents: (snapshot: AnyMachineSnapshot) => readonly EventObject[];
  /** Whether a value equals a sample, ignoring the values of numbers. */
  readonly isSample: (value: unknown) => value is EventObject;
};

/** Returns the call id of an answer or a failure; null for other events. */
export function callOf(type: string): string | null {
  return /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? null;
}

/** Returns the ids of open calls. Excludes child machines, which never end and handle their own failures. */
export function callsOf({ children }: AnyMachineSnapshot): readonly string[] {
  const refs = Object.entries(children as Readonly<Record<string, { readonly logic?: object }>>);
  return refs.filter(([, { logic = {} }]) => !('root' in logic)).map(([id]) => id);
}

export const acceptedTypes = memoize(
  (nodes: readonly AnyStateNode[]): ReadonlySet<string> =>
    new Set(nodes.flatMap(({ transitions }) => [...transitions.keys()])),
  new WeakMap(),
);

type Timer = `xstate.after.${string}`;

export function timerTypes(snapshot: AnyMachineSnapshot): readonly Timer[] {
  return [...acceptedTypes(snapshot._nodes)].filter((type): type is Timer => type.startsWith('xstate.after.'));
}

/** Adds a failure event to the sample answers of every call, because any call can fail. */
export function createPending({ events, answers }: Samples): Pending {
  const samples = Object.values(events).flat();
  const answersOf = memoize((id: string) => [
    ...(answers[id] ?? [undefined]).map((output) => ({
      type: `xstate.done.actor.${id}` as const,
      output,
      actorId: id,
    })),
    { type: `xstate.error.actor.${id}` as const, error: 'the outside world fails', actorId: id },
  ]);
  const withoutPayload = memoize((type: string) => [{ type }]);
  const due = memoize((type: Timer) => [{ type }]);
  const answerSamples = (snapshot: AnyMachineSnapshot): readonly Answer[] => [
    ...callsOf(snapshot).flatMap(answersOf),
    ...timerTypes(snapshot).flatMap(due),
  ];
  const pendingEvents = (snapshot: AnyMachineSnapshot) =>
    answerSamples(snapshot).filter(({ type }) => acceptedTypes(snapshot._nodes).has(type));
  return {
    answerSamples,
    pendingEvents,
    acceptedEvents: (snapshot) => {
      const types = acceptedTypes(snapshot._nodes);
      const unsampled = [...types].filter((type) => !Object.hasOwn(events, type) && !/^xstate\.|\*/.test(type));
      return [
        ...samples.filter(({ type }) => types.has(type)),
        ...unsampled.flatMap(withoutPayload),
        ...pendingEvents(snapshot),
      ];
    },
    isSample: (value): value is EventObject => {
      if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string')
        return false;
      const { type } = value;
      const call = callOf(type);
      const known =
        call !== null ? answersOf(call) : Object.hasOwn(events, type) ? (events[type] ?? []) : withoutPayload(type);
      return known.some((sample) => equalsExceptNumbers(value, sample));
    },
  };
}

function equalsExceptNumbers(value: unknown, sample: unknown): boolean {
  if (typeof sample === 'number') return Number.isFinite(value);
  if (typeof sample !== 'object' || sample === null || typeof value !== 'object' || value === null)
    return value === sample;
  const names = (object: object) => Object.keys(JSON.parse(JSON.stringify(object)) as object).toSorted();
  return (
    names(value).join(' ') === names(sample).join(' ') &&
    Object.entries(sample).every(([name, nested]) => equalsExceptNumbers(Reflect.get(value, name), nested))
  );
}

type Cache<Key, Result> = { get: (key: Key) => Result | undefined; set: (key: Key, result: Result) => unknown };

/** Caches results by key, so equal keys yield the same object. */
export function memoize<Key, Result>(
  compute: (key: Key) => Result,
  cache: Cache<Key, Result> = new Map<Key, Result>(),
) {
  return (key: Key): Result => {
    let result = cache.get(key);
    if (result === undefined) cache.set(key, (result = compute(key)));
    return result;
  };
}
