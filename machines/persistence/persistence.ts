import { assertEvent, assign, enqueueActions, fromCallback, fromPromise, sendParent, setup } from 'xstate';
import { SAVE_DEBOUNCE_MS } from '#machines/constants.ts';
import type { OwnedJourney, SavedJourney } from './savedFormat.ts';
import type { SavedLoss } from './savedJourney.ts';

/** The journey that an earlier visit saved for this tab, or why it was lost (R15.1). */
export type LoadResult = {
  readonly journey: SavedJourney | null;
  readonly loss: SavedLoss | null;
  readonly saved: Saved | null;
  /** Whether a newer version of the product has saved data in this tab. */
  readonly isOutdated: boolean;
  /** Whether all data of earlier sessions has been erased (R15.2). */
  readonly isErased: boolean;
};

/** `at` is an ISO time with UTC offset; with `isRemembered`, the journey is kept longer (R15.3, R15.5). */
export type Saved = { readonly at: string; readonly isRemembered: boolean };

/** The result of a write; `nothing` if it was skipped, such as after a sign-out in another tab (R15.2). */
export type WriteResult = Saved | 'newerVersion' | 'nothing';

/** `remaining` is what an earlier attempt couldn't erase. */
export type ErasedScope = 'tab' | 'device' | 'remaining';

export type PersistenceEvent =
  | ({ readonly type: 'journey.changed' } & OwnedJourney)
  | { readonly type: 'page.hidden' }
  | { readonly type: 'newerVersion.seen' }
  | { readonly type: 'erase.requested'; readonly scope: ErasedScope };

const notProvided = () => Promise.reject(new Error('This actor has no implementation.'));

/** Debounces writes; erasing aborts them (R15). The actors are provided by src/services/persistence. */
export const createPersistenceMachine = () =>
  setup({
    types: {
      context: {} as {
        readonly waiting: OwnedJourney | null;
        readonly written: OwnedJourney | null;
        readonly isOutdated: boolean;
      },
      events: {} as PersistenceEvent,
    },
    actors: {
      load: fromPromise<LoadResult>(notProvided),
      /** Must write the journey before its first await; may reject. */
      write: fromPromise<WriteResult, OwnedJourney>(notProvided),
      /** Must remove the key and the journey before its first await, unless the scope is `remaining`; may reject. */
      erase: fromPromise<void, { readonly scope: ErasedScope }>(notProvided),
      watchVersions: fromCallback<PersistenceEvent>(() => {}),
      watchExpiry: fromCallback<PersistenceEvent>(() => {}),
    },
    guards: {
      isWaiting: ({ context }) => context.waiting !== null,
      isOutdated: ({ context }) => context.isOutdated,
    },
    delays: { debounce: SAVE_DEBOUNCE_MS },
  }).createMachine({
    id: 'persistence',
    context: { waiting: null, written: null, isOutdated: false },
    // If these fail, the next write detects a newer version, and the next start detects expiry.
    invoke: [
      { src: 'watchVersions', onError: {} },
      { src: 'watchExpiry', onError: {} },
    ],
    on: {
      'journey.changed': { actions: assign({ waiting: ({ event }) => event }) },
      'newerVersion.seen': '.outdated',
      'erase.requested': { target: '.erasing', actions: assign({ waiting: null, written: null }) },
    },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'load',
          onDone: {
            target: 'idle',
            actions: enqueueActions(({ event, enqueue }) => {
              const { saved, isErased, isOutdated } = event.output;
              enqueue.sendParent({ type: 'saving.loaded' });
              if (saved !== null) enqueue.sendParent({ type: 'saving.succeeded', ...saved });
              if (!isErased) enqueue.sendParent({ type: 'saving.eraseFailed' });
              enqueue.assign({ isOutdated });
            }),
          },
          onError: 'refused',
        },
      },
      idle: {
        always: [
          { guard: 'isOutdated', target: 'outdated' },
          { guard: 'isWaiting', target: 'saving' },
        ],
      },
      saving: {
        initial: 'waiting',
        states: {
          waiting: { after: { debounce: 'writing' } },
          writing: {
            invoke: {
              src: 'write',
              input: ({ context }) => context.written as OwnedJourney,
              onDone: [
                { guard: ({ event }) => event.output === 'newerVersion', target: '#persistence.outdated' },
                {
                  target: '#persistence.idle',
                  actions: enqueueActions(({ event: { output }, enqueue }) => {
                    if (typeof output !== 'string') enqueue.sendParent({ type: 'saving.succeeded', ...output });
                  }),
                },
              ],
              onError: '#persistence.refused',
            },
            entry: assign({ written: ({ context }) => context.waiting, waiting: null }),
          },
        },
        on: { 'page.hidden': { guard: 'isWaiting', target: '.writing' } },
      },
      refused: {
        entry: sendParent({ type: 'saving.failed' }),
        always: { guard: 'isWaiting', target: 'saving' },
      },
      outdated: {
        entry: [assign({ waiting: null, isOutdated: true }), sendParent({ type: 'saving.outdated' })],
      },
      erasing: {
        invoke: {
          src: 'erase',
          input: ({ event }) => {
            assertEvent(event, 'erase.requested');
            return { scope: event.scope };
          },
          onDone: { target: 'idle', actions: sendParent({ type: 'saving.erased' }) },
          onError: { target: 'idle', actions: sendParent({ type: 'saving.eraseFailed' }) },
        },
      },
    },
  });
