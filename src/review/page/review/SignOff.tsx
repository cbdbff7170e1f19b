import { IconPrinter } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { type Proof, proofOf } from '#src/review/engine/model/proof.ts';
import { numberWords, type PrintedGroup } from '#src/review/page/facts/partWords.ts';
import { needText } from '#src/review/page/facts/needText.ts';
import { checksumOf } from '#src/review/page/facts/reviewFile.ts';
import { type Review, type Feedback, feedbackOn, withdrawnVerdicts } from '#src/review/page/facts/review.ts';
import { isCounted, progress, type ReviewPart, rolesOf, verdictState } from '#src/review/page/facts/reviewParts.ts';
import { partState, statusOf } from '#src/review/page/facts/partStatus.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { printWithPreviews } from '#src/review/page/scene/printWithPreviews.ts';
import { ScreenPreview } from '#src/review/page/scene/ScreenPreview.tsx';
import { dateText, dateTimeText } from '#src/review/page/words/proof.ts';
import { REVIEW, SIGN_OFF, VERDICT_WORDS } from '#src/review/page/words/review.ts';
import { Wording } from './PartWords.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import frameClasses from '#src/review/page/proof/Frame.module.css';
import wordClasses from './PartWords.module.css';
import classes from './SignOff.module.css';
import { OverallMark, Repeats, VerdictMark } from './VerdictMark.tsx';

type SheetProps = {
  readonly model: ChartModel;
  readonly parts: readonly ReviewPart[];
  readonly review: Review;
  readonly proof: Proof | null;
};

const shortHash = (hash: string) => hash.slice(0, 8);

export function SignOff({ model, parts, review, proof }: SheetProps) {
  const [today] = useState(() => new Date().toISOString());
  const sheet = useRef<HTMLElement>(null);
  // The build date, from the server's Last-Modified header.
  const built = dateText(new Date(document.lastModified).toISOString());
  const checksum = useMemo(() => checksumOf(review), [review]);
  const counted = parts.filter((part) => isCounted(part, review));
  const withdrawnOn = ({ id }: ReviewPart) => feedbackOn(id, review).filter((one) => withdrawnVerdicts(one).length > 0);
  const verdictsOn = ({ id }: ReviewPart) => feedbackOn(id, review).filter(({ judgement }) => judgement !== null);
  const judged = parts.filter((part) => verdictsOn(part).length + withdrawnOn(part).length > 0);
  const isApproved = (part: ReviewPart) => verdictsOn(part).some((entry) => verdictState(part, entry) === 'approved');
  const printed = numberWords(judged.map((part) => (isApproved(part) ? part.groups : [])));
  const namesOf = (all: readonly Feedback[]) => [...new Set(all.map(({ reviewer }) => REVIEW.person(reviewer)))];
  const people = namesOf(judged.flatMap((part) => [...verdictsOn(part), ...withdrawnOn(part)]));
  const signing = namesOf(judged.flatMap(verdictsOn));
  return (
    <Card as="section" gap={4} ref={sheet} className={classes.sheet} aria-labelledby="sign-off-title">
      <Row as="header" isOneLine justify="between" align="start" gap={4}>
        <Stack gap={1}>
          <Text as="h2" kind="title" id="sign-off-title">
            {SIGN_OFF.title(model.title)}
          </Text>
          <Text kind="quiet">{SIGN_OFF.version(built, shortHash(model.hash))}</Text>
          <Text kind="quiet">{SIGN_OFF.file(checksum)}</Text>
          <Text kind="quiet" className={classes.onPaper}>
            {SIGN_OFF.printed(dateTimeText(today))}
          </Text>
        </Stack>
        <Button data-screen-only onClick={() => void printWithPreviews(sheet.current)}>
          <IconPrinter size={18} aria-hidden />
          {REVIEW.print}
        </Button>
      </Row>
      <Stack as="section" gap={3}>
        <h3>{SIGN_OFF.reviewers}</h3>
        <p>{people.length === 0 ? SIGN_OFF.empty : people.join(', ')}</p>
        <p>{REVIEW.everybody(progress(counted, (part) => partState(part, review)))}</p>
      </Stack>
      <OpenParts parts={counted.filter((part) => partState(part, review) !== 'approved')} review={review} />
      {judged.length > 0 && (
        <Stack as="section" gap={3}>
          <h3>{SIGN_OFF.judged(judged.length)}</h3>
          {judged.map((part, index) => (
            <JudgedPart key={part.id} {...{ part, model, review, proof }} groups={printed[index] ?? []} />
          ))}
        </Stack>
      )}
      {signing.length > 0 && (
        <section data-whole>
          <p>{SIGN_OFF.statement}</p>
          {signing.map((person) => (
            <Signature key={person} name={person} />
          ))}
        </section>
      )}
    </Card>
  );
}

function OpenParts({ parts, review }: Pick<SheetProps, 'parts' | 'review'>) {
  if (parts.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h3>{SIGN_OFF.open(parts.length)}</h3>
      <ul>
        {parts.map((part) => {
          const { state, waitsFor } = statusOf(part, review);
          return (
            <Row as="li" gap={2} key={part.id} className={classes.openPart}>
              <strong>{part.title}</strong>
              <OverallMark part={part} review={review} />
              {state !== 'open' && waitsFor.length > 0 && <VerdictMark verdict="open" text={REVIEW.waits(waitsFor)} />}
            </Row>
          );
        })}
      </ul>
    </Stack>
  );
}

type JudgedPartProps = Omit<SheetProps, 'parts'> & {
  readonly part: ReviewPart;
  readonly groups: readonly PrintedGroup[];
};

function JudgedPart({ part, model, review, proof, groups }: JudgedPartProps) {
  const picture = proof === null ? undefined : proofOf(part.id, proof).pictures[0];
  const needs = rolesOf(part, review).map((role) => needText(part, review, role));
  return (
    <article className={classes.part}>
      <Row gap={2} className={classes.opening}>
        <h4>{part.title}</h4>
        <OverallMark part={part} review={review} />
      </Row>
      {picture !== undefined && part.isScreen && (
        <div className={`${frameClasses.frame} ${classes.picture}`} data-mantine-color-scheme="light" data-whole>
          <ScreenPreview address={picture} />
        </div>
      )}
      <Stack as="ul" gap={1} className={classes.feedback} data-whole>
        {feedbackOn(part.id, review).map((feedback) => (
          <FeedbackLines key={REVIEW.person(feedback.reviewer)} {...{ part, feedback, model }} />
        ))}
      </Stack>
      <Repeats part={part} review={review} />
      {needs.length > 0 && <p>{SIGN_OFF.needs(needs)}</p>}
      <ul className={classes.items}>
        {part.items.map(({ id, kind, text }) => (
          <li key={id} data-kind={kind}>
            {text}
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <ApprovedWords key={group.heading} {...group} />
      ))}
    </article>
  );
}

type FeedbackLinesProps = Pick<JudgedPartProps, 'part' | 'model'> & { readonly feedback: Feedback };

function FeedbackLines({ part, feedback, model }: FeedbackLinesProps) {
  const { reviewer, note, judgement } = feedback;
  const person = REVIEW.person(reviewer);
  const versionText = (version: string) =>
    version === model.hash ? SIGN_OFF.thisVersion : SIGN_OFF.otherVersion(shortHash(version));
  return (
    <>
      {judgement !== null && (
        <Row as="li" gap={2}>
          <VerdictMark verdict={verdictState(part, feedback)} />
          <span>{SIGN_OFF.by(person, dateTimeText(judgement.at), versionText(judgement.version))}</span>
          {note !== '' && <blockquote>{note}</blockquote>}
        </Row>
      )}
      {withdrawnVerdicts(feedback).map((one) => (
        <Row as="li" gap={2} key={one.to}>
          <VerdictMark verdict="open" text={SIGN_OFF.withdrawn} />
          <span>
            {SIGN_OFF.withdrawnBy(VERDICT_WORDS[one.verdict], person, dateTimeText(one.from), dateTimeText(one.to))}
          </span>
          {one.note !== '' && <blockquote>{one.note}</blockquote>}
        </Row>
      ))}
    </>
  );
}

function ApprovedWords({ heading, from, words, above }: PrintedGroup) {
  return (
    <section className={classes.words}>
      <h5 className={wordClasses.heading}>{heading}</h5>
      {above !== '' && <p>{SIGN_OFF.above(above)}</p>}
      {words.length > 0 && (
        <ol start={from}>
          {words.map((text) => (
            <li key={text}>
              <Wording text={text} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Signature({ name }: { readonly name: string }) {
  return (
    <Stack as="dl" gap={5} className={classes.signature}>
      {([SIGN_OFF.name, SIGN_OFF.signature, SIGN_OFF.date] as const).map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{label === SIGN_OFF.name ? name : ''}</dd>
        </div>
      ))}
    </Stack>
  );
}
