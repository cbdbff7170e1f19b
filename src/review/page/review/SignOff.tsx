import { IconPrinter } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { type Proof, proofOf } from '#src/review/engine/model/proof.ts';
import { isSamePerson, needsOf, type Review, type Reviewer, sayingsOf } from '#src/review/page/facts/review.ts';
import {
  partState,
  progress,
  type ReviewPart,
  type ReviewState,
  rolesOf,
  stateOf,
} from '#src/review/page/facts/reviewParts.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { printWithPictures } from '#src/review/page/scene/printWithPictures.ts';
import { ScreenPicture } from '#src/review/page/scene/ScreenPicture.tsx';
import { dateText, dateTimeText } from '#src/review/page/words/proof.ts';
import { REVIEW, ROLE_WORDS, SIGN_OFF } from '#src/review/page/words/review.ts';
import { ReviewProgress } from './ReviewProgress.tsx';
import classes from './SignOff.module.css';
import { VerdictMark } from './VerdictMark.tsx';

type SignOffProps = {
  readonly model: ChartModel;
  readonly parts: readonly ReviewPart[];
  readonly review: Review;
  readonly proof: Proof | null;
};

/** The groups of the sheet: what is approved comes first and in full. */
const GROUPS: readonly (readonly [title: string, states: readonly ReviewState[]])[] = [
  [SIGN_OFF.approved, ['approved']],
  [SIGN_OFF.objected, ['questioned', 'rejected']],
  [SIGN_OFF.stale, ['stale']],
  [SIGN_OFF.open, ['open']],
];

const SHORT_HASH = 8;
const shortHash = (hash: string) => hash.slice(0, SHORT_HASH);

/** The sheet that is printed and signed: which version, what was approved by whom, what was not, and who signs it. */
export function SignOff({ model, parts, review, proof }: SignOffProps) {
  const [today] = useState(() => new Date().toISOString());
  const sheet = useRef<HTMLElement>(null);
  const people = reviewersOf(parts, review);
  const isJudged = ({ id }: ReviewPart) => sayingsOf(id, review).some(({ judgement }) => judgement !== null);
  // The date at which the file was built, as its server says.
  const built = dateText(new Date(document.lastModified).toISOString());
  return (
    <section ref={sheet} className={classes.sheet} aria-labelledby="sign-off-title">
      <header className={classes.head}>
        <div>
          <h2 id="sign-off-title">{SIGN_OFF.title}</h2>
          <p>{SIGN_OFF.version(model.title, built, shortHash(model.hash))}</p>
          <p>{SIGN_OFF.printed(dateTimeText(today))}</p>
        </div>
        <Button className={classes.print} onClick={() => void printWithPictures(sheet.current)}>
          <IconPrinter size={18} aria-hidden />
          {REVIEW.print}
        </Button>
      </header>
      <ReviewProgress mine={null} everybody={progress(parts, (part) => partState(part, review))} />
      {people.length === 0 && <p>{SIGN_OFF.empty}</p>}
      {GROUPS.map(([title, states]) => {
        const group = parts.filter((part) => states.includes(partState(part, review)));
        return (
          group.length > 0 && (
            <section key={title} className={classes.group}>
              <h3>{`${title} (${group.length})`}</h3>
              {group.filter(isJudged).map((part) => (
                <JudgedPart key={part.id} part={part} review={review} proof={proof} />
              ))}
              {states[0] === 'open' && <OpenParts parts={group} review={review} />}
            </section>
          )
        );
      })}
      {people.length > 0 && (
        <section className={classes.group}>
          <p>{SIGN_OFF.statement}</p>
          {people.map((person) => (
            <Signature key={REVIEW.person(person)} name={REVIEW.person(person)} />
          ))}
        </section>
      )}
    </section>
  );
}

type PartProps = { readonly part: ReviewPart; readonly review: Review; readonly proof: Proof | null };

/** A part with its picture, its sentences, and everybody's verdict. */
function JudgedPart({ part, review, proof }: PartProps) {
  const picture = proof === null ? undefined : proofOf(part.id, proof).pictures[0];
  return (
    <article className={classes.part}>
      <h4>{part.title}</h4>
      {picture !== undefined && part.isScreen && (
        <div className={classes.picture}>
          <ScreenPicture address={picture} />
        </div>
      )}
      <ul className={classes.sayings}>
        {sayingsOf(part.id, review).map((saying) => {
          const { reviewer, note, judgement } = saying;
          if (judgement === null) return null;
          const by = [REVIEW.person(reviewer), dateTimeText(judgement.at), shortHash(judgement.version)] as const;
          return (
            <li key={by[0]}>
              <VerdictMark verdict={stateOf(part, saying)} />
              <span>{SIGN_OFF.by(...by)}</span>
              {note !== '' && <blockquote>{note}</blockquote>}
            </li>
          );
        })}
      </ul>
      <ul className={classes.items}>
        {needsOf(part.id, review).map(({ role, isNeeded, by, at }) => (
          <li key={role}>{SIGN_OFF.need(ROLE_WORDS[role], isNeeded, by, dateTimeText(at))}</li>
        ))}
        {part.items.map(({ id, kind, text }) => (
          <li key={id} data-kind={kind}>
            {text}
          </li>
        ))}
        {/* What is written elsewhere has no rules: its words are what was approved. */}
        {part.items.length === 0 && part.words?.map((text) => <li key={text}>{text}</li>)}
      </ul>
    </article>
  );
}

/** What has no approval yet, by name, and whom it waits for. */
function OpenParts({ parts, review }: { readonly parts: readonly ReviewPart[]; readonly review: Review }) {
  return (
    <ul>
      {parts.map((part) => {
        const approving = sayingsOf(part.id, review)
          .filter((saying) => stateOf(part, saying) === 'approved')
          .map(({ reviewer }) => reviewer.role);
        const missing = rolesOf(part, review).filter((role) => !approving.includes(role));
        return <li key={part.id}>{`${part.title}: ${SIGN_OFF.waitsFor(missing.map((role) => ROLE_WORDS[role]))}`}</li>;
      })}
    </ul>
  );
}

function Signature({ name }: { readonly name: string }) {
  return (
    <dl className={classes.signature}>
      {([SIGN_OFF.name, SIGN_OFF.signature, SIGN_OFF.date] as const).map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{label === SIGN_OFF.name ? name : ''}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Everybody who judged a part, each once. */
function reviewersOf(parts: readonly ReviewPart[], review: Review): readonly Reviewer[] {
  const all = parts.flatMap(({ id }) =>
    sayingsOf(id, review).flatMap(({ reviewer, judgement }) => (judgement === null ? [] : [reviewer])),
  );
  return all.filter((one, index) => all.findIndex((other) => isSamePerson(one, other)) === index);
}
