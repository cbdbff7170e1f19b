import { dateText } from '#src/review/page/words/proof.ts';
import { PART, ROLE_WORDS } from '#src/review/page/words/parts.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import { needsOf, type Review, type Role } from './review.ts';
import { type ReviewPart, subjectsFor } from './reviewParts.ts';

/** Returns a role's name, followed by the subjects that require it and by who added or removed it. */
export function needText(part: ReviewPart, review: Review, role: Role): string {
  const needs = needsOf(part.id, review).filter((need) => need.role === role);
  const reasons = [
    ...PART.subjects(subjectsFor(role, part)),
    ...needs.map(({ isNeeded, by, at }) => REVIEW.needMarked(isNeeded, by, dateText(at))),
  ];
  return reasons.length === 0 ? ROLE_WORDS[role] : `${ROLE_WORDS[role]} (${reasons.join(', ')})`;
}
