import { assertEvent, setup } from 'xstate';
import type { JourneyContext, JourneyInput } from '#machines/journey/context.ts';
import { type JourneyEmitted, ports } from '#machines/journey/ports.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { ScreenId } from '#machines/journey/routes.ts';

/** What a state says of itself to reviewers and tests: the requirements it serves and, for a screen, its name. */
export type StateMeta = {
  readonly requirements: readonly string[];
  readonly screen?: ScreenId;
  readonly links?: readonly ScreenId[];
};

/** Types and ports; the guards, actions and delays are added layer by layer. */
export const base = setup({
  types: {
    context: {} as JourneyContext,
    events: {} as JourneyEvent,
    emitted: {} as JourneyEmitted,
    input: {} as JourneyInput,
    tags: {} as 'busy' | 'timed' | 'running' | 'dialog' | 'held',
    meta: {} as StateMeta,
    transitionMeta: {} as Pick<StateMeta, 'requirements'>,
  },
  actors: ports,
});

export type EventOf<Type extends JourneyEvent['type']> = Extract<JourneyEvent, { readonly type: Type }>;

function narrowed<Type extends JourneyEvent['type']>(event: JourneyEvent, type: JourneyEvent['type']): EventOf<Type> {
  assertEvent(event, type);
  return event as EventOf<Type>;
}

/** A question that is asked only when such an event happens. */
export const about =
  <const Type extends JourneyEvent['type'], Params = undefined>(
    type: Type,
    question: (event: EventOf<Type>, context: JourneyContext, params: Params) => boolean,
  ) =>
  ({ context, event }: { readonly context: JourneyContext; readonly event: JourneyEvent }, params: Params): boolean =>
    question(narrowed(event, type), context, params);

/** What such an event changes in what the journey remembers. */
export const when = <const Type extends JourneyEvent['type']>(
  type: Type,
  change: (event: EventOf<Type>, context: JourneyContext) => Partial<JourneyContext>,
) => base.assign(({ context, event }) => change(narrowed(event, type), context));
