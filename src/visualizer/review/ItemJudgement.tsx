import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { dateTimeText } from '#src/content/visualizer/proof.ts';
import { REVIEW, VERDICT_ACTIONS, VERDICT_WORDS } from '#src/content/visualizer/review.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import classes from './ItemJudgement.module.css';
import type { NoteDrafts } from './noteDrafts.ts';
import { type Judgement, judgementOf, type Review, VERDICTS, verdictOf } from './review.ts';
import type { ReviewItem } from './reviewItems.ts';
import type { Judging } from './useJudging.ts';
import { VerdictMark } from './VerdictMark.tsx';

const ICONS = { approved: IconCheck, questioned: IconQuestionMark, rejected: IconX } as const;

type ItemJudgementProps = {
  readonly review: Review;
  readonly item: ReviewItem;
  readonly judging: Judging;
  readonly drafts: NoteDrafts;
};

/** One item, what was said of it, and what can be said. */
export function ItemJudgement({ review, item, judging, drafts }: ItemJudgementProps) {
  const { note, isDraft, requestedNote, say } = judging;
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const verdict = verdictOf(item, review);
  const judgement = judgementOf(item.id, review);
  useEffect(() => {
    if (requestedNote !== null) noteRef.current?.focus();
  }, [requestedNote]);

  const saveNote = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    say(requestedNote?.verdict ?? 'questioned');
  };
  return (
    <div className={classes.item}>
      <p className={classes.place}>{[item.kind === 'state' ? REVIEW.state : REVIEW.rule, ...item.place].join(' › ')}</p>
      <div className={classes.head}>
        <h3>{item.title}</h3>
        <VerdictMark verdict={verdict} />
      </div>
      <p className={classes.sentence}>{item.sentence}</p>
      {judgement !== null && <Said judgement={judgement} isStale={verdict === 'stale'} onTakeBack={() => say(null)} />}
      <div className={classes.verdicts} role="group" aria-label={REVIEW.verdict}>
        {VERDICTS.map((one) => {
          const Icon = ICONS[one];
          return (
            <Button key={one} aria-pressed={verdict === one} data-verdict={one} onClick={() => say(one)}>
              <Icon size={18} stroke={2.25} aria-hidden />
              {VERDICT_ACTIONS[one]}
            </Button>
          );
        })}
      </div>
      <label className={classes.note}>
        <span>{REVIEW.note}</span>
        <textarea
          ref={noteRef}
          rows={3}
          value={note}
          aria-describedby="review-note-hint"
          onKeyDown={saveNote}
          onChange={(event) => drafts.write(item.id, event.target.value)}
        />
      </label>
      <p id="review-note-hint" className={classes.hint} data-is-requested={requestedNote !== null}>
        {hintOf(requestedNote, isDraft)}
      </p>
    </div>
  );
}

type SaidProps = { readonly judgement: Judgement; readonly isStale: boolean; readonly onTakeBack: () => void };

function Said({ judgement: { verdict, note, reviewer, at }, isStale, onTakeBack }: SaidProps) {
  const words = VERDICT_WORDS[verdict];
  return (
    <div className={classes.said}>
      <div>
        {isStale && <p>{REVIEW.staleNote(words.toLowerCase())}</p>}
        {isStale && note !== '' && <blockquote>{note}</blockquote>}
        <p>{`${words}: ${REVIEW.by(reviewer, dateTimeText(at))}`}</p>
      </div>
      <Button variant="subtle" onClick={onTakeBack}>
        {REVIEW.takeBack}
      </Button>
    </div>
  );
}

function hintOf(requestedNote: Judging['requestedNote'], isDraft: boolean): string {
  if (requestedNote !== null) return REVIEW.noteNeeded[requestedNote.verdict];
  return isDraft ? REVIEW.draftSaved : REVIEW.noteHint;
}
