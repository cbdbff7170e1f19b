import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { blankViewer, PANELS, type ViewerContext, type ViewName, VIEWS } from './context.ts';
import { viewerSetup, PRODUCT_WATCH } from './vocabulary.ts';

/** One transition for each view: only that to the view that is asked for is taken. */
const toEach = <Action extends 'rememberAltitude' | 'rememberPlace'>(actions: Action) =>
  VIEWS.map((view) => ({ guard: { type: 'isView', params: { view } }, target: `.${view}`, actions }) as const);

/** The view of the chart that is open: one at a time. */
const view = viewerSetup.createStateConfig({
  initial: 'map',
  on: {
    'view.opened': toEach('rememberAltitude'),
    'address.opened': toEach('rememberPlace'),
    // The full chart shows a path.
    'path.opened': { target: '.chart', actions: 'showChart' },
    'item.selected': { actions: 'select' },
    'sentence.opened': { actions: 'openSentence' },
    'search.changed': { actions: 'search' },
    'comparison.opened': { actions: 'openComparison' },
    'comparison.closed': { actions: 'closeComparison' },
    'overlay.toggled': { actions: 'toggleOverlay' },
  },
  states: Object.fromEntries(VIEWS.map((name) => [name, {}])) as Record<ViewName, object>,
});

/** The side panel: closed until something is asked of it, then one of its tabs at a time. */
const panel = viewerSetup.createStateConfig({
  initial: 'closed',
  on: {
    'panel.opened': PANELS.map(
      (name) => ({ guard: { type: 'isPanel', params: { panel: name } }, target: `.${name}` }) as const,
    ),
    'panel.closed': '.closed',
    'sentence.opened': '.details',
    'product.opened': '.play',
    'path.opened': '.play',
  },
  states: {
    closed: {
      on: {
        'item.selected': { guard: 'isNamed', target: 'details' },
        'address.opened': { guard: 'isNamed', target: 'details' },
        'overlay.toggled': { guard: 'isListRequested', target: 'details' },
      },
    },
    details: { on: { 'item.selected': { guard: 'isNothingLeft', target: 'closed' } } },
    play: {},
    comparison: {},
  },
});

/** The picture: drawn anew whenever another altitude is requested. What was drawn before stays meanwhile. */
const drawing = viewerSetup.createStateConfig({
  initial: 'drawing',
  on: {
    'view.opened': { guard: 'isOtherAltitude', target: '.drawing' },
    'address.opened': { guard: 'isOtherAltitude', target: '.drawing' },
    'path.opened': { guard: 'isMap', target: '.drawing' },
    'drawing.retried': '.drawing',
  },
  states: {
    drawing: {
      tags: ['busy'],
      invoke: {
        id: 'draw',
        src: 'draw',
        input: ({ context }) => ({ altitude: context.altitude }),
        onDone: { target: 'drawn', actions: { type: 'showDrawing', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    drawn: {},
    failed: {},
  },
});

/** The product in the frame in the side panel, and what is known of it. */
const product = viewerSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'product.opened': 'open' } },
    open: {
      invoke: { id: PRODUCT_WATCH, src: 'watchProduct', onError: 'closed' },
      exit: 'forgetProduct',
      initial: 'waiting',
      on: {
        'product.closed': 'closed',
        // It says which chart it runs, where it stands and how its time runs.
        'product.greeted': { target: '.watched', actions: 'greetProduct' },
        'product.answered': { actions: 'noteAnswer' },
      },
      states: {
        waiting: {},
        watched: {
          on: {
            'product.stepPublished': { actions: 'followProduct' },
            'product.commanded': { actions: 'commandProduct' },
            // It is loaded anew.
            'product.lost': { target: 'waiting', actions: 'forgetProduct' },
          },
        },
      },
    },
  },
});

/** What is worked out: the recording that is open. */
const recordingOf = ({ context: { recording } }: { readonly context: ViewerContext }) => {
  if (recording === null) throw new Error('there is no session to work out');
  return recording;
};

/** The session that is shown on the chart: none, one of the product, or one on the chart itself. */
const session = viewerSetup.createStateConfig({
  initial: 'none',
  on: {
    'recording.started': { target: '.live', actions: 'beginRecording' },
    'simulation.started': { target: '.simulated', actions: 'beginSimulation' },
    'path.opened': { target: '.simulated', actions: 'beginPath' },
    'cursor.moved': { actions: 'moveCursor' },
    'session.closed': { target: '.none', actions: 'closeSession' },
  },
  states: {
    none: {},
    live: { on: { 'product.stepPublished': { actions: 'recordStep' } } },
    simulated: {
      initial: 'working',
      on: {
        // It goes on from the step that is shown.
        'simulation.acted': { target: '.working', actions: 'continueRecording' },
      },
      states: {
        working: {
          tags: ['busy'],
          invoke: {
            id: 'simulate',
            src: 'simulate',
            input: recordingOf,
            onDone: {
              target: 'waiting',
              actions: { type: 'showSimulated', params: ({ event }) => ({ steps: event.output }) },
            },
            onError: 'failed',
          },
        },
        waiting: {},
        failed: {},
      },
    },
  },
});

/** What the approved paths show, as the build says; a page that was not built knows nothing of it. */
const proof = viewerSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readProof',
        src: 'readProof',
        onDone: { target: 'read', actions: { type: 'showProof', params: ({ event }) => ({ proof: event.output }) } },
        onError: 'read',
      },
    },
    read: {},
  },
});

/** What a customer reads: loaded once it is searched, reviewed or seen through a lens. */
const texts = viewerSetup.createStateConfig({
  initial: 'unread',
  states: {
    unread: {
      on: {
        'search.changed': 'reading',
        'view.opened': { guard: 'isReadingNeeded', target: 'reading' },
        'overlay.toggled': { guard: 'isReadingNeeded', target: 'reading' },
        'address.opened': { guard: 'isReadingNeeded', target: 'reading' },
      },
    },
    reading: {
      invoke: {
        id: 'readTexts',
        src: 'readTexts',
        onDone: { target: 'read', actions: { type: 'showTexts', params: ({ event }) => ({ texts: event.output }) } },
        onError: 'unread',
      },
    },
    read: {},
  },
});

/** The review, saved in this browser; where that refuses, it is on this page alone. */
const review = viewerSetup.createStateConfig({
  initial: 'reading',
  on: {
    'review.imported': { target: '.saving', actions: 'importReview' },
    'review.reviewerNamed': { target: '.saving', actions: 'nameReviewer' },
    'review.noteWritten': { target: '.saving', actions: 'writeNote' },
    'review.judged': { target: '.saving', actions: 'judge' },
    'review.needMarked': { target: '.saving', actions: 'markNeed' },
  },
  states: {
    reading: {
      invoke: {
        id: 'readReview',
        src: 'readReview',
        onDone: { target: 'saved', actions: { type: 'showReview', params: ({ event }) => ({ review: event.output }) } },
        onError: 'refused',
      },
    },
    saved: {},
    saving: {
      invoke: {
        id: 'saveReview',
        src: 'saveReview',
        input: ({ context }) => context.review,
        onDone: 'saved',
        onError: 'refused',
      },
    },
    refused: {},
  },
});

/** The viewer's own behaviour: what is viewed, what is shown on it, and what is saved. */
export const createViewerMachine = () =>
  viewerSetup.createMachine({
    id: 'viewer',
    type: 'parallel',
    context: blankViewer(),
    states: { view, panel, drawing, session, product, proof, texts, review },
  });

/** The viewer's chart, its running actor and its snapshot. */
export type ViewerMachine = ReturnType<typeof createViewerMachine>;
export type ViewerActor = ActorRefFrom<ViewerMachine>;
export type ViewerSnapshot = SnapshotFrom<ViewerMachine>;
