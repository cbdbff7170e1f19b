import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import {
  isSameName,
  needsOf,
  ownFeedback,
  type Review,
  ROLES,
  type Verdict,
  VERDICTS,
} from '#src/review/page/facts/review.ts';
import { ownState, type ReviewPart, rolesOf } from '#src/review/page/facts/reviewParts.ts';
import { needText } from '#src/review/page/facts/needText.ts';
import { WordingTable } from './WordingTable.tsx';
import { Button } from '#src/review/page/parts/Button.tsx';
import { useSend } from '#src/review/page/viewer/hooks.tsx';
import { ScreenPreview } from '#src/review/page/scene/ScreenPreview.tsx';
import { ROLE_WORDS } from '#src/review/page/words/parts.ts';
import { REVIEW, SIGN_OFF, VERDICT_ACTIONS, VERDICT_WORDS } from '#src/review/page/words/review.ts';
import { BeforeAndNow } from './BeforeAndNow.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import frameClasses from '#src/review/page/proof/Frame.module.css';
import classes from './PartReview.module.css';
import { NarrowFold } from './NarrowFold.tsx';
import { PartWords } from './PartWords.tsx';
import { captureMarkup } from './captureMarkup.ts';
import { FeedbackList } from './FeedbackList.tsx';
import { PartStatus, Repeats, VERDICT_ICONS } from './VerdictMark.tsx';

type PartReviewProps = {
  readonly part: ReviewPart;
  readonly review: Review;
  readonly picture: string | null;
  readonly next: ReviewPart | null;
  readonly onOpen: (id: string) => void;
  readonly onVerdict: (verdict: Verdict | null, picture: string | null) => void;
};

export function PartReview({ part, review, picture, next, onOpen, onVerdict }: PartReviewProps) {
  const article = useRef<HTMLElement>(null);
  const judgement = ownFeedback(part.id, review)?.judgement ?? null;
  const isStale = ownState(part, review) === 'stale';
  const judge = (verdict: Verdict | null) =>
    onVerdict(verdict, captureMarkup(article.current?.querySelector('iframe') ?? null));
  return (
    <Card as="article" pad={4} gap={4} ref={article} className={classes.part} aria-labelledby="review-part-title">
      <Row as="header" justify="between" gap={2}>
        <h2 id="review-part-title" tabIndex={-1}>
          {part.title}
        </h2>
        <PartStatus part={part} review={review} />
      </Row>
      <Repeats part={part} review={review} />
      <NarrowFold label={SIGN_OFF.needs(rolesOf(part, review).map((role) => ROLE_WORDS[role]))}>
        <Needs part={part} review={review} />
      </NarrowFold>
      <FeedbackList part={part} review={review} />
      {review.me === null ? (
        <Text kind="quiet">{REVIEW.who.first}</Text>
      ) : (
        <OwnFeedback {...{ part, review, next, onOpen }} onVerdict={judge} />
      )}
      {judgement !== null && isStale && <WordingTable part={part} judgement={judgement} />}
      <Stack gap={5} className={classes.now} data-is-pictured={picture !== null}>
        {picture !== null &&
          (isStale && judgement?.picture ? (
            <BeforeAndNow before={judgement.picture} address={picture} />
          ) : (
            <div className={`${frameClasses.frame} ${classes.picture}`}>
              <ScreenPreview address={picture} />
            </div>
          ))}
        <Stack gap={4} className={classes.wording}>
          {part.items.length > 0 && (
            <ul aria-label={REVIEW.wording}>
              {part.items.map(({ id, kind, text }) => (
                <li key={id} data-kind={kind}>
                  {text}
                </li>
              ))}
            </ul>
          )}
          <PartWords groups={part.groups} reader={review.me?.role ?? null} />
        </Stack>
      </Stack>
    </Card>
  );
}

type PartProps = Pick<PartReviewProps, 'part' | 'review'>;

/** Any reviewer can add roles, and remove the ones they added. */
function Needs({ part, review }: PartProps) {
  const send = useSend();
  const roles = rolesOf(part, review);
  return (
    <Row as="fieldset" gap={4} className={classes.needs} disabled={review.me === null}>
      <Text as="legend" kind="quiet">
        {REVIEW.needs}
      </Text>
      {ROLES.map((role) => {
        const marks = needsOf(part.id, review).filter((need) => need.role === role);
        const isAddedByOthers = marks.some(({ isNeeded, by }) => isNeeded && !isSameName(by, review.me?.name ?? ''));
        return (
          <Row as="label" isOneLine gap={2} key={role}>
            <input
              type="checkbox"
              checked={roles.includes(role)}
              disabled={part.roles.includes(role) || isAddedByOthers}
              onChange={({ target: { checked } }) =>
                send({ type: 'review.needMarked', id: part.id, role, isNeeded: checked, at: new Date().toISOString() })
              }
            />
            {needText(part, review, role)}
          </Row>
        );
      })}
    </Row>
  );
}

type OwnFeedbackProps = Omit<PartReviewProps, 'picture' | 'onVerdict'> & {
  readonly onVerdict: (verdict: Verdict | null) => void;
};

function OwnFeedback({ part, review, next, onOpen, onVerdict }: OwnFeedbackProps) {
  const send = useSend();
  const problemId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  /** A verdict that still needs a note. */
  const [pendingVerdict, setPendingVerdict] = useState<Verdict | null>(null);
  const note = ownFeedback(part.id, review)?.note ?? '';
  const state = ownState(part, review);
  const isNoteMissing = pendingVerdict !== null && note.trim() === '';
  const judge = (verdict: Verdict) => {
    const isMissing = verdict !== 'approved' && note.trim() === '';
    setPendingVerdict(isMissing ? verdict : null);
    if (isMissing) field.current?.focus();
    else if (verdict !== state) onVerdict(verdict);
    if (!isMissing && pendingVerdict !== null) onOpen(part.id);
  };
  // A, Q and R; key repeats are ignored.
  useHotkeys(VERDICTS.map((verdict) => [verdict.charAt(0), ({ repeat }) => repeat || judge(verdict)]));
  return (
    <>
      <p id={problemId} role="alert" className={classes.problem}>
        {isNoteMissing && REVIEW.noteMissing}
      </p>
      <Stack as="label" gap={1} className={classes.note}>
        <span>{REVIEW.note}</span>
        <textarea
          ref={field}
          rows={2}
          value={note}
          placeholder={REVIEW.noteHint}
          aria-invalid={isNoteMissing}
          aria-describedby={isNoteMissing ? problemId : undefined}
          onChange={({ target }) =>
            send({ type: 'review.noteWritten', id: part.id, note: target.value, at: new Date().toISOString() })
          }
          onKeyDown={(event) => {
            if (pendingVerdict === null || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing)
              return;
            event.preventDefault();
            judge(pendingVerdict);
          }}
        />
      </Stack>
      {pendingVerdict !== null && (
        <Button variant="primary" className={classes.withNote} onClick={() => judge(pendingVerdict)}>
          {REVIEW.withNote(pendingVerdict)}
        </Button>
      )}
      <Stack gap={2} className={classes.verdicts} role="group" aria-label={REVIEW.verdict}>
        {VERDICTS.map((verdict) => {
          const Icon = VERDICT_ICONS[verdict];
          return (
            <Button
              key={verdict}
              aria-pressed={state === verdict}
              data-verdict={verdict}
              onClick={() => judge(verdict)}
            >
              <Icon size={18} stroke={2.25} aria-hidden />
              {VERDICT_ACTIONS[verdict]}
            </Button>
          );
        })}
      </Stack>
      {state !== 'open' && state !== 'stale' && (
        <Card pad={2} tone="action" className={classes.given}>
          <Row justify="between" gap={2}>
            <Button
              onClick={() => {
                onVerdict(null);
                onOpen(part.id);
              }}
            >
              <IconArrowBackUp size={18} aria-hidden />
              {REVIEW.undo(VERDICT_WORDS[state])}
            </Button>
            {next === null ? (
              <span>{REVIEW.allDone}</span>
            ) : (
              <Button variant="primary" onClick={() => onOpen(next.id)}>
                {REVIEW.next(next.title)}
              </Button>
            )}
          </Row>
        </Card>
      )}
    </>
  );
}
