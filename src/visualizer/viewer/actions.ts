import { assertEvent, assign, sendTo } from 'xstate';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import type { Proof } from '#src/visualizer/proof/proof.ts';
import type { Review } from '#src/visualizer/review/review.ts';
import type { Drawing, Recording, ViewerContext } from './context.ts';
import { altitudeOf, withViewerGuards } from './guards.ts';
import { branchesAfter, continueRecording, judged, toggled, withStep } from './updates.ts';

/** The port that watches the product, by the name under which it runs. */
export const PRODUCT_WATCH = 'watchProduct';

type Now = { readonly context: ViewerContext };

/** The complete vocabulary of the viewer's chart. */
export const viewerSetup = withViewerGuards.extend({
  actions: {
    /* What a reviewer views */
    rememberPlace: withViewerGuards.assign(({ context, event }) => {
      assertEvent(event, 'address.opened');
      const { view, selectedId, overlays, query } = event.place;
      return { altitude: altitudeOf(view, context.altitude), selectedId, overlays, query };
    }),
    rememberAltitude: withViewerGuards.assign(({ context, event }) => {
      assertEvent(event, 'view.opened');
      return { altitude: altitudeOf(event.view, context.altitude) };
    }),
    showChart: withViewerGuards.assign({ altitude: 'chart' }),
    select: withViewerGuards.assign(({ event }) => {
      assertEvent(event, 'item.selected');
      return { selectedId: event.id };
    }),
    search: withViewerGuards.assign(({ event }) => {
      assertEvent(event, 'search.changed');
      return { query: event.query };
    }),
    toggleOverlay: withViewerGuards.assign(({ context, event }) => {
      assertEvent(event, 'overlay.toggled');
      return { overlays: toggled(context.overlays, event.overlay) };
    }),
    showDrawing: assign((_: Now, drawing: Drawing) => ({ drawing })),

    /* The product */
    greetProduct: withViewerGuards.assign(({ context, event }) => {
      assertEvent(event, 'product.greeted');
      return { product: { ...event.product, step: context.product?.step ?? null } };
    }),
    followProduct: withViewerGuards.assign(({ context, event }) => {
      assertEvent(event, 'product.stepPublished');
      return context.product === null ? {} : { product: { ...context.product, step: event.step } };
    }),
    noteAnswer: withViewerGuards.assign(({ event }) => {
      assertEvent(event, 'product.answered');
      return { answer: { command: event.command, refusal: event.refusal } };
    }),
    forgetProduct: withViewerGuards.assign({ product: null }),
    commandProduct: sendTo(PRODUCT_WATCH, ({ event }) => event),

    /* A session */
    beginRecording: withViewerGuards.assign(({ context }) => {
      const step = context.product?.step ?? null;
      const steps = step === null ? [] : [step];
      return { recording: { kind: 'live', start: null, events: [], steps }, cursor: 0 };
    }),
    recordStep: withViewerGuards.assign(({ context, event }) => {
      assertEvent(event, 'product.stepPublished');
      if (context.recording === null) return {};
      const isFollowing = context.cursor >= context.recording.steps.length - 1;
      const recording = withStep(context.recording, event.step);
      return { recording, cursor: isFollowing ? recording.steps.length - 1 : context.cursor };
    }),
    beginSimulation: withViewerGuards.assign(({ event }) => {
      assertEvent(event, 'simulation.started');
      return {
        recording: { kind: 'simulated', start: event.start, events: [], steps: [] },
        cursor: 0,
      };
    }),
    beginPath: withViewerGuards.assign(({ event }) => {
      assertEvent(event, 'path.opened');
      const { start, events } = event.route;
      return { recording: { kind: 'path', start, events, steps: [] }, cursor: 0 };
    }),
    continueRecording: withViewerGuards.assign(({ context, event }) => {
      assertEvent(event, 'simulation.acted');
      return context.recording === null
        ? {}
        : {
            recording: continueRecording(context.recording, context.cursor, event.event),
            branches: branchesAfter(context),
          };
    }),
    openBranch: withViewerGuards.assign(({ context, event }) => {
      assertEvent(event, 'branch.opened');
      const [opened, branches] = [context.branches[event.index], context.branches.toSpliced(event.index, 1)];
      if (opened === undefined || context.recording === null) return {};
      const recording: Recording = { ...opened, kind: 'simulated' };
      return { recording, branches: [...branches, context.recording], cursor: recording.steps.length - 1 };
    }),
    showSimulated: assign(({ context: { recording } }: Now, { steps }: { steps: readonly SessionStep[] }) =>
      recording === null
        ? {}
        : { recording: { ...recording, steps }, cursor: recording.kind === 'path' ? 0 : Math.max(0, steps.length - 1) },
    ),
    closeSession: withViewerGuards.assign({ recording: null, branches: [], cursor: 0 }),
    moveCursor: withViewerGuards.assign(({ context, event }) => {
      assertEvent(event, 'cursor.moved');
      const last = Math.max(0, (context.recording?.steps.length ?? 0) - 1);
      return { cursor: Math.min(last, Math.max(0, Math.round(event.to))) };
    }),

    /* Two versions */
    openComparison: withViewerGuards.assign(({ event }) => {
      assertEvent(event, 'comparison.opened');
      return { comparison: event.comparison };
    }),
    closeComparison: withViewerGuards.assign({ comparison: null }),

    /* Proof and review */
    showProof: assign((_: Now, { proof }: { proof: Proof | null }) => ({ proof })),
    showReview: assign(({ context }: Now, { review }: { review: Review | null }) => ({
      review: review ?? context.review,
    })),
    importReview: withViewerGuards.assign(({ event }) => {
      assertEvent(event, 'review.imported');
      return { review: event.review };
    }),
    nameReviewer: withViewerGuards.assign(({ context, event }) => {
      assertEvent(event, 'review.reviewerNamed');
      return { review: { ...context.review, reviewer: event.reviewer } };
    }),
    giveVerdict: withViewerGuards.assign(({ context, event }) => {
      assertEvent(event, 'review.verdictGiven');
      const model: ChartModel | null = context.drawing?.model ?? null;
      return { review: judged(context.review, event, model) };
    }),
  },
});
