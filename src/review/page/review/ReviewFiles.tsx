import { IconDownload, IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { localIsoDate } from '#machines/domain/time.ts';
import { saveFile } from '#src/components/saveFile.ts';
import { dateTimeText } from '#src/review/page/words/proof.ts';
import { REVIEW, VERDICT_WORDS } from '#src/review/page/words/review.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { useDrawnModel, useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { isSamePerson, type VerdictRecord, type Review } from '#src/review/page/facts/review.ts';
import { type ReviewPart, reviewParts, rolesOf } from '#src/review/page/facts/reviewParts.ts';
import { exportReview, readReview, mergeReviews } from '#src/review/page/facts/reviewFile.ts';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import classes from './ReviewFiles.module.css';

export function ReviewFiles() {
  const send = useSend();
  const model = useDrawnModel();
  const review = useViewer(({ context }) => context.review);
  const inputRef = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<readonly string[]>([]);
  const open = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const text = await input.files?.[0]?.text().catch(() => '');
    input.value = '';
    const imported = readReview(text ?? '');
    if (typeof imported === 'string') return setMessage([REVIEW[imported]]);
    const { review: merged, received, conflicts } = mergeReviews(review, imported);
    const parts = reviewParts(model);
    const verdictText = ({ verdict, at }: VerdictRecord) =>
      `${VERDICT_WORDS[verdict].toLowerCase()} on ${dateTimeText(at)}`;
    const rolesIn = (part: ReviewPart, one: Review) => rolesOf(part, one).join(' ');
    const isOlder = Object.values(imported.said)
      .flat()
      .some(({ judgement }) => judgement && judgement.version !== model.hash);
    const changedParts = parts
      .filter((part) => rolesIn(part, merged) !== rolesIn(part, review))
      .map(({ title }) => title);
    const people = [...new Set(received.map(({ reviewer }) => REVIEW.person(reviewer)))];
    const verdicts = received.filter(({ judgement }) => judgement !== null).length;
    const notes = received.filter(({ note }) => note !== '').length;
    setMessage([
      received.length === 0 ? REVIEW.nothingImported : REVIEW.imported(people, verdicts, notes),
      ...conflicts.map(({ id, reviewer, here, inFile }) => {
        const title = parts.find((part) => part.id === id)?.title ?? id;
        return REVIEW.conflict(REVIEW.person(reviewer), title, verdictText(here), verdictText(inFile));
      }),
      ...(changedParts.length === 0 ? [] : [REVIEW.needsChanged(changedParts)]),
      ...(isOlder ? [REVIEW.otherVersion] : []),
      ...(received.some(({ reviewer }) => isSamePerson(reviewer, review.me)) ? [] : [REVIEW.mineStays]),
    ]);
    send({ type: 'review.imported', review: merged });
  };
  const save = () => {
    const person = (review.me?.name ?? 'unnamed').toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-');
    const name = REVIEW.fileName(model.id, person, localIsoDate(new Date()));
    saveFile(new Blob([exportReview(review)], { type: 'application/json' }), name);
  };
  return (
    <>
      <Row gap={2}>
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
      </Row>
      <Card role="status" tone="action" pad={3} className={classes.status}>
        {message.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Card>
    </>
  );
}
