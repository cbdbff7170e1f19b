import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import classes from './Renewal.module.css';

const WORDS = DASHBOARD_ESTABLISHED.renewal;

/** From when a renewal is offered, an ISO date (R13.5). */
export function Renewal({ date }: { date: string }) {
  return (
    <section className={classes.renewal}>
      <h2 className={classes.heading}>{WORDS.heading}</h2>
      <p className={classes.text}>{WORDS.text(date)}</p>
      <p className={classes.note}>{WORDS.note}</p>
    </section>
  );
}
