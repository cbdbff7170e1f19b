import { setup } from 'xstate';
import type { ViewerContext, ViewerInput } from './context.ts';
import type { ViewerEvent } from './events.ts';
import { viewerPorts } from './ports.ts';

/** How long a step of a path is shown at its usual speed, in milliseconds. */
const PLAYBACK_STEP_MS = 1200;

/** Types, ports and waits of the viewer's chart. */
export const viewerBase = setup({
  types: {
    context: {} as ViewerContext,
    events: {} as ViewerEvent,
    input: {} as ViewerInput,
  },
  actors: viewerPorts,
  delays: { playbackStep: ({ context }) => PLAYBACK_STEP_MS / context.playbackSpeed },
});
