import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Marks } from './marks.ts';
import { isSameName, type Review, type Reviewer, type Role, sayingsOf } from './review.ts';
import { type ReviewPart, reviewParts, type ReviewState, rolesOf, stateOf } from './reviewParts.ts';

/** An approval that doesn't count, because the same person already approved in another role. */
export type Repeat = { readonly reviewer: Reviewer; readonly counted: Role };

/**
 * Returns a part's state: objections come first, then stale verdicts; it is approved once every needed role has
 * approved it, each by a different person. `people` gave the verdicts that decide it, and `waitsFor` are the roles
 * still missing.
 */
export function standingOf(part: ReviewPart, review: Review) {
  const roles = rolesOf(part, review);
  const sayings = sayingsOf(part.id, review);
  const whoSay = (state: ReviewState) =>
    sayings.filter((saying) => stateOf(part, saying) === state).map(({ reviewer }) => reviewer);
  const repeats = repeatsIn(part, review, roles);
  const approving = whoSay('approved').filter((one) => repeats.every(({ reviewer }) => reviewer !== one));
  const objecting = (['rejected', 'questioned'] as const).map((state) => ({ state, people: whoSay(state) }));
  const judging = [...approving, ...objecting.flatMap(({ people }) => people)];
  const waitsFor = roles.filter((role) => judging.every((one) => one.role !== role));
  const stale = { state: 'stale', people: whoSay('stale').filter(({ role }) => roles.includes(role)) } as const;
  const found = [...objecting, stale].find(({ people }) => people.length > 0);
  const isApproved = waitsFor.length === 0 && approving.length > 0;
  return {
    waitsFor,
    repeats,
    ...(found ?? { state: isApproved ? ('approved' as const) : ('open' as const), people: approving }),
  };
}

function repeatsIn(part: ReviewPart, review: Review, roles: readonly Role[]): readonly Repeat[] {
  const inTurn = sayingsOf(part.id, review)
    .filter((saying) => stateOf(part, saying) === 'approved' && roles.includes(saying.reviewer.role))
    .toSorted((one, other) => Date.parse(one.judgement?.at ?? '') - Date.parse(other.judgement?.at ?? ''))
    .map(({ reviewer }) => reviewer);
  return inTurn.flatMap((reviewer) => {
    const first = inTurn.find(({ name }) => isSameName(name, reviewer.name)) ?? reviewer;
    return first === reviewer ? [] : [{ reviewer, counted: first.role }];
  });
}

export function partState(part: ReviewPart, review: Review): ReviewState {
  return standingOf(part, review).state;
}

export function reviewMarks(model: ChartModel, review: Review): Marks {
  return new Map(
    reviewParts(model).flatMap((part) => {
      const { state, people } = standingOf(part, review);
      const verdict = state === 'open' && people.length > 0 ? 'partly' : state;
      return part.stateIds.map((id) => [id, { verdict }] as const);
    }),
  );
}
