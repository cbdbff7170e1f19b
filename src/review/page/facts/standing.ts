import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Marks } from './marks.ts';
import { isSameName, type Review, type Reviewer, type Role, sayingsOf } from './review.ts';
import { type ReviewPart, reviewParts, type ReviewState, rolesOf, stateOf } from './reviewParts.ts';

/** An approval that does not count, because the same person approved in another role before. */
export type Repeat = { readonly reviewer: Reviewer; readonly counted: Role };

/**
 * Returns the state of a part in a review. An objection comes first. The part is approved when each role that it needs has
 * approved it, each by another person (anybody, where it needs no role), and no verdict on it is stale. Also returns the
 * people whose verdicts decide this, the roles that have yet to judge it as it is now, and the approvals that don't count.
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

/** The approvals in a needed role by somebody who approved the part in another one before. */
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

/** Returns the mark of each screen and region in the review, to be laid over the picture. */
export function reviewMarks(model: ChartModel, review: Review): Marks {
  return new Map(
    reviewParts(model).flatMap((part) => {
      const { state, people } = standingOf(part, review);
      const verdict = state === 'open' && people.length > 0 ? 'partly' : state;
      return part.stateIds.map((id) => [id, { verdict }] as const);
    }),
  );
}
