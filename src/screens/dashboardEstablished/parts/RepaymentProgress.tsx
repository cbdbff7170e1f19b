import type { Repayment } from '#machines/domain/repayment.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import classes from './RepaymentProgress.module.css';

const WORDS = DASHBOARD_ESTABLISHED.progress;

/** How far the repayment is: one bar for each payment, filled when it is made (R13.4). */
export function RepaymentProgress({ repayment }: { repayment: Repayment }) {
  const { paidPercent, payments, paymentsLeft } = repayment;
  const bars = Array.from({ length: payments.length + paymentsLeft }, (_, index) => ({
    number: index + 1,
    isMade: index < payments.length,
  }));
  return (
    <section>
      <h2 className={classes.heading}>{WORDS.heading}</h2>
      <div
        className={classes.bars}
        role="progressbar"
        aria-label={WORDS.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={paidPercent}
        aria-valuetext={WORDS.percent(paidPercent)}
      >
        {bars.map(({ number, isMade }) => (
          <span key={number} className={classes.bar} data-made={isMade || undefined} />
        ))}
      </div>
      <div className={classes.words}>
        <p className={classes.percent}>{WORDS.percent(paidPercent)}</p>
        <p className={classes.left}>{WORDS.left(paymentsLeft)}</p>
      </div>
    </section>
  );
}
