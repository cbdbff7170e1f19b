import { IconDownload, IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { REVIEW, REVIEW_PROBLEMS, VERDICT_WORDS } from '#src/content/visualizer/review.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { type Disagreement, mergeReviews } from './mergeReviews.ts';
import type { Judgement, Review } from './review.ts';
import { exportReview, readReview } from './reviewFile.ts';
import unseen from '#src/visualizer/parts/Unseen.module.css';
import classes from './ReviewFiles.module.css';

type ReviewFilesProps = {
  readonly model: ChartModel;
  readonly review: Review;
  readonly now: () => Date;
  readonly onImport: (review: Review) => void;
  readonly onSave: (text: string, name: string) => void;
};

/** What is said after a file was opened. */
type Message = {
  readonly isProblem: boolean;
  readonly lines: readonly string[];
  readonly disagreements: readonly Disagreement[];
};

/** Saves the review as a file, and puts the review of a file into this one. */
export function ReviewFiles({ model, review, now, onImport, onSave }: ReviewFilesProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const refuse = (line: string) => setMessage({ isProblem: true, lines: [line], disagreements: [] });
  const open = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const text = await textOf(input.files?.[0]);
    input.value = '';
    const { review: coming, chart, problem } = readReview(text);
    if (problem !== null) return refuse(REVIEW_PROBLEMS[problem]);
    if (chart !== null && chart.id !== model.id) return refuse(REVIEW.anotherChart(chart.id, model.id));
    const { review: merged, added, disagreements } = mergeReviews(review, coming);
    const isOther = chart !== null && chart.hash !== model.hash;
    const read = REVIEW.imported(added, Object.keys(coming.judgements).length);
    setMessage({ isProblem: false, lines: [read, ...(isOther ? [REVIEW.otherChart] : [])], disagreements });
    onImport(merged);
  };
  const save = () => onSave(exportReview(model, review), REVIEW.fileName(model.id, now().toISOString().slice(0, 10)));
  return (
    <div className={classes.files}>
      <div className={classes.buttons}>
        <Button onClick={save}>
          <IconDownload size={18} aria-hidden />
          {REVIEW.save}
        </Button>
        <Button onClick={() => inputRef.current?.click()}>
          <IconUpload size={18} aria-hidden />
          {REVIEW.open}
        </Button>
        <input
          ref={inputRef}
          type="file"
          accept=".json,application/json"
          aria-label={REVIEW.openLabel}
          tabIndex={-1}
          className={unseen.unseen}
          onChange={(event) => void open(event)}
        />
      </div>
      <div role="status" className={classes.status}>
        {message !== null && <ImportMessage model={model} message={message} />}
      </div>
    </div>
  );
}

function ImportMessage({ model, message }: { readonly model: ChartModel; readonly message: Message }) {
  const titles = new Map([
    ...model.states.map(({ id, title }) => [id, title] as const),
    ...model.transitions.map(({ id, label }) => [id, label] as const),
  ]);
  const { isProblem, lines, disagreements } = message;
  return (
    <div className={classes.message} data-is-problem={isProblem}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {disagreements.length > 0 && <p>{REVIEW.disagreed(disagreements.length)}</p>}
      {disagreements.length > 0 && (
        <ul>
          {disagreements.map(({ id, stays, setAside }) => (
            <li key={id}>{REVIEW.disagreement(titles.get(id) ?? id, wordsOf(stays), wordsOf(setAside))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function wordsOf({ verdict, reviewer, note }: Judgement): string {
  return REVIEW.verdictBy(VERDICT_WORDS[verdict].toLowerCase(), reviewer, note);
}

/** The text of a file; one that cannot be read has none, and is said to be no review. */
async function textOf(file: File | undefined): Promise<string> {
  try {
    return (await file?.text()) ?? '';
  } catch {
    return '';
  }
}
