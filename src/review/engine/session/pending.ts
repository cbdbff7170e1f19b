import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';

/**
 * What may happen to a chart besides what it says itself: events with what they carry, by their types, none for those that
 * it raises itself; and the answers by the id of a call.
 */
export type Samples = {
  readonly events: Readonly<Record<string, readonly EventObject[]>>;
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
};

/** The answer or failure of a call, or a timer that comes due, as XState reports it. */
export type Answer = { readonly type: `xstate.${string}`; readonly output?: unknown };

/** Everything that can be tried on a snapshot. */
export type Pending = {
  /** The answers and failures of everything that is being waited for, and the timers that may come due. */
  readonly answerSamples: (snapshot: AnyMachineSnapshot) => readonly Answer[];
  /** Those of them that some transition accepts. */
  readonly pendingEvents: (snapshot: AnyMachineSnapshot) => readonly Answer[];
  /** Every sample that some transition accepts, whether or not its guard lets it pass. Without a sample an event carries nothing. */
  readonly acceptedEvents: (snapshot: AnyMachineSnapshot) => readonly EventObject[];
  /** Whether a value is an event as sessions have them: a sample, with any numbers in place of its own. */
  readonly isSample: (value: unknown) => value is EventObject;
};

/** The call that an outcome comes from; null for every other event. */
export function callOf(type: string): string | null {
  return /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? null;
}

/** The calls that are being answered. A machine of its own goes on for ever and deals with its failures itself. */
export function callsOf({ children }: AnyMachineSnapshot): readonly string[] {
  const refs = Object.entries(children as Readonly<Record<string, { readonly logic?: object }>>);
  return refs.filter(([, { logic = {} }]) => !('root' in logic)).map(([id]) => id);
}

/** The types of the events that some transition of active states accepts. */
export const acceptedTypes = once(
  (nodes: readonly AnyStateNode[]): ReadonlySet<string> =>
    new Set(nodes.flatMap(({ transitions }) => [...transitions.keys()])),
  new WeakMap(),
);

type Timer = `xstate.after.${string}`;

/** The timers that run in a snapshot, by the types of their events. */
export function dueTypes(snapshot: AnyMachineSnapshot): readonly Timer[] {
  return [...acceptedTypes(snapshot._nodes)].filter((type): type is Timer => type.startsWith('xstate.after.'));
}

/** Tries these samples on a chart. Every call may fail as well. */
export function createPending({ events, answers }: Samples): Pending {
  const samples = Object.values(events).flat();
  const answersOf = once((id: string) => [
    ...(answers[id] ?? [undefined]).map((output) => ({
      type: `xstate.done.actor.${id}` as const,
      output,
      actorId: id,
    })),
    { type: `xstate.error.actor.${id}` as const, error: 'the outside world fails', actorId: id },
  ]);
  const bare = once((type: string) => [{ type }]);
  const due = once((type: Timer) => [{ type }]);
  const answerSamples = (snapshot: AnyMachineSnapshot): readonly Answer[] => [
    ...callsOf(snapshot).flatMap(answersOf),
    ...dueTypes(snapshot).flatMap(due),
  ];
  const pendingEvents = (snapshot: AnyMachineSnapshot) =>
    answerSamples(snapshot).filter(({ type }) => acceptedTypes(snapshot._nodes).has(type));
  return {
    answerSamples,
    pendingEvents,
    acceptedEvents: (snapshot) => {
      const types = acceptedTypes(snapshot._nodes);
      const unsampled = [...types].filter((type) => !Object.hasOwn(events, type) && !/^xstate\.|\*/.test(type));
      return [...samples.filter(({ type }) => types.has(type)), ...unsampled.flatMap(bare), ...pendingEvents(snapshot)];
    },
    isSample: (value): value is EventObject => {
      if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string')
        return false;
      const { type } = value;
      const call = callOf(type);
      const known = call !== null ? answersOf(call) : Object.hasOwn(events, type) ? (events[type] ?? []) : bare(type);
      return known.some((sample) => isLike(value, sample));
    },
  };
}

/** Whether two values differ in numbers at most. */
function isLike(value: unknown, sample: unknown): boolean {
  if (typeof sample === 'number') return Number.isFinite(value);
  if (typeof sample !== 'object' || sample === null || typeof value !== 'object' || value === null)
    return value === sample;
  const names = (object: object) => Object.keys(JSON.parse(JSON.stringify(object)) as object).toSorted();
  return (
    names(value).join(' ') === names(sample).join(' ') &&
    Object.entries(sample).every(([name, inside]) => isLike(Reflect.get(value, name), inside))
  );
}

type Known<Key, Found> = { get: (key: Key) => Found | undefined; set: (key: Key, found: Found) => unknown };

/** Works out once what belongs to a key that never changes, so that it is the same object every time. */
export function once<Key, Found>(find: (key: Key) => Found, known: Known<Key, Found> = new Map<Key, Found>()) {
  return (key: Key): Found => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = find(key)));
    return found;
  };
}
