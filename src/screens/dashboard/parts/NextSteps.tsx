import { DASHBOARD } from '#src/content/dashboard.ts';
import classes from './NextSteps.module.css';

/** What happens after the set-up, in order. */
export function NextSteps() {
  return (
    <section>
      <h2 className={classes.heading}>{DASHBOARD.next.heading}</h2>
      <ol className={classes.steps}>
        {DASHBOARD.next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
