import type { Review } from '#src/review/page/facts/review.ts';
import { isAsked, ownState, partState, type ReviewPart, type ReviewState } from '#src/review/page/facts/reviewParts.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import classes from './ReviewView.module.css';
import { VerdictMark } from './VerdictMark.tsx';

type PartListProps = {
  readonly parts: readonly ReviewPart[];
  readonly review: Review;
  readonly openId: string;
  readonly onOpen: (id: string) => void;
};

/** The parts that ask this reviewer, with their own verdicts, and folded those that ask others. */
export function PartList({ parts, review, openId, onOpen }: PartListProps) {
  const stories = parts.filter((part) => part.roles.length === 0 && !isAsked(part, review));
  const asked = parts.filter((part) => !stories.includes(part) && (review.me === null || isAsked(part, review)));
  const others = parts.filter((part) => !stories.includes(part) && !asked.includes(part));
  const list = (label: string, some: readonly ReviewPart[], stateOf: typeof ownState) => (
    <ol className={classes.list} aria-label={label}>
      {some.map((part) => (
        <li key={part.id}>
          <button type="button" aria-current={part.id === openId ? 'true' : undefined} onClick={() => onOpen(part.id)}>
            <span className={classes.title}>{part.title}</span>
            <VerdictMark verdict={shownState(part, review, stateOf)} />
          </button>
        </li>
      ))}
    </ol>
  );
  const folded = (label: string, some: readonly ReviewPart[], stateOf: typeof ownState) =>
    some.length > 0 && (
      <details open={some.some(({ id }) => id === openId)}>
        <summary>{label}</summary>
        {list(label, some, stateOf)}
      </details>
    );
  return (
    <>
      {asked.length > 0 && list(REVIEW.parts, asked, review.me === null ? partState : ownState)}
      {folded(REVIEW.othersParts(others.length), others, partState)}
      {folded(REVIEW.stories(stories.length), stories, ownState)}
    </>
  );
}

/** The state of a part in the list; what anybody objects to shows, whatever the reviewer said. */
function shownState(part: ReviewPart, review: Review, stateOf: typeof ownState): ReviewState {
  const state = partState(part, review);
  return state === 'rejected' || state === 'questioned' ? state : stateOf(part, review);
}
