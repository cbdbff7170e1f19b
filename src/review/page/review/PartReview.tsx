import { useEffect, useRef } from 'react';
import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react';
import { dateTimeText } from '#src/review/page/words/proof.ts';
import { REVIEW, VERDICT_ACTIONS, VERDICT_WORDS } from '#src/review/page/words/review.ts';
import { WordingTable } from '#src/review/page/compare/WordingTable.tsx';
import { wordingChanges } from '#src/review/page/facts/wordingChanges.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { ScreenPicture } from '#src/review/page/scene/ScreenPicture.tsx';
import classes from './PartReview.module.css';
import { type Judgement, judgementOf, type Review, type Verdict, VERDICTS } from '#src/review/page/facts/review.ts';
import { type ReviewPart, verdictOf } from '#src/review/page/facts/reviewParts.ts';
import { VerdictMark } from './VerdictMark.tsx';

const ICONS = { approved: IconCheck, questioned: IconQuestionMark, rejected: IconX } as const;

type PartReviewProps = {
  readonly part: ReviewPart;
  readonly review: Review;
  readonly note: string;
  /** The address of a picture of the screen; null when there is none. */
  readonly picture: string | null;
  readonly onNote: (note: string) => void;
  readonly onVerdict: (verdict: Verdict | null) => void;
};

/** One screen with all that lies in it: what was said of it, what changed since, its picture, and what can be said. */
export function PartReview({ part, review, note, picture, onNote, onVerdict }: PartReviewProps) {
  const verdict = verdictOf(part, review);
  const judgement = judgementOf(part.id, review);
  const before = verdict === 'stale' ? (judgement?.picture ?? null) : null;
  return (
    <article className={classes.part} aria-labelledby="review-part-title">
      <header className={classes.head}>
        <h2 id="review-part-title">{part.title}</h2>
        <VerdictMark verdict={verdict} />
      </header>
      {judgement !== null && (
        <div className={classes.said}>
          <div>
            <p>{`${VERDICT_WORDS[judgement.verdict]}: ${REVIEW.by(judgement.reviewer, dateTimeText(judgement.at))}`}</p>
            {verdict === 'stale' && judgement.note !== '' && <blockquote>{judgement.note}</blockquote>}
          </div>
          <Button variant="subtle" onClick={() => onVerdict(null)}>
            {REVIEW.takeBack}
          </Button>
        </div>
      )}
      <div className={classes.verdicts} role="group" aria-label={REVIEW.verdict}>
        {VERDICTS.map((one) => {
          const Icon = ICONS[one];
          return (
            <Button key={one} aria-pressed={verdict === one} data-verdict={one} onClick={() => onVerdict(one)}>
              <Icon size={18} stroke={2.25} aria-hidden />
              {VERDICT_ACTIONS[one]}
            </Button>
          );
        })}
      </div>
      <label className={classes.note}>
        <span>{REVIEW.note}</span>
        <textarea
          rows={2}
          value={note}
          placeholder={REVIEW.noteHint}
          onChange={(event) => onNote(event.target.value)}
        />
      </label>
      {judgement !== null && verdict === 'stale' && <Changes part={part} judgement={judgement} />}
      <div className={classes.now} data-is-pictured={picture !== null}>
        {picture !== null && (
          <div className={classes.pictures}>
            {before !== null && (
              <figure>
                <figcaption>{REVIEW.before}</figcaption>
                <PictureBefore svg={before} />
              </figure>
            )}
            <figure>
              {before !== null && <figcaption>{REVIEW.after}</figcaption>}
              <div className={classes.picture}>
                <ScreenPicture address={picture} />
              </div>
            </figure>
          </div>
        )}
        <Wording part={part} />
      </div>
    </article>
  );
}

/** The screen as it looked when it was judged. */
function PictureBefore({ svg }: { readonly svg: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [svg]);
  return <img ref={image} className={classes.picture} alt={REVIEW.pictureBefore} />;
}

/** What is read: each state, and below it its rules. */
function Wording({ part: { items } }: Pick<PartReviewProps, 'part'>) {
  return (
    <ul className={classes.wording} aria-label={REVIEW.wording}>
      {items.map(({ id, kind, text }) => (
        <li key={id} data-kind={kind}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Before and after, side by side. */
function Changes({ part, judgement }: { readonly part: ReviewPart; readonly judgement: Judgement }) {
  const changes = wordingChanges(judgement.wording, part.items);
  if (changes.length === 0) return <p className={classes.quiet}>{REVIEW.sameWording}</p>;
  return <WordingTable changes={changes} />;
}
