import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Choice, SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';

/** What is folded below the likely choices, in this order. */
export const FOLDED = ['here', 'everywhere', 'addresses', 'services', 'elsewhere', 'time', 'refused'] as const;
export type Folded = (typeof FOLDED)[number];

/** So many are read at a glance; the others fold. */
const MOST_LIKELY = 5;

export type ChoiceGroups = {
  /** The first of what the open screen waits for, then of what the creator does there: what leads on first, what leads back last. A chart without screens is one. */
  readonly likely: readonly Choice[];
  readonly folded: ReadonlyMap<Folded, readonly Choice[]>;
};

const { addressEvent: ADDRESS, clockEvents } = REVIEWED;
const isReport = ({ event }: Choice) => clockEvents.includes(event.type);
/** A clock that fails is no answer that a screen waits for. */
const FAILED_CLOCK = /^xstate\.error\.actor\.watch/;

/** The choices of a step as a reviewer sees them. */
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
  /** The screen that a choice leads to, by its place in the order of the chart; undefined when it stays on this one. */
  const screenAfter = (choice: Choice) =>
    rulesOf(choice)
      .flatMap(({ targetIds }) => targetIds)
      .map((id) => screens.indexOf(places.get(id)?.screenId ?? ''))
      .find((at) => at !== openAt && at >= 0);
  const leadsOn = (choice: Choice) => (screenAfter(choice) ?? -1) > openAt;
  const leadsForward = (choice: Choice) =>
    rulesOf(choice).some(({ sourceId, targetIds }) =>
      targetIds.some((id) => order.indexOf(id) > order.indexOf(sourceId)),
    );
  const rank = (choice: Choice) => {
    if (choice.source !== 'creator') return 0;
    if (choice.event.type === ADDRESS) return leadsOn(choice) ? 3 : 5;
    if (screenAfter(choice) !== undefined) return leadsOn(choice) ? 1 : 5;
    return leadsForward(choice) ? 2 : 4;
  };
  const isHere = (choice: Choice) =>
    choice.event.type === ADDRESS
      ? rulesOf(choice).some(({ targetIds }) => targetIds.some((id) => links.includes(places.get(id)?.screen ?? '')))
      : rulesOf(choice).some(({ sourceId }) => screens.length === 0 || places.get(sourceId)?.screenId);
  const shown = choices.filter((choice) => !isReport(choice));
  // A link is followed by the first address that leads where it does.
  const ways = (choice: Choice) =>
    rulesOf(choice)
      .flatMap(({ targetIds }) => targetIds)
      .join(' ');
  const addresses = shown.filter(({ event }) => event.type === ADDRESS);
  const isFirst = (choice: Choice) => addresses.find((other) => ways(other) === ways(choice)) === choice;
  const here = shown.filter(
    (choice) => !isElsewhere(choice) && isHere(choice) && (choice.event.type !== ADDRESS || isFirst(choice)),
  );
  // A deadline that leads nowhere else passes unseen.
  const onScreen = here
    .filter((choice) => !FAILED_CLOCK.test(choice.event.type) && (choice.source !== 'time' || leadsOn(choice)))
    .toSorted((one, other) => rank(one) - rank(other));
  const foldIn = (choice: Choice) => (onScreen.includes(choice) ? 'here' : foldOf(choice));
  const likely = onScreen.slice(0, MOST_LIKELY);
  const rest = [...onScreen.slice(MOST_LIKELY), ...shown.filter((choice) => !onScreen.includes(choice))];
  return { likely, folded: new Map(FOLDED.map((name) => [name, rest.filter((choice) => foldIn(choice) === name)])) };
}

function foldOf({ event, source, takes }: Choice): Folded {
  if (takes.length === 0) return 'refused';
  if (event.type === ADDRESS) return 'addresses';
  if (isElsewhere({ event, source })) return 'elsewhere';
  return source === 'creator' ? 'everywhere' : source;
}

/** Whether an event comes from another tab or the device, rather than from a service that is awaited here. */
function isElsewhere({ event, source }: Pick<Choice, 'event' | 'source'>): boolean {
  return source === 'services' && !event.type.startsWith('xstate.');
}

/** The choices that a press on a line takes. */
export function choicesOn({ choices }: Pick<SessionStep, 'choices'>, ids: readonly string[]): readonly Choice[] {
  return choices.filter((choice) => !isReport(choice) && choice.takes.some((id) => ids.includes(id)));
}

/** How long it takes until a choice comes due by itself, in milliseconds; null for what is no timer. */
export function msUntilDue({ truths }: Choice, { timers, atMs }: Pick<SessionStep, 'timers' | 'atMs'>): number | null {
  const timer = timers.find(({ transitionId }) => truths.some((truth) => truth.transitionId === transitionId));
  return timer === undefined ? null : Math.max(0, timer.dueAtMs - atMs);
}
