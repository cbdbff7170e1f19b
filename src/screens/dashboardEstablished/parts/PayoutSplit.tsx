import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import classes from './PayoutSplit.module.css';

const WORDS = DASHBOARD_ESTABLISHED.split;

/** What becomes of each payout (R8.4). */
export function PayoutSplit() {
  return (
    <section>
      <h2 className={classes.heading}>{WORDS.heading}</h2>
      <ul className={classes.parts}>
        <li>{WORDS.toRepayment}</li>
        <li>{WORDS.toCreator}</li>
      </ul>
      <p className={classes.text}>{WORDS.text}</p>
    </section>
  );
}
