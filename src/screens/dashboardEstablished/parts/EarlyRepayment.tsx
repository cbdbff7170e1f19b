import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import card from './Card.module.css';

const WORDS = DASHBOARD_ESTABLISHED.early;

/** What repaying early means, and that it cannot be done here (R3.12, R13.4). */
export function EarlyRepayment({ remainingDollars }: { remainingDollars: number }) {
  return (
    <section className={card.card}>
      <h2 className={card.heading}>{WORDS.heading}</h2>
      <p className={card.text}>{WORDS.text}</p>
      <p className={card.text}>{WORDS.total(remainingDollars)}</p>
      <p className={card.text}>{WORDS.after}</p>
      <p className={card.quiet}>{WORDS.demonstration}</p>
    </section>
  );
}
