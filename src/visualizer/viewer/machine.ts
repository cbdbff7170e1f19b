import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { blankViewer } from './context.ts';
import { drawing, panel, product, proof, review, session, view } from './regions.ts';
import { viewerSetup } from './vocabulary.ts';

/** The viewer's own behaviour: what is viewed, what is shown on it, and what is saved. */
export const createViewerMachine = () =>
  viewerSetup.createMachine({
    id: 'viewer',
    type: 'parallel',
    context: blankViewer(),
    states: { view, panel, drawing, session, product, proof, review },
  });

/** The viewer's chart, its running actor and its snapshot. */
export type ViewerMachine = ReturnType<typeof createViewerMachine>;
export type ViewerActor = ActorRefFrom<ViewerMachine>;
export type ViewerSnapshot = SnapshotFrom<ViewerMachine>;
