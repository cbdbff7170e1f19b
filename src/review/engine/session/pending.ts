import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import { DEMO_USER } from '#machines/domain/session.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';
import { SAMPLE_TIME } from '#machines/journey/events/event.ts';

const OWN_SAMPLES: readonly EventObject[] = Object.values(SAMPLES).flat();

/** What each port may answer; every one of them may fail as well. */
const ANSWERS: Readonly<Record<string, readonly unknown[]>> = {
  signIn: [{ user: DEMO_USER }, { user: null }],
  connectPatreon: [{ isConnected: true }, { isConnected: false }],
  issueDocumentNumber: [{ documentNumber: 7, issuedAt: SAMPLE_TIME }],
  signContract: [{ signedAt: SAMPLE_TIME }],
};

/** The call that an outcome comes from; null for every other event. */
export function callOf(type: string): string | null {
  return /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? null;
}

/** Whether a call watches a clock. */
export function isWatch(call: string): boolean {
  return call.startsWith('watch');
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

/** The timers that run in a snapshot, by the types of their events. */
export function dueTypes(snapshot: AnyMachineSnapshot): readonly string[] {
  return [...acceptedTypes(snapshot._nodes)].filter((type) => type.startsWith('xstate.after.'));
}

/** The answers and failures of everything that is being waited for, and the timers that may come due. */
export function answerSamples(snapshot: AnyMachineSnapshot): readonly EventObject[] {
  return [...callsOf(snapshot).flatMap(answersOf), ...dueTypes(snapshot).flatMap(timerOf)];
}

const answersOf = once((id: string) => [
  ...(ANSWERS[id] ?? [undefined]).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
  { type: `xstate.error.actor.${id}`, error: 'the outside world fails', actorId: id },
]);
const timerOf = once((type: string) => [{ type }]);

type Known<Key, Found> = { get: (key: Key) => Found | undefined; set: (key: Key, found: Found) => unknown };

/** Works out once what belongs to a key that never changes, so that it is the same object every time. */
export function once<Key, Found>(find: (key: Key) => Found, known: Known<Key, Found> = new Map<Key, Found>()) {
  return (key: Key): Found => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = find(key)));
    return found;
  };
}

/** The answers and timers that a snapshot waits for. */
export function pendingEvents(snapshot: AnyMachineSnapshot): readonly EventObject[] {
  return answerSamples(snapshot).filter(({ type }) => acceptedTypes(snapshot._nodes).has(type));
}

/**
 * Every sample that some transition of a snapshot accepts, whether or not its guard lets it pass. An event of another
 * chart, which has no samples, carries nothing.
 */
export function acceptedEvents(snapshot: AnyMachineSnapshot): readonly EventObject[] {
  const types = acceptedTypes(snapshot._nodes);
  const unknown = [...types].filter((type) => !Object.hasOwn(SAMPLES, type) && !/^xstate\.|\*/.test(type));
  return [
    ...OWN_SAMPLES.filter(({ type }) => types.has(type)),
    ...unknown.map((type) => ({ type })),
    ...pendingEvents(snapshot),
  ];
}
