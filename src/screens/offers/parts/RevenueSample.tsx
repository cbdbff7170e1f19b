import type { CSSProperties } from 'react';
import type { OffersView } from '#machines/journey/views/viewOffers.ts';
import { SampleMark } from '#src/components/SampleMark.tsx';
import { formatDollars, formatMonth } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';
import classes from './RevenueSample.module.css';

const WORDS = OFFERS_TEXT.revenue;

/** The revenue that the offers rest on: whose it is, a bar for each month, the average (R18.1). */
export function RevenueSample({ account, revenue }: Pick<OffersView, 'account' | 'revenue'>) {
  const { months, averageDollars } = revenue;
  const most = Math.max(...months.map(({ dollars }) => dollars));
  const [first, last] = [months.at(0), months.at(-1)];
  return (
    <section className={classes.revenue} aria-labelledby="revenue-title">
      <div className={classes.words}>
        <h2 id="revenue-title" className={classes.heading}>
          {WORDS.heading} <SampleMark>{WORDS.badge}</SampleMark>
        </h2>
        {account !== null && <p className={classes.account}>{WORDS.account(account)}</p>}
        <p className={classes.average}>{WORDS.average(averageDollars)}</p>
      </div>
      <div>
        <ol className={classes.bars}>
          {months.map(({ month, dollars }) => (
            <li key={month} className={classes.bar} style={{ '--part': dollars / most } as CSSProperties}>
              <VisuallyHidden>{`${formatMonth(month)}: ${formatDollars(dollars)}`}</VisuallyHidden>
            </li>
          ))}
        </ol>
        <p className={classes.span} aria-hidden>
          <span>{first === undefined ? null : formatMonth(first.month)}</span>
          <span>{last === undefined ? null : formatMonth(last.month)}</span>
        </p>
      </div>
    </section>
  );
}
