import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, SimulatedClock } from 'xstate';
import { SAVE_DEBOUNCE_MS } from '#machines/constants.ts';
import * as persistence from '#machines/persistence/persistence.ts';
import type { OwnedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';

const SAVED = { at: '2026-11-21T09:00:00+00:00', isRemembered: false } as const;
const LOADED: persistence.LoadResult = { journey: null, loss: null, saved: null, isOutdated: false, isErased: true };
const HIDDEN: persistence.PersistenceEvent = { type: 'page.hidden' };
const changed = (ownersAdded: number): persistence.PersistenceEvent => ({
  type: 'journey.changed',
  email: 'demo@example.com',
  journey: { ...NOTHING_TYPED, ownersAdded },
});
const erase = (scope: persistence.ErasedScope): persistence.PersistenceEvent => ({ type: 'erase.requested', scope });
const never = () => new Promise<never>(() => {});
const rejectCall = () => Promise.reject(new Error('blocked'));

type Answers = {
  readonly load?: () => Promise<persistence.LoadResult>;
  readonly write?: () => Promise<persistence.WriteResult>;
  readonly erase?: () => Promise<void>;
};

/** Starts the persistence actor on a simulated clock; `calls` lists its writes, aborted writes and erasures. */
async function startPersistence(answers: Answers = {}) {
  const { load = async () => LOADED, write = async () => SAVED, erase: eraseAnswer = async () => {} } = answers;
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const reported: string[] = [];
  const machine = persistence.createPersistenceMachine().provide({
    actors: {
      load: fromPromise(load),
      write: fromPromise<persistence.WriteResult, OwnedJourney>(({ input, signal }) => {
        calls.push(`write ${input.journey.ownersAdded}`);
        signal.addEventListener('abort', () => calls.push('aborted'));
        return write();
      }),
      erase: fromPromise<void, { readonly scope: persistence.ErasedScope }>(({ input }) => {
        calls.push(`erase ${input.scope}`);
        return eraseAnswer();
      }),
      watchVersions: fromCallback(() => {}),
    },
  });
  const parent = setup({ actors: { persistence: machine } }).createMachine({
    invoke: { id: 'persistence', src: 'persistence' },
    on: { 'saving.*': { actions: ({ event }) => void reported.push(event.type.slice('saving.'.length)) } },
  });
  const child = createActor(parent, { clock }).start().getSnapshot().children.persistence;
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  await settle();
  return {
    clock,
    calls,
    reported,
    /** Sends events, then waits for the fake calls to settle. */
    send: async (...events: readonly persistence.PersistenceEvent[]) => {
      for (const event of events) child?.send(event);
      await settle();
    },
    settle,
    snapshot: () => child?.getSnapshot(),
  };
}

describe('Saving', () => {
  it('debounces changes and writes only the latest (R15.1)', async () => {
    const { send, clock, calls, reported, settle } = await startPersistence();
    await send(changed(1), changed(2));
    clock.increment(SAVE_DEBOUNCE_MS - 1);
    expect(calls).toEqual([]);
    clock.increment(1);
    await settle();
    expect(calls).toEqual(['write 2']);
    expect(reported).toEqual(['loaded', 'succeeded']);
  });

  it('happens immediately when the page is hidden, aborting older writes (R15.1)', async () => {
    const { send, calls } = await startPersistence({ write: never });
    await send(HIDDEN, changed(1), HIDDEN, HIDDEN, changed(2), HIDDEN);
    expect(calls).toEqual(['write 1', 'aborted', 'write 2']);
  });

  it('writes a change made during a write after that write ends (R15.1)', async () => {
    const { send, clock, calls } = await startPersistence();
    await send(changed(1), HIDDEN, changed(2));
    clock.increment(SAVE_DEBOUNCE_MS);
    expect(calls).toEqual(['write 1', 'write 2']);
  });

  it('reports a failed write and retries on the next change (R15.3)', async () => {
    const { send, calls, reported, snapshot } = await startPersistence({ write: rejectCall });
    await send(changed(1), HIDDEN);
    await send(changed(2), HIDDEN);
    expect(calls).toEqual(['write 1', 'write 2']);
    expect(reported).toEqual(['loaded', 'failed', 'failed']);
    expect(snapshot()?.value).toBe('refused');
  });

  it('does not write before the saved journey is loaded (R15.6)', async () => {
    let answer = (_loaded: persistence.LoadResult) => {};
    const load = () => new Promise<persistence.LoadResult>((resolve) => (answer = resolve));
    const { send, calls, reported, settle } = await startPersistence({ load });
    await send(changed(1), HIDDEN);
    expect(calls).toEqual([]);
    answer({ ...LOADED, saved: SAVED, isErased: false });
    await settle();
    await send(HIDDEN);
    expect(calls).toEqual(['write 1']);
    expect(reported).toEqual(['loaded', 'succeeded', 'eraseFailed', 'succeeded']);
  });

  it('reports a failed load and enters the refused state (R15.6)', async () => {
    const { reported, snapshot } = await startPersistence({ load: rejectCall });
    expect(reported).toEqual(['failed']);
    expect(snapshot()?.value).toBe('refused');
  });
});

it.each<[string, Answers, readonly persistence.PersistenceEvent[]]>([
  ['on load', { load: async () => ({ ...LOADED, isOutdated: true }) }, []],
  ['while open', {}, [{ type: 'newerVersion.seen' }]],
  ['on a write', { write: async () => 'newerVersion' }, [changed(1), HIDDEN]],
])('A page that finds a newer version %s can only erase afterward (R15.2, R15.3)', async (_when, answers, events) => {
  const { send, calls, reported, snapshot } = await startPersistence(answers);
  await send(...events);
  const before = calls.length;
  await send(changed(2), HIDDEN, erase('device'));
  await send(changed(3), HIDDEN);
  expect(calls.slice(before)).toEqual(['erase device']);
  expect(reported.slice(-3)).toEqual(['outdated', 'erased', 'outdated']);
  expect(snapshot()?.value).toBe('outdated');
});

describe('Erasing', () => {
  it('discards pending writes, but saves later changes (R15.2)', async () => {
    const { send, calls, reported, snapshot } = await startPersistence({ write: never });
    await send(changed(1), erase('tab'));
    await send(changed(2), HIDDEN, erase('device'), changed(3));
    await send(HIDDEN);
    expect(calls).toEqual(['erase tab', 'write 2', 'aborted', 'erase device', 'write 3']);
    expect(reported).toEqual(['loaded', 'erased', 'erased']);
    await send(erase('device'));
    expect(JSON.stringify(snapshot()?.context)).not.toContain('ownersAdded');
  });

  it('reports a failed erase and still saves later changes (R15.2)', async () => {
    const { send, calls, reported } = await startPersistence({ erase: rejectCall });
    await send(erase('remaining'), changed(1));
    await send(HIDDEN);
    expect(calls).toEqual(['erase remaining', 'write 1']);
    expect(reported).toEqual(['loaded', 'eraseFailed', 'succeeded']);
  });

  it('aborts loading, so the erased journey is never restored (R15.2, R15.6)', async () => {
    const { send, calls, reported } = await startPersistence({ load: never, write: async () => 'nothing' });
    await send(erase('device'), changed(1));
    await send(HIDDEN);
    expect(calls).toEqual(['erase device', 'write 1']);
    expect(reported).toEqual(['erased']);
  });
});
