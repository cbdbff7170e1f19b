import { DASHBOARD } from '#src/content/dashboard.ts';
import card from './Card.module.css';
import classes from './MoneyArrival.module.css';

const WORDS = DASHBOARD.money;

/** When the money arrives: every reading of it with what it counts from (R3.9, R3.12, R8.4, R14.3). */
export function MoneyArrival() {
  return (
    <section className={card.card}>
      <h2 className={card.heading}>{WORDS.heading}</h2>
      <p className={card.text}>{WORDS.intro}</p>
      <table className={classes.table} aria-label={WORDS.heading}>
        <thead>
          <tr>
            <th scope="col">{WORDS.columns.what}</th>
            <th scope="col">{WORDS.columns.when}</th>
            <th scope="col">{WORDS.columns.from}</th>
            <th scope="col">{WORDS.columns.source}</th>
          </tr>
        </thead>
        <tbody>
          {WORDS.readings.map(({ what, when, from, source }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{when}</td>
              <td data-label={WORDS.columns.from}>{from}</td>
              <td data-label={WORDS.columns.source}>{source}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={card.quiet}>{WORDS.note}</p>
    </section>
  );
}
