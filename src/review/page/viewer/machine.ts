import { type ActorRefFrom, and, not, type SnapshotFrom, stateIn } from 'xstate';
import { blankViewer, PANELS, type ViewName, VIEWS } from './context.ts';
import { product, session, stories } from './playRegions.ts';
import { viewerSetup } from './vocabulary.ts';

const toEachView = <Action extends 'rememberAltitude' | 'rememberPlace'>(actions: Action) =>
  VIEWS.map((view) => ({ guard: { type: 'isView', params: { view } }, target: `.${view}`, actions }) as const);

const view = viewerSetup.createStateConfig({
  initial: 'map',
  on: {
    'view.opened': toEachView('rememberAltitude'),
    'address.opened': toEachView('rememberPlace'),
    // Paths open on the full chart and stories on the map, unless the open session has unsaved steps.
    'path.opened': { guard: not('isUnsaved'), target: '.chart', actions: 'showChart' },
    'story.opened': { guard: not('isUnsaved'), target: '.map', actions: 'showMap' },
    'item.selected': { actions: 'select' },
    'sentence.opened': { actions: 'openSentence' },
    'search.changed': { actions: 'search' },
    'overlay.toggled': { actions: 'toggleOverlay' },
  },
  states: Object.fromEntries(VIEWS.map((name) => [name, {}])) as Record<ViewName, object>,
});

/**
 * Opening the review closes the panel, because the review shows its own details and needs the full width. A session
 * continues while the panel is closed.
 */
const isReview = { type: 'isView', params: { view: 'review' } } as const;

const panel = viewerSetup.createStateConfig({
  initial: 'closed',
  on: {
    'panel.opened': PANELS.map(
      (name) => ({ guard: { type: 'isPanel', params: { panel: name } }, target: `.${name}` }) as const,
    ),
    'panel.closed': '.closed',
    // Details replace Play, and the session continues.
    'item.selected': { guard: and(['isNamed', not(stateIn({ view: 'review' }))]), target: '.details' },
    'overlay.toggled': { guard: 'isListRequested', target: '.details' },
    'view.opened': { guard: isReview, target: '.closed' },
    'address.opened': { guard: isReview, target: '.closed' },
    'sentence.opened': '.details',
    'product.opened': '.play',
    'path.opened': '.play',
    'story.opened': '.play',
    'story.refused': '.play',
  },
  states: {
    closed: {
      on: {
        'address.opened': { guard: and(['isNamed', not(isReview)]), target: 'details' },
      },
    },
    details: {
      on: {
        'item.selected': { guard: 'isNothingLeft', target: 'closed' },
      },
    },
    play: {},
  },
});

/** Redraws when another altitude is requested. The previous drawing stays visible until the new one is loaded. */
const drawing = viewerSetup.createStateConfig({
  initial: 'drawing',
  on: {
    'view.opened': { guard: 'isOtherAltitude', target: '.drawing' },
    'address.opened': { guard: 'isOtherAltitude', target: '.drawing' },
    'path.opened': { guard: and([not('isUnsaved'), 'isMap']), target: '.drawing' },
    'story.opened': { guard: and([not('isUnsaved'), 'isChart']), target: '.drawing' },
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

/** The build's report on the approved paths. The dev server doesn't have one. */
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

/** Creator-facing text, loaded when a search, the review, a lens or a linked sentence first needs it. */
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

/** The review is saved in this browser. If saving fails, it is lost when the page closes. */
const review = viewerSetup.createStateConfig({
  initial: 'unread',
  on: {
    'review.imported': { target: '.saving', actions: 'importReview' },
    'review.reviewerNamed': { target: '.saving', actions: 'nameReviewer' },
    'review.noteWritten': { target: '.saving', actions: 'writeNote' },
    'review.judged': { target: '.saving', actions: 'judge' },
    'review.needMarked': { target: '.saving', actions: 'markNeed' },
  },
  states: {
    unread: {
      on: {
        'view.opened': { guard: 'isReviewNeeded', target: 'reading' },
        'overlay.toggled': { guard: 'isReviewNeeded', target: 'reading' },
        'address.opened': { guard: 'isReviewNeeded', target: 'reading' },
      },
    },
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

export const createViewerMachine = () =>
  viewerSetup.createMachine({
    id: 'viewer',
    type: 'parallel',
    context: blankViewer(),
    states: { view, panel, drawing, session, product, stories, proof, texts, review },
  });

export type ViewerMachine = ReturnType<typeof createViewerMachine>;
export type ViewerActor = ActorRefFrom<ViewerMachine>;
export type ViewerSnapshot = SnapshotFrom<ViewerMachine>;
