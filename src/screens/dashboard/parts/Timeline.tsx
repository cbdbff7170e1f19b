import { useId } from 'react';
import type { FundingTimeline } from '#machines/domain/funding.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import card from '#src/screens/parts/Card.module.css';
import classes from './Timeline.module.css';

const WORDS = DASHBOARD.timeline;

/** What follows the signature, each with its date, in the order in which it comes (R14.3, R16.4). */
export function Timeline({ timeline: { signed, funding, funds } }: { readonly timeline: FundingTimeline }) {
  const headingId = useId();
  const entries = [
    { when: WORDS.date(signed), what: WORDS.signed },
    { when: WORDS.span(funding), what: WORDS.funding },
    { when: WORDS.span(funds), what: WORDS.funds },
  ];
  return (
    <section className={card.card}>
      <h2 id={headingId} className={card.heading}>
        {WORDS.heading}
      </h2>
      <ol className={classes.steps} aria-labelledby={headingId}>
        {entries.map(({ when, what }) => (
          <li key={what} className={classes.step}>
            <strong className={classes.when}>{when}</strong>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
