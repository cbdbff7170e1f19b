import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { dateTimeText } from '#src/review/page/words/proof.ts';
import { REVIEW, SIGN_OFF } from '#src/review/page/words/review.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { judgementOf, type Review } from '#src/review/page/facts/review.ts';
import { progress, type ReviewPart, verdictOf } from '#src/review/page/facts/reviewParts.ts';
import { ReviewProgress } from './ReviewProgress.tsx';
import classes from './SignOff.module.css';
import { VerdictMark } from './VerdictMark.tsx';

type SignOffProps = {
  readonly model: ChartModel;
  readonly parts: readonly ReviewPart[];
  readonly review: Review;
};

/** The sheet that is printed and signed: which version, every verdict, and who signs it. */
export function SignOff({ model, parts, review }: SignOffProps) {
  const [today] = useState(() => new Date().toISOString());
  const judged = parts.filter((part) => verdictOf(part, review) !== 'open');
  const open = parts.length - judged.length;
  const reviewers = new Set(judged.map(({ id }) => judgementOf(id, review)?.reviewer ?? ''));
  return (
    <section className={classes.sheet} aria-labelledby="sign-off-title">
      <header className={classes.head}>
        <div>
          <h2 id="sign-off-title">{SIGN_OFF.title}</h2>
          <p>{SIGN_OFF.chart(model.title, model.hash)}</p>
          <p>{SIGN_OFF.printed(dateTimeText(today))}</p>
        </div>
        <Button className={classes.print} onClick={() => window.print()}>
          <IconPrinter size={18} aria-hidden />
          {REVIEW.print}
        </Button>
      </header>
      <ReviewProgress progress={progress(parts, review)} />
      {judged.length === 0 ? <p>{SIGN_OFF.empty}</p> : <Judgements parts={judged} review={review} />}
      {open > 0 && <p className={classes.open}>{SIGN_OFF.open(open)}</p>}
      <p>{SIGN_OFF.statement}</p>
      {(reviewers.size === 0 ? [''] : [...reviewers]).map((name) => (
        <dl key={name} className={classes.signature}>
          <div>
            <dt>{SIGN_OFF.name}</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>{SIGN_OFF.signature}</dt>
            <dd />
          </div>
          <div>
            <dt>{SIGN_OFF.date}</dt>
            <dd />
          </div>
        </dl>
      ))}
    </section>
  );
}

function Judgements({ parts, review }: { readonly parts: readonly ReviewPart[]; readonly review: Review }) {
  return (
    <table className={classes.judgements}>
      <thead>
        <tr>
          <th scope="col">{SIGN_OFF.columns.item}</th>
          <th scope="col">{SIGN_OFF.columns.verdict}</th>
          <th scope="col">{SIGN_OFF.columns.by}</th>
          <th scope="col">{SIGN_OFF.columns.note}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => {
          const judgement = judgementOf(part.id, review);
          return (
            <tr key={part.id}>
              <th scope="row">
                <strong>{part.title}</strong>
                <span className={classes.place}>{REVIEW.items(part.items.length)}</span>
              </th>
              <td>
                <VerdictMark verdict={verdictOf(part, review)} />
              </td>
              <td>
                {judgement?.reviewer}
                <span className={classes.place}>{judgement === null ? '' : dateTimeText(judgement.at)}</span>
              </td>
              <td>{judgement?.note}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
