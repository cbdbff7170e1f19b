import type { EventObject } from 'xstate';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { CommandAnswer, ProductStatus } from '#src/review/engine/session/framedProduct.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import type { Proof } from '#src/review/engine/model/proof.ts';
import { LENS_NAMES, type LensName, type Texts } from '#src/review/engine/model/texts.ts';
import { blankReview, type Review } from '#src/review/page/facts/review.ts';

export const VIEWS = ['map', 'chart', 'outline', 'storyboard', 'review'] as const;
export type ViewName = (typeof VIEWS)[number];

export const OVERLAYS = ['proof', 'review', ...LENS_NAMES] as const;
export type Overlay = (typeof OVERLAYS)[number];

export function isLens(overlay: Overlay): overlay is LensName {
  return LENS_NAMES.some((lens) => lens === overlay);
}

export type WatchedProduct = ProductStatus & { readonly step: SessionStep | null };

export const PANELS = ['details', 'play'] as const;
export type PanelName = (typeof PANELS)[number];

/** A session as a list of steps, simulated on the chart or recorded in the product. */
export type Recording = {
  /**
   * Name of the story that the session replays or was saved as; null without one, or once the session diverges from it.
   */
  readonly name: string | null;
  readonly start: string;
  /** Replayable events. They end before the first step that no sample event can replay. */
  readonly events: readonly EventObject[];
  readonly steps: readonly SessionStep[];
  /** The story that the session diverged from, if any. */
  readonly originalStory?: string | undefined;
  /** Whether closing the session would lose anything. */
  readonly isUnsaved: boolean;
};

/** A place in the viewer, as encoded in the URL. */
export type Place = {
  readonly view: ViewName;
  readonly selectedId: string | null;
  /** The sentence highlighted in the preview of the selected item. */
  readonly sentence: string | null;
  readonly overlays: readonly Overlay[];
  readonly query: string;
};

export type Drawing = {
  readonly model: ChartModel;
  readonly geometry: Geometry;
};

export type ViewerContext = {
  /** Null until the first drawing is loaded. */
  readonly drawing: Drawing | null;
  readonly selectedId: string | null;
  readonly sentence: string | null;
  readonly query: string;
  readonly overlays: readonly Overlay[];
  readonly altitude: Geometry['altitude'];
  readonly recording: Recording | null;
  readonly cursor: number;
  readonly product: WatchedProduct | null;
  /** Whether a story opened the product, which then closes with the session. */
  readonly isOpenedByStory: boolean;
  readonly answer: CommandAnswer | null;
  /** The event sent to the product, until its step arrives. */
  readonly sent: EventObject | null;
  /** Events deferred until the reviewer saves or discards the open session. */
  readonly requested: readonly EventObject[];
  readonly stories: readonly Story[];
  readonly storyProblem: string | null;
  readonly proof: Proof | null;
  /** Creator-facing text; null until needed, and always null outside demonstration builds. */
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
