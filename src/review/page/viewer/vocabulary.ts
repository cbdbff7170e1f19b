import { assign, sendTo, setup } from 'xstate';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Proof } from '#src/review/engine/model/proof.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { markNeed, type Review, say } from '#src/review/page/facts/review.ts';
import { type Drawing, isLens, type Overlay, type PanelName, type ViewerContext, type ViewName } from './context.ts';
import type { ViewerEvent } from './events.ts';
import { viewerPorts } from './ports.ts';
import { continueRecording, toggled, withStep } from './updates.ts';

/** The port that watches the product, by the name under which it runs. */
export const PRODUCT_WATCH = 'watchProduct';

/** The map and the chart are drawn at altitudes of their own; the other views leave the last one as it is. */
function altitudeOf(view: ViewName, before: 'map' | 'chart'): 'map' | 'chart' {
  return view === 'map' || view === 'chart' ? view : before;
}

/** Whether the details list what an overlay marks. */
const hasList = (overlay: Overlay) => overlay === 'proof' || isLens(overlay);

const withGuards = setup({
  types: {
    context: {} as ViewerContext,
    events: {} as ViewerEvent,
  },
  actors: viewerPorts,
  guards: {
    isView: ({ event }, { view }: { view: ViewName }) =>
      (event.type === 'view.opened' && event.view === view) ||
      (event.type === 'address.opened' && event.place.view === view),
    isPanel: ({ event }, { panel }: { panel: PanelName }) => event.type === 'panel.opened' && event.panel === panel,
    isNamed: ({ event }) =>
      (event.type === 'item.selected' && event.id !== null) ||
      (event.type === 'address.opened' && event.place.selectedId !== null),
    isListRequested: ({ context: { overlays }, event }) =>
      event.type === 'overlay.toggled' && hasList(event.overlay) && !overlays.includes(event.overlay),
    isNothingLeft: ({ context: { overlays }, event }) =>
      event.type === 'item.selected' && event.id === null && !overlays.some(hasList),
    isReadingNeeded: ({ event }) =>
      (event.type === 'overlay.toggled' && isLens(event.overlay)) ||
      (event.type === 'view.opened' && event.view === 'review') ||
      (event.type === 'address.opened' &&
        (event.place.view === 'review' ||
          event.place.query !== '' ||
          event.place.sentence !== null ||
          event.place.overlays.some(isLens))),
    isOtherAltitude: ({ context: { altitude }, event }) =>
      (event.type === 'view.opened' && altitudeOf(event.view, altitude) !== altitude) ||
      (event.type === 'address.opened' && altitudeOf(event.place.view, altitude) !== altitude),
    isMap: ({ context }) => context.altitude === 'map',
  },
});

type EventOf<Type extends ViewerEvent['type']> = Extract<ViewerEvent, { type: Type }>;

const isOf = <Type extends ViewerEvent['type']>(event: ViewerEvent, type: Type): event is EventOf<Type> =>
  event.type === type;

/** What is remembered of an event. */
const on = <Type extends ViewerEvent['type']>(
  type: Type,
  update: (event: EventOf<Type>, context: ViewerContext) => Partial<ViewerContext>,
) => withGuards.assign(({ context, event }) => (isOf(event, type) ? update(event, context) : {}));

type Now = { readonly context: ViewerContext };

/** The complete vocabulary of the viewer's chart. */
export const viewerSetup = withGuards.extend({
  actions: {
    /* What a reviewer views */
    rememberPlace: on('address.opened', ({ place: { view, ...place } }, { altitude }) => ({
      ...place,
      altitude: altitudeOf(view, altitude),
    })),
    rememberAltitude: on('view.opened', ({ view }, { altitude }) => ({ altitude: altitudeOf(view, altitude) })),
    showChart: withGuards.assign({ altitude: 'chart' }),
    select: on('item.selected', ({ id }) => ({ selectedId: id, sentence: null })),
    openSentence: on('sentence.opened', ({ id, text }) => ({ selectedId: id, sentence: text })),
    search: on('search.changed', ({ query }) => ({ query })),
    toggleOverlay: on('overlay.toggled', ({ overlay }, { overlays }) => ({ overlays: toggled(overlays, overlay) })),
    showDrawing: assign((_: Now, drawing: Drawing) => ({ drawing })),

    /* The product */
    greetProduct: on('product.greeted', ({ product }, context) => ({
      product: { ...product, step: context.product?.step ?? null },
    })),
    followProduct: on('product.stepPublished', ({ step }, { product }) =>
      product === null ? {} : { product: { ...product, step } },
    ),
    noteAnswer: on('product.answered', ({ command, refusal }) => ({ answer: { command, refusal } })),
    forgetProduct: withGuards.assign({ product: null }),
    commandProduct: sendTo(PRODUCT_WATCH, ({ event }) => event),

    /* A session */
    beginRecording: withGuards.assign(({ context }) => {
      const step = context.product?.step ?? null;
      const steps = step === null ? [] : [step];
      return { recording: { kind: 'live', start: null, events: [], steps }, cursor: 0 };
    }),
    recordStep: on('product.stepPublished', ({ step }, { recording: before, cursor }) => {
      if (before === null) return {};
      const recording = withStep(before, step);
      const isFollowing = cursor >= before.steps.length - 1;
      return { recording, cursor: isFollowing ? recording.steps.length - 1 : cursor };
    }),
    beginSimulation: on('simulation.started', ({ start }) => ({
      recording: { kind: 'simulated', start, events: [], steps: [] },
      cursor: 0,
    })),
    beginPath: on('path.opened', ({ route }) => ({ recording: { kind: 'path', ...route, steps: [] }, cursor: 0 })),
    continueRecording: on('simulation.acted', ({ event }, { recording, cursor }) =>
      recording === null ? {} : { recording: continueRecording(recording, cursor, event) },
    ),
    showSimulated: assign(({ context: { recording } }: Now, { steps }: { steps: readonly SessionStep[] }) =>
      recording === null
        ? {}
        : { recording: { ...recording, steps }, cursor: recording.kind === 'path' ? 0 : Math.max(0, steps.length - 1) },
    ),
    closeSession: withGuards.assign({ recording: null, cursor: 0 }),
    moveCursor: on('cursor.moved', ({ to }, { recording }) => {
      const last = Math.max(0, (recording?.steps.length ?? 0) - 1);
      return { cursor: Math.min(last, Math.max(0, Math.round(to))) };
    }),

    /* Two versions */
    openComparison: on('comparison.opened', ({ comparison }) => ({ comparison })),
    closeComparison: withGuards.assign({ comparison: null }),

    /* Proof and review */
    showProof: assign((_: Now, { proof }: { proof: Proof | null }) => ({ proof })),
    showTexts: assign((_: Now, { texts }: { texts: Texts | null }) => ({ texts })),
    showReview: assign(({ context }: Now, { review }: { review: Review | null }) => ({
      review: review ?? context.review,
    })),
    importReview: on('review.imported', ({ review }) => ({ review })),
    nameReviewer: on('review.reviewerNamed', ({ reviewer }, { review }) => ({ review: { ...review, me: reviewer } })),
    writeNote: on('review.noteWritten', ({ id, note }, { review }) => ({ review: say(review, id, { note }) })),
    judge: on('review.judged', ({ id, judgement }, { review }) => ({ review: say(review, id, { judgement }) })),
    markNeed: on('review.needMarked', ({ id, role, isNeeded, at }, { review }) => ({
      review: markNeed(review, id, { role, isNeeded, at }),
    })),
  },
});
