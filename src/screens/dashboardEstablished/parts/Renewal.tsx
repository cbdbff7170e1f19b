import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import card from './Card.module.css';

const WORDS = DASHBOARD_ESTABLISHED.renewal;

/** From when a renewal is offered, an ISO date (R13.5). */
export function Renewal({ date }: { date: string }) {
  return (
    <section className={card.card}>
      <h2 className={card.heading}>{WORDS.heading}</h2>
      <p className={card.text}>{WORDS.text(date)}</p>
      <p className={card.text}>{WORDS.ways}</p>
      <p className={card.text}>{WORDS.note}</p>
      <p className={card.quiet}>{WORDS.demonstration}</p>
    </section>
  );
}
