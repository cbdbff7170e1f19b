import { IconDownload, IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { localIsoDate } from '#machines/domain/time.ts';
import { saveFile } from '#src/components/saveFile.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { useDrawnModel, useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { exportReview, readReview, mergeReviews } from '#src/review/page/facts/reviewFile.ts';
import { reviewParts } from '#src/review/page/facts/reviewParts.ts';
import classes from './ReviewFiles.module.css';

/** Saves the review as a file, and puts the review of a file into this one. */
export function ReviewFiles() {
  const send = useSend();
  const model = useDrawnModel();
  const review = useViewer(({ context }) => context.review);
  const inputRef = useRef<HTMLInputElement>(null);
  /** What is said after a file was opened. */
  const [message, setMessage] = useState<readonly string[]>([]);
  const open = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const text = await input.files?.[0]?.text().catch(() => '');
    input.value = '';
    const read = readReview(text ?? '');
    if (read === null) return setMessage([REVIEW.notAReview]);
    const { review: coming, chart } = read;
    if (chart !== null && chart.id !== model.id) return setMessage([REVIEW.anotherChart(chart.id, model.id)]);
    const { review: merged, added, disputed } = mergeReviews(review, coming);
    const titles = reviewParts(model).flatMap(({ id, title }) => (disputed.includes(id) ? [title] : []));
    setMessage([
      REVIEW.imported(added, Object.keys(coming.judgements).length),
      ...(chart !== null && chart.hash !== model.hash ? [REVIEW.otherChart] : []),
      ...(titles.length > 0 ? [REVIEW.disputed(titles)] : []),
    ]);
    send({ type: 'review.imported', review: merged });
  };
  const save = () => {
    const name = REVIEW.fileName(model.id, localIsoDate(new Date()));
    saveFile(new Blob([exportReview(model, review)], { type: 'application/json' }), name);
  };
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
          hidden
          onChange={(event) => void open(event)}
        />
      </div>
      <div role="status" className={classes.status}>
        {message.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
