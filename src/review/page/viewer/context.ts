import type { EventObject } from 'xstate';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { CommandAnswer, ProductStatus } from '#src/review/engine/session/framedProduct.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import type { Proof } from '#src/review/engine/model/proof.ts';
import { LENS_NAMES, type LensName, type Texts } from '#src/review/engine/model/texts.ts';
import { blankReview, type Review } from '#src/review/page/facts/review.ts';

/** The views of a chart. */
export const VIEWS = ['map', 'chart', 'outline', 'storyboard', 'review'] as const;
export type ViewName = (typeof VIEWS)[number];

/** What can be laid over the picture. */
export const OVERLAYS = ['proof', 'review', ...LENS_NAMES] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** Whether an overlay is a lens: what it marks comes with the texts. */
export function isLens(overlay: Overlay): overlay is LensName {
  return LENS_NAMES.some((lens) => lens === overlay);
}

/** The product that is watched, and its latest step. */
export type WatchedProduct = ProductStatus & { readonly step: SessionStep | null };

/** The tabs of the side panel. */
export const PANELS = ['details', 'play'] as const;
export type PanelName = (typeof PANELS)[number];

/** A session as a list of steps, whether they happened on the chart or in the product. */
export type Recording = {
  /** The story that it replays; null once it goes another way. */
  readonly name: string | null;
  readonly start: string;
  /** The events that can be replayed: fewer than the steps once something was typed that no sample stands for. */
  readonly events: readonly EventObject[];
  readonly steps: readonly SessionStep[];
  /** The story that it went another way from, if it began as one. */
  readonly leftStory?: string | undefined;
  /** Whether closing it loses something that happened in it. */
  readonly isUnsaved: boolean;
};

/** A place in the viewer, as an address names it. */
export type Place = {
  readonly view: ViewName;
  readonly selectedId: string | null;
  /** The sentence that is marked on the picture of what is selected. */
  readonly sentence: string | null;
  readonly overlays: readonly Overlay[];
  readonly query: string;
};

/** A chart and its layout. */
export type Drawing = {
  readonly model: ChartModel;
  readonly geometry: Geometry;
};

/** What the viewer remembers, as plain JSON. */
export type ViewerContext = {
  /** Null until the first drawing is there. */
  readonly drawing: Drawing | null;
  readonly selectedId: string | null;
  readonly sentence: string | null;
  readonly query: string;
  readonly overlays: readonly Overlay[];
  readonly altitude: Geometry['altitude'];
  readonly recording: Recording | null;
  /** The index of the step that is shown. */
  readonly cursor: number;
  readonly product: WatchedProduct | null;
  /** Whether a story opened the product, which then closes with its session. */
  readonly isOpenedByStory: boolean;
  /** What the product said to the last command; null before. */
  readonly answer: CommandAnswer | null;
  /** The event that the product was sent and whose step has not been published yet. */
  readonly sent: EventObject | null;
  /** What waits until the reviewer has saved or given up the open session. */
  readonly requested: readonly EventObject[];
  /** The stories that this browser saved. */
  readonly stories: readonly Story[];
  /** Why a linked story could not be opened; null when none was refused. */
  readonly storyProblem: string | null;
  readonly proof: Proof | null;
  /** Everything that a customer reads; null until it is searched, and on a page that was not built. */
  readonly texts: Texts | null;
  readonly review: Review;
};

export function blankViewer(): ViewerContext {
  return {
    drawing: null,
    altitude: 'map',
    selectedId: null,
    sentence: null,
    query: '',
    overlays: [],
    recording: null,
    cursor: 0,
    product: null,
    isOpenedByStory: false,
    answer: null,
    sent: null,
    requested: [],
    stories: [],
    storyProblem: null,
    proof: null,
    texts: null,
    review: blankReview(),
  };
}
