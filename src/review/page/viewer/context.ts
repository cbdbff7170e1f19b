import type { EventObject } from 'xstate';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Route } from '#src/review/engine/session/simulation.ts';
import type { Change } from '#src/review/page/facts/compareModels.ts';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import type { Proof } from '#src/review/engine/model/proof.ts';
import { blankReview, type Review } from '#src/review/page/facts/review.ts';

/** The product in the frame, as it says of itself. */
export type SeenProduct = {
  readonly path: string;
  /** How many times faster than a clock its time runs; 0 when it is stopped. */
  readonly speed: number;
  /** The time on its own clock when it said so, in milliseconds. */
  readonly atMs: number;
  /** The calls to services that are set to fail. */
  readonly failing: readonly string[];
};

/** Why a product refused a command: its chart does not let the event pass now, or the browser saves nothing for it. */
export type Refusal = 'notPossibleNow' | 'storageRefused';

/** The views of a chart. */
export const VIEWS = ['map', 'chart', 'outline', 'storyboard', 'review'] as const;
/** The views that show screens. */
export const NEED_SCREENS: readonly ViewName[] = ['map', 'storyboard'];
export type ViewName = (typeof VIEWS)[number];

/** What can be laid over the picture. */
export const OVERLAYS = ['proof', 'review'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** The product that is watched, and its latest step. */
export type WatchedProduct = SeenProduct & { readonly step: SessionStep | null };

/** What a product said to a command: null when it was done. */
export type CommandAnswer = { readonly command: ProductCommand; readonly refusal: Refusal | null };

/** The tabs of the side panel. */
export const PANELS = ['details', 'play', 'comparison'] as const;
export type PanelName = (typeof PANELS)[number];

/** The commands that a product in demonstration accepts. */
export type ProductCommand =
  | { readonly kind: 'send'; readonly event: EventObject }
  /** Begins anew and replays these events: to any state, or along a path. */
  | { readonly kind: 'open'; readonly route: Route }
  | { readonly kind: 'fail'; readonly calls: readonly string[] }
  /** How many times faster than a clock the journey's time runs: 1, 10, 60. */
  | { readonly kind: 'setSpeed'; readonly factor: number };

/** A session as a list of steps, however it came about. */
export type Recording = {
  readonly kind: 'live' | 'simulated' | 'path';
  /** How it began; null for a live session. */
  readonly start: string | null;
  /** The events, which can be replayed; empty for a live session, whose events stay in the product. */
  readonly events: readonly EventObject[];
  readonly steps: readonly SessionStep[];
};

/** A place in the viewer, as an address names it. */
export type Place = {
  readonly view: ViewName;
  readonly selectedId: string | null;
  readonly overlays: readonly Overlay[];
  readonly query: string;
};

/** A chart and its layout. */
export type Drawing = {
  readonly model: ChartModel;
  readonly geometry: Geometry;
};

/** What is different from an older version of the chart, and the file that it was read from. */
export type Comparison = { readonly name: string; readonly changes: readonly Change[] };

/** What the viewer remembers, as plain JSON. */
export type ViewerContext = {
  /** Null until the first drawing is there. */
  readonly drawing: Drawing | null;
  readonly selectedId: string | null;
  readonly query: string;
  readonly overlays: readonly Overlay[];
  readonly altitude: Geometry['altitude'];
  readonly recording: Recording | null;
  /** The sessions that were left for another way; each can be gone on with. */
  readonly branches: readonly Recording[];
  /** The index of the step that is shown. */
  readonly cursor: number;
  readonly product: WatchedProduct | null;
  /** What the product said to the last command; null before. */
  readonly answer: CommandAnswer | null;
  readonly comparison: Comparison | null;
  readonly proof: Proof | null;
  readonly review: Review;
};

export function blankViewer(): ViewerContext {
  return {
    drawing: null,
    altitude: 'map',
    selectedId: null,
    query: '',
    overlays: [],
    recording: null,
    branches: [],
    cursor: 0,
    product: null,
    answer: null,
    comparison: null,
    proof: null,
    review: blankReview(),
  };
}
