import { memo, useId } from 'react';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import classes from './RepaymentTerms.module.css';

/** When funding begins, where repayment comes from and how a month's payout is split (R8.4). */
export const RepaymentTerms = memo(function RepaymentTerms() {
  const headingId = useId();
  const { heading, points } = OFFERS_TEXT.repayment;
  return (
    <section className={classes.terms} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {heading}
      </h2>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
});
