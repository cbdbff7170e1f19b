import type { NextPaymentView } from '#machines/journey/views/viewDashboard.ts';
import { Figure } from '#src/components/Figure.tsx';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import card from './Card.module.css';
import classes from './NextPayment.module.css';
import { PayoutSplit } from './PayoutSplit.tsx';

const WORDS = DASHBOARD_ESTABLISHED.nextPayment;

type NextPaymentProps = { readonly nextPayment: NextPaymentView; readonly amountDollars: number };

/** When the next payment comes, what it is likely to be, and how a payout is split (R13.1, R8.4). */
export function NextPayment({ nextPayment, amountDollars }: NextPaymentProps) {
  return (
    <div className={classes.side}>
      <section className={classes.next}>
        <Figure
          label={WORDS.label}
          value={WORDS.days(nextPayment.remainingDays)}
          note={WORDS.date(nextPayment.date)}
          size="large"
        />
        <Figure label={WORDS.amount} value={WORDS.amountValue(amountDollars)} note={WORDS.amountNote} size="small" />
        <p className={classes.text}>{WORDS.reminder}</p>
      </section>
      <section className={card.card}>
        <PayoutSplit />
      </section>
    </div>
  );
}
