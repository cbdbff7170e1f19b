import { REVIEW } from '#src/review/page/words/review.ts';
import type { Progress } from '#src/review/page/facts/reviewParts.ts';
import classes from './ReviewProgress.module.css';

const KINDS = ['approved', 'questioned', 'rejected', 'stale'] as const;

/** How far the review has come, in words and as a bar. */
export function ReviewProgress({ progress }: { readonly progress: Progress }) {
  const { approved, questioned, rejected, stale, all } = progress;
  return (
    <div className={classes.progress}>
      <p className={classes.words}>
        <strong>{REVIEW.approved(approved, all)}</strong>
        <span>{REVIEW.counts(questioned, rejected, stale)}</span>
      </p>
      <div className={classes.bar} aria-hidden>
        {KINDS.map((kind) => (
          <span key={kind} data-kind={kind} style={{ inlineSize: `${(progress[kind] / Math.max(1, all)) * 100}%` }} />
        ))}
      </div>
    </div>
  );
}
