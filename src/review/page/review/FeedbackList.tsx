import { isEdited, isSamePerson, type Review, feedbackOn } from '#src/review/page/facts/review.ts';
import { type ReviewPart, verdictState } from '#src/review/page/facts/reviewParts.ts';
import { dateTimeText } from '#src/review/page/words/proof.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import classes from './PartReview.module.css';
import { VerdictMark } from './VerdictMark.tsx';

type FeedbackListProps = { readonly part: ReviewPart; readonly review: Review };

export function FeedbackList({ part, review }: FeedbackListProps) {
  const feedback = feedbackOn(part.id, review);
  if (feedback.length === 0) return null;
  return (
    <ul className={classes.feedback} aria-label={REVIEW.verdicts}>
      {feedback.map((entry) => (
        <Row as="li" gap={2} key={REVIEW.person(entry.reviewer)}>
          <strong>{REVIEW.person(entry.reviewer)}</strong>
          <VerdictMark verdict={verdictState(part, entry)} />
          <Text as="time" kind="quiet">
            {dateTimeText(entry.judgement?.at ?? entry.at)}
            {isEdited(entry) && `, ${REVIEW.edited(dateTimeText(entry.at))}`}
          </Text>
          {entry.note !== '' && !isSamePerson(entry.reviewer, review.me) && <blockquote>{entry.note}</blockquote>}
          {entry.earlier.length > 0 && (
            <details>
              <summary>{REVIEW.earlier(entry.earlier.length)}</summary>
              <ol>
                {entry.earlier.map(({ at, verdict, note }) => (
                  <Row as="li" gap={2} key={at}>
                    <VerdictMark verdict={verdict ?? 'open'} />
                    <Text as="time" kind="quiet">
                      {dateTimeText(at)}
                    </Text>
                    {note !== '' && <blockquote>{note}</blockquote>}
                  </Row>
                ))}
              </ol>
            </details>
          )}
        </Row>
      ))}
    </ul>
  );
}
