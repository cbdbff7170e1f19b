import type { Repayment } from '#machines/domain/repayment.ts';
import { Figure } from '#src/components/Figure.tsx';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { formatDollars } from '#src/content/format.ts';
import card from '#src/screens/parts/Card.module.css';
import { Rows } from '#src/screens/parts/Rows.tsx';
import classes from './RepaymentProgress.module.css';

const { progress: WORDS, totals: TOTALS } = DASHBOARD_ESTABLISHED;

/** How far the repayment is: what is left, one bar for each payment, filled when it is made, and the totals (R13.4). */
export function RepaymentProgress({ repayment }: { readonly repayment: Repayment }) {
  const { paidPercent, payments, remainingPayments, totalDollars, paidDollars, remainingDollars } = repayment;
  return (
    <section className={`${card.card} ${classes.progress}`}>
      <h2>{WORDS.heading}</h2>
      <Figure label={TOTALS.remaining} value={formatDollars(remainingDollars)} size="large" />
      <div
        className={classes.bars}
        role="progressbar"
        aria-label={WORDS.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={paidPercent}
        aria-valuetext={WORDS.percent(paidPercent)}
      >
        {Array.from({ length: payments.length + remainingPayments }, (_, index) => (
          <span key={index} className={classes.bar} data-status={statusOf(index - payments.length)} />
        ))}
      </div>
      <div className={classes.words}>
        <p className={classes.percent}>{WORDS.percent(paidPercent)}</p>
        <p className={classes.coming}>{WORDS.remaining(remainingPayments)}</p>
      </div>
      <Rows
        rows={{ [TOTALS.paid]: formatDollars(paidDollars), [TOTALS.total]: formatDollars(totalDollars) }}
        className={classes.totals}
      />
    </section>
  );
}

/** Where a payment stands, by how many unpaid ones come before it. */
function statusOf(unpaidBefore: number): 'made' | 'next' | 'later' {
  if (unpaidBefore < 0) return 'made';
  return unpaidBefore === 0 ? 'next' : 'later';
}
