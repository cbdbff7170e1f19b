import type { NextPaymentView } from '#machines/journey/views/viewDashboard.ts';
import { Figure } from '#src/components/Figure.tsx';
import { DASHBOARD } from '#src/content/dashboard.ts';
import classes from './Card.module.css';

const WORDS = DASHBOARD.nextPayment;

type NextPaymentProps = { readonly nextPayment: NextPaymentView; readonly isSigned: boolean };

/** When the next payment comes and how it is made; the days go by without a contract, too (R13.1, R8.4). */
export function NextPayment({ nextPayment, isSigned }: NextPaymentProps) {
  return (
    <section className={classes.card}>
      <Figure
        label={WORDS.label}
        value={WORDS.days(nextPayment.remainingDays)}
        note={WORDS.date(nextPayment.date)}
        size="large"
      />
      {!isSigned && <p className={classes.text}>{WORDS.unsigned}</p>}
      <p className={classes.text}>{WORDS.text}</p>
      <p className={classes.quiet}>{WORDS.demonstration}</p>
    </section>
  );
}
