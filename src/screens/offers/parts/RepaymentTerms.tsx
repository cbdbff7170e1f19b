import { useId } from 'react';
import { CREATOR_PERCENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import classes from './RepaymentTerms.module.css';

/** When funding begins, where repayment comes from and how a month's payout is split (R8.4, R14.3). */
export function RepaymentTerms() {
  const headingId = useId();
  const { heading, split, points, estimate } = OFFERS_TEXT.repayment;
  return (
    <section className={classes.terms} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {heading}
      </h2>
      <div aria-hidden className={classes.split}>
        <span className={classes.repayment} style={{ flexGrow: REPAYMENT_PERCENT }} />
        <span className={classes.creator} style={{ flexGrow: CREATOR_PERCENT }} />
      </div>
      <p aria-hidden className={classes.words}>
        <span>{split.toRepayment}</span>
        <span>{split.toCreator}</span>
      </p>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={classes.estimate}>{estimate}</p>
    </section>
  );
}
