import { DASHBOARD } from '#src/content/dashboard.ts';
import card from './Card.module.css';
import classes from './NextSteps.module.css';

/** What happens after the set-up, in order. */
export function NextSteps() {
  return (
    <section className={card.card}>
      <h2 id="next-steps" className={card.heading}>
        {DASHBOARD.next.heading}
      </h2>
      <ol className={classes.steps} aria-labelledby="next-steps">
        {DASHBOARD.next.steps.map((step) => (
          <li key={step} className={classes.step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
