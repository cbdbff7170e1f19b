import type { Progress } from '#src/review/page/facts/reviewParts.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import classes from './ReviewProgress.module.css';

const KINDS = ['approved', 'questioned', 'rejected', 'stale'] as const;

type ReviewProgressProps = {
  /** How far this reviewer has come; null before anybody said who reviews. */
  readonly mine: Progress | null;
  readonly everybody: Progress;
};

/** How far the review has come, in words and as a bar. */
export function ReviewProgress({ mine, everybody }: ReviewProgressProps) {
  const { all } = everybody;
  return (
    <div className={classes.progress}>
      <p className={classes.words}>
        {mine !== null && <strong>{REVIEW.mine(mine.approved, mine.all)}</strong>}
        <span>{REVIEW.everybody(everybody.approved, all, everybody.stale)}</span>
      </p>
      <div className={classes.bar} aria-hidden>
        {KINDS.map((kind) => (
          <span key={kind} data-kind={kind} style={{ inlineSize: `${(everybody[kind] / Math.max(1, all)) * 100}%` }} />
        ))}
      </div>
    </div>
  );
}
