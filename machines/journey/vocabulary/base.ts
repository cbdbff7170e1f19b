import { setup } from 'xstate';
import type { JourneyContext } from '#machines/journey/context.ts';
import type { JourneyEmitted, JourneyEvent } from '#machines/journey/events.ts';
import type { JourneyInput } from '#machines/journey/input.ts';
import { ports } from '#machines/journey/ports.ts';
import type { ScreenId } from '#machines/journey/routes.ts';

/** What a state says of itself to reviewers and tests: the requirements it serves and, for a screen, its name. */
export type StateMeta = { readonly requirements: readonly string[]; readonly screen?: ScreenId };

/** What a transition says of itself: the requirements it serves. */
export type TransitionMeta = { readonly requirements: readonly string[] };

/** Types and ports; the guards, actions and delays are added layer by layer. */
export const base = setup({
  types: {
    context: {} as JourneyContext,
    events: {} as JourneyEvent,
    emitted: {} as JourneyEmitted,
    input: {} as JourneyInput,
    tags: {} as 'busy' | 'timed' | 'dialog',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: ports,
});
