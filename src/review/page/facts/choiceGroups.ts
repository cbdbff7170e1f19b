import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Choice, SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';

export const FOLDED = ['here', 'everywhere', 'addresses', 'services', 'elsewhere', 'time', 'refused'] as const;
export type FoldedGroup = (typeof FOLDED)[number];

/** Few enough to read at a glance. */
const MAX_LIKELY = 5;

export type ChoiceGroups = {
  /**
   * Choices on the open screen: awaited events first, then creator actions, forward before back. A chart without
   * screens counts as one screen.
   */
  readonly likely: readonly Choice[];
  readonly folded: ReadonlyMap<FoldedGroup, readonly Choice[]>;
};

const { addressEvent: ADDRESS, clockEvents } = REVIEWED;
const isClockEvent = ({ event }: Choice) => clockEvents.includes(event.type);
/** Not a likely choice: no screen waits for a clock to fail. */
const FAILED_CLOCK = /^xstate\.error\.actor\.watch/;

export function choiceGroups(
  { choices, active }: Pick<SessionStep, 'choices' | 'active'>,
  model: ChartModel,
): ChoiceGroups {
  const { states, transitions } = model;
  const rules = new Map(transitions.map((rule) => [rule.id, rule]));
  const places = new Map(states.map((state) => [state.id, state]));
  const links = states.filter(({ id }) => active.includes(id)).flatMap((state) => state.links);
  const rulesOf = ({ takes }: Choice) => takes.flatMap((id) => rules.get(id) ?? []);
  const screens = states.filter(({ screen }) => screen !== null).map(({ id }) => id);
  const openAt = screens.findIndex((id) => active.includes(id));
  const order = states.map(({ id }) => id);
  /** Index of the screen a choice leads to; undefined when it stays on the open one. */
  const screenAfter = (choice: Choice) =>
    rulesOf(choice)
      .flatMap(({ targetIds }) => targetIds)
      .map((id) => screens.indexOf(places.get(id)?.screenId ?? ''))
      .find((at) => at !== openAt && at >= 0);
  const leadsToLaterScreen = (choice: Choice) => (screenAfter(choice) ?? -1) > openAt;
  const movesForward = (choice: Choice) =>
    rulesOf(choice).some(({ sourceId, targetIds }) =>
      targetIds.some((id) => order.indexOf(id) > order.indexOf(sourceId)),
    );
  const rank = (choice: Choice) => {
    if (choice.source !== 'creator') return 0;
    if (choice.event.type === ADDRESS) return leadsToLaterScreen(choice) ? 3 : 5;
    if (screenAfter(choice) !== undefined) return leadsToLaterScreen(choice) ? 1 : 5;
    return movesForward(choice) ? 2 : 4;
  };
  const isHere = (choice: Choice) =>
    choice.event.type === ADDRESS
      ? rulesOf(choice).some(({ targetIds }) => targetIds.some((id) => links.includes(places.get(id)?.screen ?? '')))
      : rulesOf(choice).some(({ sourceId }) => screens.length === 0 || places.get(sourceId)?.screenId);
  const shown = choices.filter((choice) => !isClockEvent(choice));
  // Only the first of several addresses with the same targets counts as a link.
  const targetsOf = (choice: Choice) =>
    rulesOf(choice)
      .flatMap(({ targetIds }) => targetIds)
      .join(' ');
  const addresses = shown.filter(({ event }) => event.type === ADDRESS);
  const isFirst = (choice: Choice) => addresses.find((other) => targetsOf(other) === targetsOf(choice)) === choice;
  const here = shown.filter(
    (choice) => !isElsewhere(choice) && isHere(choice) && (choice.event.type !== ADDRESS || isFirst(choice)),
  );
  // A deadline is only a likely choice if it leads to a later screen.
  const onScreen = here
    .filter(
      (choice) => !FAILED_CLOCK.test(choice.event.type) && (choice.source !== 'time' || leadsToLaterScreen(choice)),
    )
    .toSorted((one, other) => rank(one) - rank(other));
  const foldIn = (choice: Choice) => (onScreen.includes(choice) ? 'here' : foldOf(choice));
  const likely = onScreen.slice(0, MAX_LIKELY);
  const rest = [...onScreen.slice(MAX_LIKELY), ...shown.filter((choice) => !onScreen.includes(choice))];
  return { likely, folded: new Map(FOLDED.map((name) => [name, rest.filter((choice) => foldIn(choice) === name)])) };
}

function foldOf({ event, source, takes }: Choice): FoldedGroup {
  if (takes.length === 0) return 'refused';
  if (event.type === ADDRESS) return 'addresses';
  if (isElsewhere({ event, source })) return 'elsewhere';
  return source === 'creator' ? 'everywhere' : source;
}

/** Whether an event comes from another tab or the device rather than from an invoked service. */
function isElsewhere({ event, source }: Pick<Choice, 'event' | 'source'>): boolean {
  return source === 'services' && !event.type.startsWith('xstate.');
}

export function choicesOn({ choices }: Pick<SessionStep, 'choices'>, ids: readonly string[]): readonly Choice[] {
  return choices.filter((choice) => !isClockEvent(choice) && choice.takes.some((id) => ids.includes(id)));
}

/** Returns the milliseconds until a choice's timer fires; null if it has none. */
export function msUntilDue(
  { guardResults }: Choice,
  { timers, atMs }: Pick<SessionStep, 'timers' | 'atMs'>,
): number | null {
  const timer = timers.find(({ transitionId }) => guardResults.some((result) => result.transitionId === transitionId));
  return timer === undefined ? null : Math.max(0, timer.dueAtMs - atMs);
}
