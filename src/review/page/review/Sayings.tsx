import { isEdited, isSamePerson, type Review, sayingsOf } from '#src/review/page/facts/review.ts';
import { type ReviewPart, stateOf } from '#src/review/page/facts/reviewParts.ts';
import { dateTimeText } from '#src/review/page/words/proof.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import classes from './PartReview.module.css';
import { VerdictMark } from './VerdictMark.tsx';

type SayingsProps = { readonly part: ReviewPart; readonly review: Review };

export function Sayings({ part, review }: SayingsProps) {
  const sayings = sayingsOf(part.id, review);
  if (sayings.length === 0) return null;
  return (
    <ul className={classes.sayings} aria-label={REVIEW.verdicts}>
      {sayings.map((saying) => (
        <Row as="li" gap={2} key={REVIEW.person(saying.reviewer)}>
          <strong>{REVIEW.person(saying.reviewer)}</strong>
          <VerdictMark verdict={stateOf(part, saying)} />
          <Text as="time" kind="quiet">
            {dateTimeText(saying.judgement?.at ?? saying.at)}
            {isEdited(saying) && `, ${REVIEW.edited(dateTimeText(saying.at))}`}
          </Text>
          {saying.note !== '' && !isSamePerson(saying.reviewer, review.me) && <blockquote>{saying.note}</blockquote>}
          {saying.earlier.length > 0 && (
            <details>
              <summary>{REVIEW.earlier(saying.earlier.length)}</summary>
              <ol>
                {saying.earlier.map(({ at, verdict, note }) => (
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
