import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Choice, SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';

export const FOLDED = ['here', 'everywhere', 'addresses', 'services', 'elsewhere', 'time', 'refused'] as const;
export type FoldedGroup = (typeof FOLDED)[number];

/** Few enough to read at a glance. */
const MAX_LIKELY = 5;

export type ChoiceGroups = {
  /**
   * Up to five choices on the open screen: service responses and timers first, then creator actions, forward before
   * back. A chart without screens counts as one screen.
   */
  readonly likely: readonly Choice[];
  readonly folded: ReadonlyMap<FoldedGroup, readonly Choice[]>;
};

const { addressEvent: ADDRESS, clockEvents } = REVIEWED;
const isClockEvent = ({ event }: Choice) => clockEvents.includes(event.type);
/** Never a likely choice, because no screen waits for a clock to fail. */
const FAILED_CLOCK = /^xstate\.error\.actor\.watch/;

export function choiceGroups(
  { choices, active }: Pick<SessionStep, 'choices' | 'active'>,
  model: ChartModel,
): ChoiceGroups {
  const { states, transitions } = model;
  const rulesById = new Map(transitions.map((rule) => [rule.id, rule]));
  const statesById = new Map(states.map((state) => [state.id, state]));
  const links = states.filter(({ id }) => active.includes(id)).flatMap((state) => state.links);
  const rulesOf = ({ takes }: Choice) => takes.flatMap((id) => rulesById.get(id) ?? []);
  const screens = states.filter(({ screen }) => screen !== null).map(({ id }) => id);
  const openIndex = screens.findIndex((id) => active.includes(id));
  const order = states.map(({ id }) => id);
  /** Returns the index of the other screen that a choice goes to, or undefined if there is none. */
  const screenAfter = (choice: Choice) =>
    rulesOf(choice)
      .flatMap(({ targetIds }) => targetIds)
      .map((id) => screens.indexOf(statesById.get(id)?.screenId ?? ''))
      .find((index) => index !== openIndex && index >= 0);
  const goesToLaterScreen = (choice: Choice) => (screenAfter(choice) ?? -1) > openIndex;
  const movesForward = (choice: Choice) =>
    rulesOf(choice).some(({ sourceId, targetIds }) =>
      targetIds.some((id) => order.indexOf(id) > order.indexOf(sourceId)),
    );
  const rank = (choice: Choice) => {
    if (choice.source !== 'creator') return 0;
    if (choice.event.type === ADDRESS) return goesToLaterScreen(choice) ? 3 : 5;
    if (screenAfter(choice) !== undefined) return goesToLaterScreen(choice) ? 1 : 5;
    return movesForward(choice) ? 2 : 4;
  };
  const isHere = (choice: Choice) =>
    choice.event.type === ADDRESS
      ? rulesOf(choice).some(({ targetIds }) =>
          targetIds.some((id) => links.includes(statesById.get(id)?.screen ?? '')),
        )
      : rulesOf(choice).some(({ sourceId }) => screens.length === 0 || statesById.get(sourceId)?.screenId);
  const shown = choices.filter((choice) => !isClockEvent(choice));
  // If several addresses have the same targets, only the first one counts as a link.
  const targetsOf = (choice: Choice) =>
    rulesOf(choice)
      .flatMap(({ targetIds }) => targetIds)
      .join(' ');
  const addresses = shown.filter(({ event }) => event.type === ADDRESS);
  const isFirstWithTargets = (choice: Choice) =>
    addresses.find((other) => targetsOf(other) === targetsOf(choice)) === choice;
  const here = shown.filter(
    (choice) => !isElsewhere(choice) && isHere(choice) && (choice.event.type !== ADDRESS || isFirstWithTargets(choice)),
  );
  // Timers that don't go to a later screen are listed in the `time` group.
  const onScreen = here
    .filter(
      (choice) => !FAILED_CLOCK.test(choice.event.type) && (choice.source !== 'time' || goesToLaterScreen(choice)),
    )
    .toSorted((one, other) => rank(one) - rank(other));
  const groupOf = (choice: Choice) => (onScreen.includes(choice) ? 'here' : offScreenGroupOf(choice));
  const likely = onScreen.slice(0, MAX_LIKELY);
  const rest = [...onScreen.slice(MAX_LIKELY), ...shown.filter((choice) => !onScreen.includes(choice))];
  return { likely, folded: new Map(FOLDED.map((name) => [name, rest.filter((choice) => groupOf(choice) === name)])) };
}

function offScreenGroupOf({ event, source, takes }: Choice): FoldedGroup {
  if (takes.length === 0) return 'refused';
  if (event.type === ADDRESS) return 'addresses';
  if (isElsewhere({ event, source })) return 'elsewhere';
  return source === 'creator' ? 'everywhere' : source;
}

/** Returns whether the page, the browser or another tab reports the event, rather than an invoked service. */
function isElsewhere({ event, source }: Pick<Choice, 'event' | 'source'>): boolean {
  return source === 'services' && !event.type.startsWith('xstate.');
}

export function choicesOn({ choices }: Pick<SessionStep, 'choices'>, ids: readonly string[]): readonly Choice[] {
  return choices.filter((choice) => !isClockEvent(choice) && choice.takes.some((id) => ids.includes(id)));
}

/** Returns the milliseconds until a choice's timer fires; null if the choice doesn't have a timer. */
export function msUntilDue(
  { guardResults }: Choice,
  { timers, atMs }: Pick<SessionStep, 'timers' | 'atMs'>,
): number | null {
  const timer = timers.find(({ transitionId }) => guardResults.some((result) => result.transitionId === transitionId));
  return timer === undefined ? null : Math.max(0, timer.dueAtMs - atMs);
}
