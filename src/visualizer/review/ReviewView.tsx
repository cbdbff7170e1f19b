import { useMemo, useRef, useState } from 'react';
import { REVIEW } from '#src/content/visualizer/review.ts';
import { Tabs } from '#src/visualizer/parts/Tabs.tsx';
import { useKeys } from '#src/visualizer/parts/useKeys.ts';
import { ChartQuestions } from './ChartQuestions.tsx';
import { questionsOf } from './questions.ts';
import type { Review } from './review.ts';
import { ReviewFiles } from './ReviewFiles.tsx';
import { ReviewList } from './ReviewList.tsx';
import { PanelBody, type ReviewPanelProps } from './ReviewPanel.tsx';
import classes from './ReviewView.module.css';
import { SignOff } from './SignOff.tsx';
import { useJudging } from './useJudging.ts';

type ReviewViewProps = ReviewPanelProps & {
  /** The review with what a file brought. */
  readonly onImport: (review: Review) => void;
  /** Gives a text to the reviewer as a file of this name. */
  readonly onSave: (text: string, name: string) => void;
  readonly onPrint: () => void;
};

const PARTS = ['list', 'questions', 'signOff'] as const;
type Part = (typeof PARTS)[number];

/** The review: every item with its verdict, the one that is being judged, questions, files and the sheet. */
export function ReviewView(props: ReviewViewProps) {
  const { model, review, now, selectedId, onSelect, onImport, onSave, onPrint } = props;
  const [part, setPart] = useState<Part>('list');
  const panelRef = useRef<HTMLDivElement>(null);
  const judging = useJudging(props);
  useKeys(panelRef, judging.onKey);
  const questions = useMemo(() => questionsOf(model), [model]);
  const words = { list: REVIEW.list, questions: REVIEW.questionsTab(questions.length), signOff: REVIEW.signOff };
  return (
    <div ref={panelRef} className={classes.view} role="group" aria-label={REVIEW.title}>
      <header className={classes.head}>
        <p className={classes.explained}>{REVIEW.explained}</p>
        <ReviewFiles model={model} review={review} now={now} onImport={onImport} onSave={onSave} />
      </header>
      <Tabs label={REVIEW.parts} id="review" names={PARTS} words={words} current={part} onOpen={setPart} />
      <div className={classes.columns} role="tabpanel" id="review-panel" aria-labelledby={`review-tab-${part}`}>
        {part === 'list' && (
          <ReviewList items={judging.items} review={review} selectedId={selectedId} onSelect={onSelect} />
        )}
        {part === 'questions' && <ChartQuestions model={model} questions={questions} onSelect={onSelect} />}
        {part === 'signOff' && <SignOff model={model} review={review} today={now()} onPrint={onPrint} />}
        <aside className={classes.panel} aria-label={REVIEW.selected}>
          <PanelBody {...props} judging={judging} />
        </aside>
      </div>
    </div>
  );
}
