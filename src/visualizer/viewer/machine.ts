import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { viewerSetup } from './actions.ts';
import { blankViewer } from './context.ts';
import { proof } from './states/proof.ts';
import { review } from './states/review.ts';
import { drawing } from './states/drawing.ts';
import { product } from './states/product.ts';
import { session } from './states/session.ts';
import { panel } from './states/panel.ts';
import { view } from './states/view.ts';

/** The viewer's own behaviour: what is viewed, what is shown on it, and what is saved. */
export const createViewerMachine = () =>
  viewerSetup.createMachine({
    id: 'viewer',
    description: 'The review page of the journey for product owners.',
    type: 'parallel',
    context: blankViewer(),
    states: { view, panel, drawing, session, product, proof, review },
  });

/** The viewer's chart, its running actor and its snapshot. */
export type ViewerMachine = ReturnType<typeof createViewerMachine>;
export type ViewerActor = ActorRefFrom<ViewerMachine>;
export type ViewerSnapshot = SnapshotFrom<ViewerMachine>;
