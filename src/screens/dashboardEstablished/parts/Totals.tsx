import type { Repayment } from '#machines/domain/repayment.ts';
import { Figure } from '#src/components/Figure.tsx';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import classes from './Totals.module.css';

const WORDS = DASHBOARD_ESTABLISHED.totals;

/** Total, repaid and left (R13.4). */
export function Totals({ repayment }: { repayment: Repayment }) {
  return (
    <section>
      <h2 className={classes.heading}>{WORDS.heading}</h2>
      <div className={classes.figures}>
        <Figure label={WORDS.total} value={WORDS.dollars(repayment.totalDollars)} />
        <Figure label={WORDS.paid} value={WORDS.dollars(repayment.paidDollars)} />
        <Figure label={WORDS.left} value={WORDS.dollars(repayment.remainingDollars)} />
      </div>
    </section>
  );
}
