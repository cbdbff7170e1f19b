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
 * Finds all situations and the best step for each: prefers the path that visits the most screens, then steps without a
 * saving notice, then steps with that path's offer. Sorts situations on that path first, then simpler ones.
 */
export function situationsOf(steps: readonly ApprovedStep[]): readonly Situation[] {
  const longest = findLongestPath(steps);
  const preferredSteps = steps.filter(({ path }) => path === longest);
  const offerId = preferredSteps.at(-1)?.after.context.offerId;
  const rankOf = (step: ApprovedStep) => [
    preferredSteps.includes(step),
    hasNoSavingNotice(step),
    step.after.context.offerId === offerId || step.after.context.offerId === null,
  ];
  const best = new Map<string, ApprovedStep>();
  for (const step of steps) {
    const name = nameOf(step.after);
    const known = best.get(name);
    if (known === undefined || compareFlags(rankOf(step), rankOf(known)) < 0) best.set(name, step);
  }
  const wordCount = (name: string) => name.split('-').length;
  return [...best].toSorted(
    ([name, step], [otherName, otherStep]) =>
      compareFlags([preferredSteps.includes(step)], [preferredSteps.includes(otherStep)]) ||
      wordCount(name) - wordCount(otherName),
  );
}

export function hasDialog({ after }: ApprovedStep): boolean {
  return after.value.reset !== 'closed';
}

/** Returns the path that reaches the most screens, not counting those opened by their address. */
function findLongestPath(steps: readonly ApprovedStep[]): string | undefined {
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

/** Compares flags by the first difference, for sorting true before false. */
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
