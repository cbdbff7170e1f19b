import type { EventObject } from 'xstate';
import type { ProductCommand, ProductEvent } from '#src/review/engine/session/framedProduct.ts';
import type { Route } from '#src/review/engine/session/simulation.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import type { VerdictRecord, Review, Reviewer, Role } from '#src/review/page/facts/review.ts';
import type { Overlay, PanelName, Place, ViewName } from './context.ts';

export type ViewerEvent =
  /* Views and selection */
  | { type: 'address.opened'; place: Place }
  | { type: 'view.opened'; view: ViewName }
  | { type: 'item.selected'; id: string | null }
  | { type: 'sentence.opened'; id: string; text: string }
  | { type: 'search.changed'; query: string }
  | { type: 'overlay.toggled'; overlay: Overlay }
  | { type: 'panel.opened'; panel: PanelName }
  | { type: 'panel.closed' }
  /* The product */
  | { type: 'product.opened' }
  | { type: 'product.closed' }
  | ProductEvent
  | { type: 'product.commanded'; command: ProductCommand }
  /* Sessions */
  | { type: 'simulation.started'; start: string }
  | { type: 'simulation.acted'; event: EventObject }
  | { type: 'path.opened'; route: Route }
  | { type: 'session.closed' }
  /** Raised when the product must show the session's current step, such as after a simulation. */
  | { type: 'session.shown' }
  /* Answers to whether the open session may be discarded */
  | { type: 'session.kept' }
  | { type: 'session.discarded' }
  /* Stories */
  | { type: 'story.opened'; story: Story }
  | { type: 'story.refused'; problem: string }
  | { type: 'story.saved'; story: Story }
  | { type: 'story.removed'; name: string }
  | { type: 'cursor.moved'; to: number }
  /* Review */
  | { type: 'review.imported'; review: Review }
  | { type: 'review.reviewerNamed'; reviewer: Reviewer | null }
  | { type: 'review.noteWritten'; id: string; note: string; at: string }
  /** A null judgement withdraws the verdict. */
  | { type: 'review.judged'; id: string; judgement: VerdictRecord | null; at: string }
  | { type: 'review.needMarked'; id: string; role: Role; isNeeded: boolean; at: string }
  /* Drawing */
  | { type: 'drawing.retried' };
