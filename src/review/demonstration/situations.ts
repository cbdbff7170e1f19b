import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { getOpenScreen } from '#machines/journey/views/openScreen.ts';
import type { PathStep } from '#src/review/journey/paths/paths.ts';

export type ApprovedStep = Pick<PathStep, 'index' | 'event' | 'taken' | 'answers'> & {
  readonly path: string;
  readonly after: JourneySnapshot;
};

/** A visually distinct situation: its file name, and the step that shows it best. */
export type Situation = readonly [name: string, step: ApprovedStep];

/**
 * Finds all situations. Prefers the customer who sees most screens and lists that path first; then prefers steps
 * without saving notices, then customers with the same offer.
 */
export function situationsOf(steps: readonly ApprovedStep[]): readonly Situation[] {
  const longest = longestWalk(steps);
  const customer = steps.filter(({ path }) => path === longest);
  const offerId = customer.at(-1)?.after.context.offerId;
  const rankOf = (step: ApprovedStep) => [
    customer.includes(step),
    hasNoSavingNotice(step),
    step.after.context.offerId === offerId || step.after.context.offerId === null,
  ];
  const best = new Map<string, ApprovedStep>();
  for (const step of steps) {
    const name = nameOf(step.after);
    const known = best.get(name);
    if (known === undefined || compareFlags(rankOf(step), rankOf(known)) < 0) best.set(name, step);
  }
  const words = (name: string) => name.split('-').length;
  return [...best].toSorted(
    ([one, step], [other, second]) =>
      compareFlags([customer.includes(step)], [customer.includes(second)]) || words(one) - words(other),
  );
}

export function hasDialog({ after }: ApprovedStep): boolean {
  return after.value.reset !== 'closed';
}

/** Returns the path that reaches most screens without opening their addresses. */
function longestWalk(steps: readonly ApprovedStep[]): string | undefined {
  const screens = new Map<string, Set<string>>();
  for (const { path, event, after } of steps) {
    if (event.type === 'url.opened') continue;
    screens.set(path, (screens.get(path) ?? new Set()).add(getOpenScreen(after)));
  }
  return [...screens].toSorted(([, one], [, other]) => other.size - one.size)[0]?.[0];
}

function hasNoSavingNotice({ after: { value } }: ApprovedStep): boolean {
  return typeof value.saving === 'object' && 'upToDate' in value.saving;
}

/** Sorts by the first difference, true before false. */
function compareFlags(one: readonly boolean[], other: readonly boolean[]): number {
  const at = one.findIndex((is, index) => is !== other[index]);
  return at < 0 ? 0 : Number(other[at]) - Number(one[at]);
}

function nameOf({ value, context }: JourneySnapshot): string {
  const dialog = value.reset === 'closed' ? '' : value.reset;
  return JSON.stringify([value.screen, value.session, dialog, context.redirect?.reason])
    .replaceAll(/[^A-Za-z]+/g, '-')
    .replaceAll(/^-|-null|-$/g, '');
}
