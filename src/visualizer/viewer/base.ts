import { setup } from 'xstate';
import type { ViewerContext } from './context.ts';
import type { ViewerEvent } from './events.ts';
import { viewerPorts } from './ports.ts';

/** Types and ports of the viewer's chart. */
export const viewerBase = setup({
  types: {
    context: {} as ViewerContext,
    events: {} as ViewerEvent,
  },
  actors: viewerPorts,
});
