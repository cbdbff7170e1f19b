import { and, assign, sendTo, setup, stateIn } from 'xstate';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { isTimePassed } from '#src/review/engine/session/sessionStep.ts';
import type { Route } from '#src/review/engine/session/simulation.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import type { Proof } from '#src/review/engine/model/proof.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { markNeed, type Review, updateFeedback } from '#src/review/page/facts/review.ts';
import { type Drawing, isLens, type Overlay, type PanelName, type ViewerContext, type ViewName } from './context.ts';
import type { ViewerEvent } from './events.ts';
import { viewerPorts } from './ports.ts';
import { classifyStep, recordProductStep } from './productSteps.ts';
import { continueRecording, toggleEntry } from './updates.ts';

export const PRODUCT_WATCH = 'watchProduct';

/** Only the map and the chart set an altitude; other views keep the last one. */
function altitudeOf(view: ViewName, before: 'map' | 'chart'): 'map' | 'chart' {
  return view === 'map' || view === 'chart' ? view : before;
}

/** Whether the details panel shows a list for an overlay. */
const hasList = (overlay: Overlay) => overlay === 'proof' || isLens(overlay);

const withGuards = setup({
  types: {
    context: {} as ViewerContext,
    events: {} as ViewerEvent,
  },
  actors: viewerPorts,
  delays: {
    /** Debounces product reloads while the reviewer moves through steps, in milliseconds. */
    rest: 400,
  },
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
    isReviewNeeded: ({ event }) =>
      (event.type === 'overlay.toggled' && event.overlay === 'review') ||
      (event.type === 'view.opened' && event.view === 'review') ||
      (event.type === 'address.opened' && (event.place.view === 'review' || event.place.overlays.includes('review'))),
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
    isChart: ({ context }) => context.altitude === 'chart',
    hasSession: ({ context }) => context.recording !== null,
    isUnsaved: ({ context }) => context.recording?.isUnsaved === true,
    isEarlier: ({ context: { recording, cursor } }) => cursor < (recording?.steps.length ?? 0) - 1,
    isOtherStep: ({ context, event }) =>
      event.type === 'product.stepPublished' && classifyStep(context, event) === 'new',
    isReplayable: ({ context: { recording } }) =>
      recording !== null && recording.events.length >= recording.steps.length - 1,
    isStepRequested: ({ context }) => context.requested[0]?.type === 'product.stepPublished',
    isEvent: ({ event }) => event.type === 'simulation.acted' && !isTimePassed(event.event),
    isOpened: ({ event }) =>
      event.type === 'product.answered' && event.command.kind === 'open' && event.refusal === null,
    isOpenRefused: ({ event }) => event.type === 'product.answered' && event.refusal !== null,
    isOpenedByStory: ({ context }) => context.isOpenedByStory,
    hasStories: ({ context }) => context.stories.length > 0,
    /** Only demonstration builds may be embedded in a frame. */
    isDemonstration: () => import.meta.env.VITE_DEMONSTRATION === 'true',
    isFollowing: stateIn({ product: { open: { watched: 'following' } } }),
    /** Whether a product step would discard later, unsaved steps. */
    isDroppedByProduct: and([
      stateIn({ product: { open: { watched: 'following' } } }),
      'isOtherStep',
      'isUnsaved',
      'isEarlier',
    ]),
  },
});

type EventOf<Type extends ViewerEvent['type']> = Extract<ViewerEvent, { type: Type }>;

const hasType = <Type extends ViewerEvent['type']>(event: ViewerEvent, type: Type): event is EventOf<Type> =>
  event.type === type;

const assignOn = <Type extends ViewerEvent['type']>(
  type: Type,
  update: (event: EventOf<Type>, context: ViewerContext) => Partial<ViewerContext>,
) => withGuards.assign(({ context, event }) => (hasType(event, type) ? update(event, context) : {}));

function newRecording(
  { start, events }: Route,
  name: string | null = null,
): Pick<ViewerContext, 'recording' | 'cursor'> {
  return { recording: { name, start, events, steps: [], isUnsaved: false }, cursor: 0 };
}

function latestByName(stories: readonly Story[]): readonly Story[] {
  return [...new Map(stories.map((story) => [story.name, story])).values()];
}

type ActionArgs = { readonly context: ViewerContext };

export const viewerSetup = withGuards.extend({
  actions: {
    /* Views and selection */
    rememberPlace: assignOn('address.opened', ({ place: { view, ...place } }, { altitude }) => ({
      ...place,
      altitude: altitudeOf(view, altitude),
    })),
    rememberAltitude: assignOn('view.opened', ({ view }, { altitude }) => ({ altitude: altitudeOf(view, altitude) })),
    showChart: withGuards.assign({ altitude: 'chart' }),
    showMap: withGuards.assign({ altitude: 'map' }),
    select: assignOn('item.selected', ({ id }) => ({ selectedId: id, sentence: null })),
    openSentence: assignOn('sentence.opened', ({ id, text }) => ({ selectedId: id, sentence: text })),
    search: assignOn('search.changed', ({ query }) => ({ query })),
    /**
     * Turning on a lens turns off the others and clears the selection, whose details would push the lens's list down.
     */
    toggleOverlay: assignOn('overlay.toggled', ({ overlay }, { overlays }) =>
      isLens(overlay) && !overlays.includes(overlay)
        ? { overlays: [...overlays.filter((other) => !isLens(other)), overlay], selectedId: null, sentence: null }
        : { overlays: toggleEntry(overlays, overlay) },
    ),
    showDrawing: assign((_: ActionArgs, drawing: Drawing) => ({ drawing })),

    /* The product */
    greetProduct: assignOn('product.greeted', ({ product }, context) => ({
      product: { ...product, step: context.product?.step ?? null },
    })),
    followProduct: assignOn('product.stepPublished', ({ step }, { product }) =>
      product === null ? {} : { product: { ...product, step } },
    ),
    noteAnswer: assignOn('product.answered', ({ command, refusal }) => ({
      answer: { command, refusal },
      sent: command.kind === 'send' && refusal === null ? command.event : null,
    })),
    noteOpener: withGuards.assign(({ event }) => ({ isOpenedByStory: event.type === 'story.opened' })),
    forgetProduct: withGuards.assign({ product: null, sent: null }),
    commandProduct: sendTo(PRODUCT_WATCH, ({ event }) => event),
    openInProduct: sendTo(PRODUCT_WATCH, ({ context: { recording, cursor } }, { route }: { route: Route }) => ({
      type: 'product.commanded' as const,
      command: { kind: 'open' as const, route, isHeld: cursor < (recording?.steps.length ?? 0) - 1 },
    })),
    sendToProduct: sendTo(PRODUCT_WATCH, ({ event }) => ({
      type: 'product.commanded' as const,
      command: { kind: 'send' as const, event: hasType(event, 'simulation.acted') ? event.event : event },
    })),

    /* Sessions */
    beginSimulation: assignOn('simulation.started', ({ start }) => newRecording({ start, events: [] })),
    beginPath: assignOn('path.opened', ({ route }) => newRecording(route)),
    beginStory: assignOn('story.opened', ({ story }) => ({ ...newRecording(story, story.name), storyProblem: null })),
    continueRecording: assignOn('simulation.acted', ({ event }, { recording, cursor }) =>
      recording === null ? {} : { recording: continueRecording(recording, cursor, event) },
    ),
    recordStep: assignOn('product.stepPublished', (event, context) => recordProductStep(context, event)),
    /** Resumes the product's clock once the product shows the latest step. */
    releaseProduct: withGuards.enqueueActions(({ context: { recording, cursor, product }, enqueue }) => {
      if (product?.isHeld !== true || cursor < (recording?.steps.length ?? 0) - 1) return;
      const command = { kind: 'setSpeed', factor: product.speed } as const;
      enqueue.sendTo(PRODUCT_WATCH, { type: 'product.commanded', command });
    }),
    showSimulated: assign(
      ({ context: { recording, cursor } }: ActionArgs, { steps }: { steps: readonly SessionStep[] }) => {
        if (recording === null) return {};
        const isLonger = recording.steps.length > 0 && steps.length > recording.steps.length;
        return { recording: { ...recording, steps }, cursor: isLonger ? steps.length - 1 : cursor };
      },
    ),
    announceSteps: withGuards.raise({ type: 'session.shown' }),
    remember: withGuards.assign(({ event }) => ({ requested: [event] })),
    rememberToo: withGuards.assign(({ context, event }) => ({ requested: [...context.requested, event] })),
    forgetRequested: withGuards.assign({ requested: [] }),
    settle: withGuards.assign(({ context: { recording } }) => ({
      recording: recording === null ? null : { ...recording, isUnsaved: false },
    })),
    repeatRequested: withGuards.enqueueActions(({ context, enqueue }) => {
      for (const event of context.requested) enqueue.raise(event as ViewerEvent);
      enqueue.assign({ requested: [] });
    }),
    closeSession: withGuards.assign({ recording: null, cursor: 0 }),
    moveCursor: assignOn('cursor.moved', ({ to }, { recording }) => {
      const last = Math.max(0, (recording?.steps.length ?? 0) - 1);
      return { cursor: Math.min(last, Math.max(0, Math.round(to))) };
    }),

    /* Stories */
    showStories: assign(({ context }: ActionArgs, { stories }: { stories: readonly Story[] }) => ({
      stories: latestByName([...stories, ...context.stories]),
    })),
    addStory: assignOn('story.saved', ({ story }, { stories }) => ({ stories: latestByName([...stories, story]) })),
    removeStory: assignOn('story.removed', ({ name }, { stories }) => ({
      stories: stories.filter((story) => story.name !== name),
    })),
    nameRecording: assignOn('story.saved', ({ story: { name } }, { recording }) => ({
      recording: recording === null ? null : { ...recording, name, isUnsaved: false },
    })),
    noteProblem: assignOn('story.refused', ({ problem }) => ({ storyProblem: problem })),

    /* Proof and review */
    showProof: assign((_: ActionArgs, { proof }: { proof: Proof | null }) => ({ proof })),
    showTexts: assign((_: ActionArgs, { texts }: { texts: Texts | null }) => ({ texts })),
    showReview: assign(({ context }: ActionArgs, { review }: { review: Review | null }) => ({
      review: review ?? context.review,
    })),
    importReview: assignOn('review.imported', ({ review }) => ({ review })),
    nameReviewer: assignOn('review.reviewerNamed', ({ reviewer }, { review }) => ({
      review: { ...review, me: reviewer },
    })),
    writeNote: assignOn('review.noteWritten', ({ id, note, at }, { review }) => ({
      review: updateFeedback(review, id, { note, at }),
    })),
    judge: assignOn('review.judged', ({ id, judgement, at }, { review }) => ({
      review: updateFeedback(review, id, { judgement, at }),
    })),
    markNeed: assignOn('review.needMarked', ({ id, role, isNeeded, at }, { review }) => ({
      review: markNeed(review, id, { role, isNeeded, at }),
    })),
  },
});
