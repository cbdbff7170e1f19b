import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react';
import { type PropsWithChildren, useId, useRef } from 'react';
import {
  type Judgement,
  ownSaying,
  type Review,
  type Role,
  ROLES,
  sayingsOf,
  type Verdict,
  VERDICTS,
} from '#src/review/page/facts/review.ts';
import { ownState, partState, type ReviewPart, rolesOf, stateOf } from '#src/review/page/facts/reviewParts.ts';
import { wordChanges, wordingChanges } from '#src/review/page/facts/wordingChanges.ts';
import { WordingTable } from './WordingTable.tsx';
import { Button } from '#src/review/page/parts/Button.tsx';
import { ScreenPicture } from '#src/review/page/scene/ScreenPicture.tsx';
import { dateTimeText } from '#src/review/page/words/proof.ts';
import { REVIEW, ROLE_WORDS, VERDICT_ACTIONS } from '#src/review/page/words/review.ts';
import { BeforeAndNow } from './BeforeAndNow.tsx';
import classes from './PartReview.module.css';
import { photograph } from './photograph.ts';
import { VerdictMark } from './VerdictMark.tsx';

const ICONS = { approved: IconCheck, questioned: IconQuestionMark, rejected: IconX } as const;

type PartReviewProps = PropsWithChildren<{
  readonly part: ReviewPart;
  readonly review: Review;
  /** The address of a picture of the screen; null when there is none. */
  readonly picture: string | null;
  /** Whether a question or a rejection was given without a note. */
  readonly isNoteMissing: boolean;
  /** Whether the verdict was given just now, and is undone below. */
  readonly isUndoable: boolean;
  readonly onNote: (note: string) => void;
  readonly onVerdict: (verdict: Verdict | null, picture: string | null) => void;
  readonly onNeed: (role: Role, isNeeded: boolean) => void;
}>;

/** One part with all that lies in it: who said what, what can be said, what changed since, and its picture. */
export function PartReview({ part, review, picture, children, ...given }: PartReviewProps) {
  const article = useRef<HTMLElement>(null);
  const judgement = ownSaying(part.id, review)?.judgement ?? null;
  const isStale = ownState(part, review) === 'stale';
  const taken = () => photograph(article.current?.querySelector('iframe') ?? null);
  return (
    <article ref={article} className={classes.part} aria-labelledby="review-part-title">
      <header className={classes.head}>
        <h2 id="review-part-title">{part.title}</h2>
        <VerdictMark verdict={partState(part, review)} />
      </header>
      <Needs part={part} review={review} onNeed={given.onNeed} />
      <Sayings part={part} review={review} />
      {review.me === null ? (
        <p className={classes.quiet}>{REVIEW.who.first}</p>
      ) : (
        <OwnSaying part={part} review={review} {...given} onVerdict={(verdict) => given.onVerdict(verdict, taken())} />
      )}
      {children}
      {judgement !== null && isStale && <Changes part={part} judgement={judgement} />}
      <div className={classes.now} data-is-pictured={picture !== null}>
        {picture !== null &&
          (isStale && judgement?.picture ? (
            <BeforeAndNow before={judgement.picture} address={picture} />
          ) : (
            <div className={classes.picture}>
              <ScreenPicture address={picture} />
            </div>
          ))}
        <div className={classes.wording}>
          {part.items.length > 0 && (
            <ul aria-label={REVIEW.wording}>
              {part.items.map(({ id, kind, text }) => (
                <li key={id} data-kind={kind}>
                  {text}
                </li>
              ))}
            </ul>
          )}
          {part.words !== null && part.words.length > 0 && (
            <details open>
              <summary>{REVIEW.words(part.words.length)}</summary>
              <ul>
                {part.words.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </article>
  );
}

type PartProps = Pick<PartReviewProps, 'part' | 'review'>;

/** Who has to approve the part; anybody who reviews can ask for more. */
function Needs({ part, review, onNeed }: PartProps & Pick<PartReviewProps, 'onNeed'>) {
  const roles = rolesOf(part, review);
  return (
    <fieldset className={classes.needs} disabled={review.me === null}>
      <legend>{REVIEW.needs}</legend>
      {ROLES.map((role) => (
        <label key={role}>
          <input
            type="checkbox"
            checked={roles.includes(role)}
            onChange={({ target }) => onNeed(role, target.checked)}
          />
          {ROLE_WORDS[role]}
        </label>
      ))}
    </fieldset>
  );
}

/** What everybody said, side by side. */
function Sayings({ part, review }: PartProps) {
  const sayings = sayingsOf(part.id, review);
  if (sayings.length === 0) return <p className={classes.quiet}>{REVIEW.nobody}</p>;
  return (
    <ul className={classes.sayings} aria-label={REVIEW.verdicts}>
      {sayings.map((saying) => (
        <li key={REVIEW.person(saying.reviewer)}>
          <strong>{REVIEW.person(saying.reviewer)}</strong>
          <VerdictMark verdict={stateOf(part, saying)} />
          {saying.judgement && <time>{dateTimeText(saying.judgement.at)}</time>}
          {saying.note !== '' && <blockquote>{saying.note}</blockquote>}
        </li>
      ))}
    </ul>
  );
}

type OwnSayingProps = PartProps &
  Pick<PartReviewProps, 'isNoteMissing' | 'isUndoable' | 'onNote'> & {
    readonly onVerdict: (verdict: Verdict | null) => void;
  };

/** The reviewer's own verdict and note. */
function OwnSaying({ part, review, isNoteMissing, isUndoable, onNote, onVerdict }: OwnSayingProps) {
  const problem = useId();
  const saying = ownSaying(part.id, review);
  const state = ownState(part, review);
  return (
    <>
      <label className={classes.note}>
        <span>{REVIEW.note}</span>
        <textarea
          id="review-note"
          rows={2}
          value={saying?.note ?? ''}
          placeholder={REVIEW.noteHint}
          aria-invalid={isNoteMissing}
          aria-describedby={isNoteMissing ? problem : undefined}
          onChange={(event) => onNote(event.target.value)}
        />
      </label>
      <p id={problem} role="alert" className={classes.problem}>
        {isNoteMissing && REVIEW.noteMissing}
      </p>
      <div className={classes.verdicts} role="group" aria-label={REVIEW.verdict}>
        {VERDICTS.map((one) => {
          const Icon = ICONS[one];
          return (
            <Button key={one} aria-pressed={state === one} data-verdict={one} onClick={() => onVerdict(one)}>
              <Icon size={18} stroke={2.25} aria-hidden />
              {VERDICT_ACTIONS[one]}
            </Button>
          );
        })}
      </div>
      {state !== 'open' && !isUndoable && (
        <Button variant="subtle" className={classes.takeBack} onClick={() => onVerdict(null)}>
          {REVIEW.takeBack}
        </Button>
      )}
    </>
  );
}

/** Before and after, side by side. */
function Changes({ part, judgement }: Pick<PartReviewProps, 'part'> & { readonly judgement: Judgement }) {
  const { wording, words } = judgement;
  const changes = [
    ...wordingChanges(wording, part.items),
    ...(words === null || part.words === null ? [] : wordChanges(words, part.words)),
  ];
  if (changes.length === 0) return <p className={classes.quiet}>{REVIEW.sameWording}</p>;
  return <WordingTable changes={changes} />;
}
