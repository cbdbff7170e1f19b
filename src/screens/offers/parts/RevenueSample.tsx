import { type CSSProperties, memo, useId } from 'react';
import type { Revenue } from '#machines/domain/revenue.ts';
import { SampleMark } from '#src/components/SampleMark.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';
import classes from './RevenueSample.module.css';

const WORDS = OFFERS_TEXT.revenue;

type RevenueSampleProps = { readonly account: string | null; readonly revenue: Revenue };

/** The revenue that the offers rest on: whose it is, a bar for each month, the average (R18.1). */
export const RevenueSample = memo(function RevenueSample({
  account,
  revenue: { months, averageDollars },
}: RevenueSampleProps) {
  const headingId = useId();
  const most = Math.max(...months.map(({ dollars }) => dollars));
  const [first, last] = [months.at(0), months.at(-1)];
  return (
    <section className={classes.revenue} aria-labelledby={headingId}>
      <div className={classes.words}>
        <h2 id={headingId} className={classes.heading}>
          {WORDS.heading} <SampleMark>{WORDS.badge}</SampleMark>
        </h2>
        {account !== null && <p className={classes.account}>{WORDS.account(account)}</p>}
        <p className={classes.average}>{WORDS.average(averageDollars)}</p>
      </div>
      <div>
        <ol className={classes.bars}>
          {months.map(({ month, dollars }) => (
            <li key={month} className={classes.bar} style={{ '--part': dollars / most } as CSSProperties}>
              <VisuallyHidden>{`${WORDS.month(month)}: ${WORDS.dollars(dollars)}`}</VisuallyHidden>
            </li>
          ))}
        </ol>
        <p className={classes.span} aria-hidden>
          <span>{first === undefined ? null : WORDS.month(first.month)}</span>
          <span>{last === undefined ? null : WORDS.month(last.month)}</span>
        </p>
      </div>
    </section>
  );
});
