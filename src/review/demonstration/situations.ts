import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import type { PathStep } from '#src/review/journey/paths/paths.ts';

/** A step of an approved path, which the tests go in the browser. */
export type ApprovedStep = Pick<PathStep, 'index' | 'event' | 'taken' | 'answers'> & {
  readonly path: string;
  readonly after: JourneySnapshot;
};

/** A situation that a person can distinguish on the page, as the name of a file, and the step that shows it best. */
export type Situation = readonly [name: string, step: ApprovedStep];

/**
 * The situations of the approved paths. First come those of one customer, who goes through most of the journey; in any
 * other situation a customer with the same offer is preferred. Then the plainest come first.
 */
export function situationsOf(steps: readonly ApprovedStep[]): readonly Situation[] {
  const longest = longestWalk(steps);
  const customer = steps.filter(({ path }) => path === longest);
  const offerId = customer.at(-1)?.after.context.offerId;
  const rankOf = (step: ApprovedStep) => [
    customer.includes(step),
    isCalm(step),
    step.after.context.offerId === offerId || step.after.context.offerId === null,
  ];
  const best = new Map<string, ApprovedStep>();
  for (const step of steps) {
    const name = nameOf(step.after);
    const known = best.get(name);
    if (known === undefined || compare(rankOf(step), rankOf(known)) < 0) best.set(name, step);
  }
  const words = (name: string) => name.split('-').length;
  return [...best].toSorted(
    ([one, step], [other, second]) =>
      compare([customer.includes(step)], [customer.includes(second)]) || words(one) - words(other),
  );
}

/** Whether a dialog that can open over any screen covers the page. */
export function hasDialog({ after }: ApprovedStep): boolean {
  return after.value.reset !== 'closed';
}

/** The path that reaches most screens by what a customer does there, and not by an address. */
function longestWalk(steps: readonly ApprovedStep[]): string | undefined {
  const screens = new Map<string, Set<string>>();
  for (const { path, event, after } of steps) {
    if (event.type === 'url.opened') continue;
    screens.set(path, (screens.get(path) ?? new Set()).add(openScreen(after)));
  }
  return [...screens].toSorted(([, one], [, other]) => other.size - one.size)[0]?.[0];
}

/** Whether no message of saving takes a part of the picture. */
function isCalm({ after: { value } }: ApprovedStep): boolean {
  return typeof value.saving === 'object' && 'upToDate' in value.saving;
}

/** Below 0 when the first list has the first true where the two differ. */
function compare(one: readonly boolean[], other: readonly boolean[]): number {
  const at = one.findIndex((is, index) => is !== other[index]);
  return at < 0 ? 0 : Number(other[at]) - Number(one[at]);
}

function nameOf({ value, context }: JourneySnapshot): string {
  const dialog = value.reset === 'closed' ? '' : value.reset;
  return JSON.stringify([value.screen, value.session, dialog, context.redirect?.reason])
    .replaceAll(/[^A-Za-z]+/g, '-')
    .replaceAll(/^-|-null|-$/g, '');
}
