import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Choice, SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';

/** What is folded below the likely choices, in this order. */
export const FOLDED = ['everywhere', 'addresses', 'services', 'time', 'refused'] as const;
export type Folded = (typeof FOLDED)[number];

export type ChoiceGroups = {
  /** What the creator does on the open screen, what leads on first, what leads back last; while the screen waits, what it waits for. A chart without screens is one. */
  readonly likely: readonly Choice[];
  readonly folded: ReadonlyMap<Folded, readonly Choice[]>;
};

const { addressEvent: ADDRESS, clockEvents } = REVIEWED;
const isReport = ({ event }: Choice) => clockEvents.includes(event.type);

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
  const rank = (choice: Choice) => {
    const targets = rulesOf(choice).flatMap(({ targetIds }) => targetIds);
    const to = targets
      .map((id) => screens.indexOf(places.get(id)?.screenId ?? ''))
      .find((at) => at !== openAt && at >= 0);
    if (to !== undefined) return to > openAt ? 0 : 3;
    return targets.length > 0 ? 1 : 2;
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
  const here = shown.filter((choice) => isHere(choice) && (choice.event.type !== ADDRESS || isFirst(choice)));
  const own = here.filter(({ source }) => source === 'creator');
  const likely = (own.length > 0 ? own : here).toSorted((one, other) => rank(one) - rank(other));
  const rest = shown.filter((choice) => !likely.includes(choice));
  return { likely, folded: new Map(FOLDED.map((name) => [name, rest.filter((choice) => foldOf(choice) === name)])) };
}

function foldOf({ event, source, takes }: Choice): Folded {
  if (takes.length === 0) return 'refused';
  if (event.type === ADDRESS) return 'addresses';
  return source === 'creator' ? 'everywhere' : source;
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
