import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { DEMO_USER } from '#machines/domain/session.ts';
import { SAMPLE_TIME } from '#machines/journey/events/samples.ts';

/** What each port may answer; every one of them may fail as well. */
const ANSWERS: Readonly<Record<string, readonly unknown[]>> = {
  signIn: [{ user: DEMO_USER }, { user: null }],
  connectPatreon: [{ isConnected: true }, { isConnected: false }],
  issueDocumentNumber: [{ documentNumber: 7, issuedAt: SAMPLE_TIME }],
  signContract: [{ signedAt: SAMPLE_TIME }],
};

/** The calls that are being answered. A machine of its own goes on for ever and deals with its failures itself. */
export function callsOf({ children }: AnyMachineSnapshot): readonly string[] {
  const refs = Object.entries(children as Readonly<Record<string, { readonly logic?: object }>>);
  return refs.filter(([, { logic = {} }]) => !('root' in logic)).map(([id]) => id);
}

/** The answers and failures of everything that is being waited for, and the timers that may come due. */
export function answerSamples(snapshot: AnyMachineSnapshot, dueTypes: readonly string[]): readonly EventObject[] {
  return [...callsOf(snapshot).flatMap(answersOf), ...dueTypes.flatMap(timerOf)];
}

const answersOf = oncePerName((id) => [
  ...(ANSWERS[id] ?? [undefined]).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
  { type: `xstate.error.actor.${id}`, error: 'the outside world fails', actorId: id },
]);
const timerOf = oncePerName((type) => [{ type }]);

/** Makes the events of a name once, so that the same event is the same object. */
function oncePerName(make: (name: string) => readonly EventObject[]): typeof make {
  const known = new Map<string, readonly EventObject[]>();
  return (name) => {
    const events = known.get(name) ?? make(name);
    known.set(name, events);
    return events;
  };
}
