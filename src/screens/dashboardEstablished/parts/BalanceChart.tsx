import type { CSSProperties } from 'react';
import type { Repayment } from '#machines/domain/repayment.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import classes from './BalanceChart.module.css';

const WORDS = DASHBOARD_ESTABLISHED.balance;

/** What was left to repay at the start and after each payment, as bars; the table beside it has the figures (R13.4). */
export function BalanceChart({ repayment }: { repayment: Repayment }) {
  const { totalDollars, payments } = repayment;
  const balances = [
    { label: WORDS.start, dollars: totalDollars },
    ...payments.map(({ date, remainingDollars }) => ({ label: WORDS.on(date), dollars: remainingDollars })),
  ];
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>{WORDS.heading}</figcaption>
      <div className={classes.bars} aria-hidden="true">
        {balances.map(({ label, dollars }) => (
          <div key={label} className={classes.column}>
            <span className={classes.dollars}>{WORDS.dollars(dollars)}</span>
            <span className={classes.bar} style={{ '--part': dollars / totalDollars } as CSSProperties} />
            <span className={classes.label}>{label}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
