import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Marks } from './marks.ts';
import { isSameName, type Review, type Reviewer, type Role, feedbackOn } from './review.ts';
import { type ReviewPart, reviewParts, type ReviewState, rolesOf, verdictState } from './reviewParts.ts';

/** An approval that doesn't count, because the same person already approved in another role. */
export type Repeat = { readonly reviewer: Reviewer; readonly counted: Role };

/**
 * Returns a part's state. Objections take precedence, then stale verdicts. A part is approved once each required role
 * has an approval from a different person. `people` lists the reviewers whose verdicts determine the state, and
 * `waitsFor` the roles that still need to decide.
 */
export function statusOf(part: ReviewPart, review: Review) {
  const roles = rolesOf(part, review);
  const feedback = feedbackOn(part.id, review);
  const peopleIn = (state: ReviewState) =>
    feedback.filter((entry) => verdictState(part, entry) === state).map(({ reviewer }) => reviewer);
  const repeats = findRepeats(part, review, roles);
  const approving = peopleIn('approved').filter((approver) => repeats.every(({ reviewer }) => reviewer !== approver));
  const objecting = (['rejected', 'questioned'] as const).map((state) => ({ state, people: peopleIn(state) }));
  const decided = [...approving, ...objecting.flatMap(({ people }) => people)];
  const waitsFor = roles.filter((role) => decided.every((reviewer) => reviewer.role !== role));
  const stale = { state: 'stale', people: peopleIn('stale').filter(({ role }) => roles.includes(role)) } as const;
  const blocking = [...objecting, stale].find(({ people }) => people.length > 0);
  const isApproved = waitsFor.length === 0 && approving.length > 0;
  return {
    waitsFor,
    repeats,
    ...(blocking ?? { state: isApproved ? ('approved' as const) : ('open' as const), people: approving }),
  };
}

function findRepeats(part: ReviewPart, review: Review, roles: readonly Role[]): readonly Repeat[] {
  const approvals = feedbackOn(part.id, review)
    .filter((entry) => verdictState(part, entry) === 'approved' && roles.includes(entry.reviewer.role))
    .toSorted((one, other) => Date.parse(one.judgement?.at ?? '') - Date.parse(other.judgement?.at ?? ''))
    .map(({ reviewer }) => reviewer);
  return approvals.flatMap((reviewer) => {
    const first = approvals.find(({ name }) => isSameName(name, reviewer.name)) ?? reviewer;
    return first === reviewer ? [] : [{ reviewer, counted: first.role }];
  });
}

export function partState(part: ReviewPart, review: Review): ReviewState {
  return statusOf(part, review).state;
}

export function reviewMarks(model: ChartModel, review: Review): Marks {
  return new Map(
    reviewParts(model).flatMap((part) => {
      const { state, people } = statusOf(part, review);
      const verdict = state === 'open' && people.length > 0 ? 'partly' : state;
      return part.stateIds.map((id) => [id, { verdict }] as const);
    }),
  );
}
