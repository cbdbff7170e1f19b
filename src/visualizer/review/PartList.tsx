import { REVIEW } from '#src/content/visualizer/review.ts';
import classes from './PartList.module.css';
import type { Review } from './review.ts';
import { type ReviewPart, verdictOf } from './reviewParts.ts';
import { VerdictMark } from './VerdictMark.tsx';

type PartListProps = {
  readonly parts: readonly ReviewPart[];
  readonly review: Review;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
};

/** The screens, and what goes on beside them, each with its verdict. */
export function PartList({ parts, review, openId, onOpen }: PartListProps) {
  return (
    <ol className={classes.list} aria-label={REVIEW.parts}>
      {parts.map((part) => (
        <li key={part.id}>
          <button type="button" aria-current={part.id === openId ? 'true' : undefined} onClick={() => onOpen(part.id)}>
            <span className={classes.title}>{part.title}</span>
            <VerdictMark verdict={verdictOf(part, review)} />
          </button>
        </li>
      ))}
    </ol>
  );
}
