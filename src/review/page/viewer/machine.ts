import { type ActorRefFrom, and, not, type SnapshotFrom, stateIn } from 'xstate';
import { blankViewer, PANELS, type ViewName, VIEWS } from './context.ts';
import { product, session, stories } from './playRegions.ts';
import { viewerSetup } from './vocabulary.ts';

/** One transition for each view: only that to the view that is asked for is taken. */
const toEach = <Action extends 'rememberAltitude' | 'rememberPlace'>(actions: Action) =>
  VIEWS.map((view) => ({ guard: { type: 'isView', params: { view } }, target: `.${view}`, actions }) as const);

/** The view of the chart that is open: one at a time. */
const view = viewerSetup.createStateConfig({
  initial: 'map',
  on: {
    'view.opened': toEach('rememberAltitude'),
    'address.opened': toEach('rememberPlace'),
    // The full chart shows a path, the map a story, once the open session may be given up.
    'path.opened': { guard: not('isUnsaved'), target: '.chart', actions: 'showChart' },
    'story.opened': { guard: not('isUnsaved'), target: '.map', actions: 'showMap' },
    'item.selected': { actions: 'select' },
    'sentence.opened': { actions: 'openSentence' },
    'search.changed': { actions: 'search' },
    'overlay.toggled': { actions: 'toggleOverlay' },
  },
  states: Object.fromEntries(VIEWS.map((name) => [name, {}])) as Record<ViewName, object>,
});

/** A review has the width: it says itself what the details would say, and a session goes on without its panel. */
const isReview = { type: 'isView', params: { view: 'review' } } as const;

/** The side panel: closed until something is asked of it, then one of its tabs at a time. */
const panel = viewerSetup.createStateConfig({
  initial: 'closed',
  on: {
    'panel.opened': PANELS.map(
      (name) => ({ guard: { type: 'isPanel', params: { panel: name } }, target: `.${name}` }) as const,
    ),
    'panel.closed': '.closed',
    // Details that were asked for are never hidden behind Play, whose session goes on.
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

/** The picture: drawn anew whenever another altitude is requested. What was drawn before stays meanwhile. */
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

/** The viewer's own behaviour: what is viewed, what is shown on it, and what is saved. */
export const createViewerMachine = () =>
  viewerSetup.createMachine({
    id: 'viewer',
    type: 'parallel',
    context: blankViewer(),
    states: { view, panel, drawing, session, product, stories, proof, texts, review },
  });

/** The viewer's chart, its running actor and its snapshot. */
export type ViewerMachine = ReturnType<typeof createViewerMachine>;
export type ViewerActor = ActorRefFrom<ViewerMachine>;
export type ViewerSnapshot = SnapshotFrom<ViewerMachine>;
