import type { CSSProperties } from 'react';
import type { OffersView } from '#machines/journey/views/viewOffers.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { SampleMark } from '#src/components/SampleMark.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { formatDollars, formatMonth } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import course from '#src/screens/parts/CoursePicture.module.css';
import dip from './RevenueDip.module.css';
import sample from './RevenueSample.module.css';

const { revenue: SAMPLE, dip: DIP } = OFFERS_TEXT;

/** The revenue that the offers rest on (R18.1). */
export function RevenueSample({ account, revenue: { months, averageDollars } }: OffersView) {
  const [first, last] = [months.at(0), months.at(-1)];
  const most = Math.max(...months.map(({ dollars }) => dollars));
  return (
    <section className={sample.revenue} aria-labelledby="revenue-title">
      <div className={sample.words}>
        <h2 id="revenue-title" className={sample.heading}>
          {SAMPLE.heading} <SampleMark>{SAMPLE.badge}</SampleMark>
        </h2>
        {account !== null && <p className={sample.account}>{SAMPLE.account(account)}</p>}
        <p className={sample.average}>{SAMPLE.average(averageDollars)}</p>
      </div>
      <div>
        <ol className={sample.bars}>
          {months.map(({ month, dollars }) => (
            <li key={month} className={sample.bar} style={{ '--part': dollars / most } as CSSProperties}>
              <VisuallyHidden>{`${formatMonth(month)}: ${formatDollars(dollars)}`}</VisuallyHidden>
            </li>
          ))}
        </ol>
        <p className={sample.span} aria-hidden>
          <span>{first && formatMonth(first.month)}</span>
          <span>{SAMPLE.highest(most)}</span>
          <span>{last && formatMonth(last.month)}</span>
        </p>
      </div>
    </section>
  );
}

/** The months of the sample as a table (R18.1). */
export function RevenueTable({ revenue }: Pick<OffersView, 'revenue'>) {
  return (
    <Disclosure title={<h2 id="revenue-table">{SAMPLE.table.heading}</h2>}>
      <table className={course.table} aria-labelledby="revenue-table">
        <thead>
          <tr>
            <th scope="col">{SAMPLE.table.month}</th>
            <th scope="col">{SAMPLE.table.revenue}</th>
          </tr>
        </thead>
        <tbody>
          {revenue.months.map(({ month, dollars }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month)}</th>
              <td>{formatDollars(dollars)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

/** What a weaker month means: the same share of less (R3.13, R8.4). */
export function RevenueDip({ projectedMonth: projected, weakMonth: weak }: OffersView['example']) {
  const split = [
    { label: DIP.projected(projected.payoutDollars), month: projected },
    { label: DIP.weak(weak.payoutDollars), month: weak },
  ];
  const shareOf = (dollars: number) => ({ '--share': dollars / projected.payoutDollars }) as CSSProperties;
  return (
    <Disclosure title={<h2>{DIP.heading}</h2>}>
      <div className={dip.dip}>
        <p className={dip.text}>{DIP.intro}</p>
        {split.map(({ label, month }) => (
          <div key={label} className={dip.month}>
            <p className={dip.label}>{label}</p>
            <div aria-hidden className={dip.bar}>
              <span className={dip.repayment} style={shareOf(month.repaymentDollars)} />
              <span className={dip.creator} style={shareOf(month.creatorDollars)} />
            </div>
            <ul className={dip.parts}>
              <li data-part="repayment">{DIP.toRepayment(month.repaymentDollars)}</li>
              <li data-part="creator">{DIP.toCreator(month.creatorDollars)}</li>
            </ul>
          </div>
        ))}
        <p className={dip.text}>{DIP.after}</p>
      </div>
    </Disclosure>
  );
}
