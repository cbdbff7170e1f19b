import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, SimulatedClock } from 'xstate';
import { SAVE_DEBOUNCE_MS } from '#machines/constants.ts';
import {
  createPersistenceMachine,
  type ErasedScope,
  type Loaded,
  type PersistenceEvent,
  type Written,
} from '#machines/persistence/persistence.ts';
import type { OwnedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';

const SAVED = { at: '2026-11-21T09:00:00+00:00', isRemembered: false } as const;
const LOADED: Loaded = { journey: null, loss: null, saved: null, isOutdated: false, isErased: true };
const changed = (ownersAdded: number): PersistenceEvent => ({
  type: 'journey.changed',
  email: 'demo@example.com',
  journey: { ...NOTHING_TYPED, ownersAdded },
});
const HIDDEN: PersistenceEvent = { type: 'page.hidden' };
const erase = (scope: 'tab' | 'device' | 'remaining'): PersistenceEvent => ({ type: 'erase.requested', scope });

type Answers = {
  readonly load?: () => Promise<Loaded>;
  readonly write?: () => Promise<Written>;
  readonly erase?: () => Promise<void>;
};

/** The actor of a journey, on a simulated clock, whose browser answers like this. */
async function started({ load, write, erase: erased }: Answers = {}) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const reported: string[] = [];
  const never = () => new Promise<never>(() => {});
  const persistence = createPersistenceMachine().provide({
    actors: {
      load: fromPromise(load ?? (async () => LOADED)),
      write: fromPromise<Written, OwnedJourney>(({ input, signal }) => {
        calls.push(`write ${input.journey.ownersAdded}`);
        signal.addEventListener('abort', () => calls.push('aborted'));
        return (write ?? (async () => SAVED))();
      }),
      erase: fromPromise<void, { readonly scope: ErasedScope }>(({ input }) => {
        calls.push(`erase ${input.scope}`);
        return (erased ?? (async () => {}))();
      }),
      watchVersions: fromCallback(() => {}),
    },
  });
  const parent = setup({ actors: { persistence } }).createMachine({
    invoke: { id: 'persistence', src: 'persistence' },
    on: { 'saving.*': { actions: ({ event }) => void reported.push(event.type.slice('saving.'.length)) } },
  });
  const actor = createActor(parent, { clock }).start();
  const child = actor.getSnapshot().children.persistence;
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  await settle();
  return {
    clock,
    calls,
    reported,
    never,
    settle,
    send: (...events: readonly PersistenceEvent[]) => events.forEach((event) => child?.send(event)),
    state: () => child?.getSnapshot().value,
    memory: () => JSON.stringify(child?.getSnapshot().context),
  };
}
const never = () => new Promise<never>(() => {});

describe('Saving what changes', () => {
  it('waits a moment for the next change and writes the latest alone (R15.1)', async () => {
    const { send, clock, calls, reported, settle } = await started();
    send(changed(1), changed(2));
    clock.increment(SAVE_DEBOUNCE_MS - 1);
    const before = [...calls];
    clock.increment(1);
    await settle();
    expect([before, calls, reported]).toEqual([[], ['write 2'], ['loaded', 'succeeded']]);
  });

  it('is done at once when the page is hidden, also while an older change is being written, and never twice (R15.1)', async () => {
    const { send, calls } = await started({ write: never });
    send(HIDDEN, changed(1), HIDDEN, HIDDEN, changed(2), HIDDEN);
    expect(calls).toEqual(['write 1', 'aborted', 'write 2']);
  });

  it('that changes while it is being written is written next (R15.1)', async () => {
    const { send, clock, calls, settle } = await started();
    send(changed(1), HIDDEN, changed(2));
    await settle();
    clock.increment(SAVE_DEBOUNCE_MS);
    await settle();
    expect(calls).toEqual(['write 1', 'write 2']);
  });

  it('that is refused is reported, and tried again with the next change (R15.3)', async () => {
    const { send, calls, reported, settle, state } = await started({ write: () => Promise.reject(new Error('full')) });
    for (const count of [1, 2]) {
      send(changed(count), HIDDEN);
      await settle();
    }
    expect([calls, reported, state()]).toEqual([['write 1', 'write 2'], ['loaded', 'failed', 'failed'], 'refused']);
  });

  it('waits until what was saved before is loaded, and writes nothing before (R15.6)', async () => {
    let arrive = (_loaded: Loaded) => {};
    const load = () => new Promise<Loaded>((resolve) => (arrive = resolve));
    const { send, calls, reported, settle } = await started({ load });
    send(changed(1), HIDDEN);
    const early = [...calls, ...reported];
    arrive({ ...LOADED, saved: SAVED, isErased: false });
    await settle();
    send(HIDDEN);
    await settle();
    expect([early, calls, reported]).toEqual([[], ['write 1'], ['loaded', 'succeeded', 'eraseFailed', 'succeeded']]);
  });

  it('that cannot even be loaded is reported as refused (R15.6)', async () => {
    const { reported, state } = await started({ load: () => Promise.reject(new Error('denied')) });
    expect([reported, state()]).toEqual([['failed'], 'refused']);
  });
});

it.each<[string, Answers, readonly PersistenceEvent[]]>([
  ['has written before', { load: async () => ({ ...LOADED, isOutdated: true }) }, []],
  ['is seen', {}, [{ type: 'newerVersion.seen' }]],
  ['is met at a write', { write: async () => 'newerVersion' }, [changed(1), HIDDEN]],
])(
  'A newer version that %s makes the page outdated: it erases, and writes no more (R15.2, R15.3)',
  async (_how, answers, events) => {
    const { send, calls, reported, settle, state } = await started(answers);
    send(...events);
    await settle();
    const before = calls.length;
    send(changed(2), HIDDEN, erase('device'));
    await settle();
    send(changed(3), HIDDEN);
    expect([calls.slice(before), reported.slice(-3), state()]).toEqual([
      ['erase device'],
      ['outdated', 'erased', 'outdated'],
      'outdated',
    ]);
  },
);

describe('Erasing', () => {
  it('cancels what waits and what is being written, forgets it, and saves what comes afterwards anew (R15.2)', async () => {
    const { send, calls, reported, settle, memory } = await started({ write: never });
    send(changed(1), erase('tab'));
    await settle();
    send(changed(2), HIDDEN, erase('device'), changed(3));
    await settle();
    send(HIDDEN);
    expect(calls).toEqual(['erase tab', 'write 2', 'aborted', 'erase device', 'write 3']);
    send(erase('device'));
    expect(memory()).not.toContain('ownersAdded');
    expect(reported).toEqual(['loaded', 'erased', 'erased']);
  });

  it('that the browser refuses is reported, and what comes afterwards is saved all the same (R15.2)', async () => {
    const { send, calls, reported, settle } = await started({ erase: () => Promise.reject(new Error('refused')) });
    send(erase('remaining'), changed(1));
    await settle();
    send(HIDDEN);
    await settle();
    expect([calls, reported]).toEqual([
      ['erase remaining', 'write 1'],
      ['loaded', 'eraseFailed', 'succeeded'],
    ]);
  });

  it('while what was saved is still being loaded gives nothing out, and saves what comes afterwards (R15.2, R15.6)', async () => {
    const { send, calls, reported, settle } = await started({ load: never, write: async () => 'nothing' });
    send(erase('device'), changed(1));
    await settle();
    send(HIDDEN);
    await settle();
    expect([calls, reported]).toEqual([['erase device', 'write 1'], ['erased']]);
  });
});
