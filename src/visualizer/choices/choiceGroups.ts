import type { Choice, SessionStep } from '#machines/graph/sessions/sessionStep.ts';

/** The choices of one source: those that can be taken, those that are refused, and the addresses, which are many. */
export type ChoiceGroup = {
  readonly source: Choice['source'];
  readonly open: readonly Choice[];
  readonly refused: readonly Choice[];
  readonly addresses: readonly Choice[];
};

const SOURCES = ['creator', 'services', 'time'] as const satisfies readonly Choice['source'][];

/** Reports of a watched clock come by themselves while time goes by. */
const REPORT = /\.advanced$/;
const ADDRESS = 'url.opened';

/** The choices of a step as a reviewer sees them; a source without any is left out. */
export function choiceGroups(choices: readonly Choice[]): readonly ChoiceGroup[] {
  return SOURCES.flatMap((source) => {
    const own = choices.filter((choice) => choice.source === source && !REPORT.test(choice.event.type));
    if (own.length === 0) return [];
    const others = own.filter(({ event }) => event.type !== ADDRESS);
    return {
      source,
      open: others.filter(({ takes }) => takes.length > 0),
      refused: others.filter(({ takes }) => takes.length === 0),
      addresses: own.filter(({ event }) => event.type === ADDRESS),
    };
  });
}

/** How long it takes until a choice comes due by itself, in milliseconds; null for what is no timer. */
export function msUntilDue({ truths }: Choice, { timers, atMs }: Pick<SessionStep, 'timers' | 'atMs'>): number | null {
  const timer = timers.find(({ transitionId }) => truths.some((truth) => truth.transitionId === transitionId));
  return timer === undefined ? null : Math.max(0, timer.dueAtMs - atMs);
}
