import type { FundingTimeline } from '#machines/domain/funding.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import card from '#src/screens/parts/Card.module.css';
import classes from './Timeline.module.css';

type TimelineProps = { readonly timeline: FundingTimeline; readonly isComplete: boolean };

/** What follows the signature, each with its date, in the order in which it comes (R14.3, R16.4). */
export function Timeline({ timeline, isComplete }: TimelineProps) {
  const { heading, entries } = DASHBOARD.timeline;
  return (
    <section className={card.card}>
      <h2 id="timeline">{heading}</h2>
      <ol className={classes.timeline} aria-labelledby="timeline">
        {entries(timeline, isComplete).map(({ when, what }) => (
          <li key={what}>
            <strong>{when}</strong>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
