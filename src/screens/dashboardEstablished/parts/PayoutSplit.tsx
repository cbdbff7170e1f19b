import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import card from './Card.module.css';
import classes from './PayoutSplit.module.css';

const WORDS = DASHBOARD_ESTABLISHED.split;

/** What becomes of each payout (R8.4). */
export function PayoutSplit() {
  return (
    <div className={classes.split}>
      <h2 className={classes.heading}>{WORDS.heading}</h2>
      <span className={classes.bar} aria-hidden="true" />
      <ul className={classes.parts}>
        <li>{WORDS.toRepayment}</li>
        <li>{WORDS.toCreator}</li>
      </ul>
      <p className={card.quiet}>{WORDS.text}</p>
    </div>
  );
}
