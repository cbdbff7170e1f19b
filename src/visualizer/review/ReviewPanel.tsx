import { useRef } from 'react';
import { REVIEW } from '#src/content/visualizer/review.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { useKeys } from '#src/visualizer/parts/useKeys.ts';
import { ItemJudgement } from './ItemJudgement.tsx';
import { progress } from './reviewItems.ts';
import classes from './ReviewPanel.module.css';
import { ReviewProgress } from './ReviewProgress.tsx';
import { type Judging, type JudgingProps, useJudging } from './useJudging.ts';

export type ReviewPanelProps = JudgingProps & {
  /** Whether this browser saves the review. */
  readonly isSaved: boolean;
  readonly onReviewer: (name: string) => void;
};

/** The review in the side panel: who reviews, the selected item with its verdict, and the way to the next open one. */
export function ReviewPanel(props: ReviewPanelProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const judging = useJudging(props);
  useKeys(panelRef, judging.onKey);
  return (
    <div ref={panelRef} role="group" aria-label={REVIEW.title}>
      <PanelBody {...props} judging={judging} />
    </div>
  );
}

/** The content of the panel. */
export function PanelBody({
  model,
  review,
  selectedId,
  drafts,
  isSaved,
  onReviewer,
  judging,
}: ReviewPanelProps & { readonly judging: Judging }) {
  const { item, next, announcement, goNext } = judging;
  const isInitial = model.transitions.some(({ id }) => id === selectedId);
  return (
    <div className={classes.panel}>
      <ReviewProgress progress={progress(model, review)} />
      {!isSaved && (
        <p className={classes.warning} role="alert">
          {REVIEW.notSaved}
        </p>
      )}
      <ReviewerField reviewer={review.reviewer} onReviewer={onReviewer} />
      {item === null ? (
        <p className={classes.quiet}>{isInitial ? REVIEW.initialSelected : REVIEW.nothingSelected}</p>
      ) : (
        <ItemJudgement review={review} item={item} judging={judging} drafts={drafts} />
      )}
      <Button variant="primary" aria-disabled={next === null} onClick={goNext}>
        {REVIEW.next}
      </Button>
      <p className={classes.quiet}>{next === null ? REVIEW.nothingOpen : REVIEW.keys}</p>
      <p className={classes.unseen} role="status">
        {announcement}
      </p>
    </div>
  );
}

type ReviewerFieldProps = { readonly reviewer: string; readonly onReviewer: (name: string) => void };

function ReviewerField({ reviewer, onReviewer }: ReviewerFieldProps) {
  return (
    <label className={classes.field}>
      <span>{REVIEW.reviewer}</span>
      <input
        type="text"
        autoComplete="name"
        placeholder={REVIEW.reviewerHint}
        value={reviewer}
        onChange={(event) => onReviewer(event.target.value)}
      />
    </label>
  );
}
