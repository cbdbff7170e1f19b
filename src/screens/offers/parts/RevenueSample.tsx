import type { CSSProperties } from 'react';
import type { OffersView } from '#machines/journey/views/viewOffers.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { SampleMark } from '#src/components/SampleMark.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { formatDollars, formatMonth } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import bars from '#src/screens/parts/Bars.module.css';
import { Legend } from '#src/screens/parts/Legend.tsx';
import { Note } from '#src/screens/parts/Note.tsx';
import base from '#src/screens/parts/Table.module.css';
import dip from './RevenueDip.module.css';
import sample from './RevenueSample.module.css';

const { revenue: SAMPLE, dip: DIP } = OFFERS_TEXT;

export function RevenueSample({ account, revenue: { months, averageDollars } }: OffersView) {
  const [first, last] = [months.at(0), months.at(-1)];
  const highestDollars = Math.max(...months.map(({ dollars }) => dollars));
  return (
    <Split as="section" columns={2} gap={4} className={sample.revenue} aria-labelledby="revenue-title">
      <Stack gap={1}>
        <Row as="h2" gap={2} id="revenue-title">
          {SAMPLE.heading} <SampleMark>{SAMPLE.badge}</SampleMark>
        </Row>
        {account !== null && <Text kind="quiet">{SAMPLE.account(account)}</Text>}
        <p>{SAMPLE.average(averageDollars)}</p>
      </Stack>
      <div>
        <ol className={`${bars.bars} ${sample.bars}`} style={{ '--months': months.length } as CSSProperties}>
          {months.map(({ month, dollars }) => (
            <li
              key={month}
              className={sample.bar}
              data-filled
              style={{ '--part': dollars / highestDollars } as CSSProperties}
            >
              <VisuallyHidden>{`${formatMonth(month)}: ${formatDollars(dollars)}`}</VisuallyHidden>
            </li>
          ))}
        </ol>
        <Text as={Row} kind="quiet" justify="between" aria-hidden>
          <span>{first && formatMonth(first.month)}</span>
          <span>{SAMPLE.highest(highestDollars)}</span>
          <span>{last && formatMonth(last.month)}</span>
        </Text>
      </div>
    </Split>
  );
}

export function RevenueTable({ revenue }: Pick<OffersView, 'revenue'>) {
  return (
    <Disclosure title={<h2 id="revenue-table">{SAMPLE.table.heading}</h2>}>
      <table className={base.table} data-figures aria-labelledby="revenue-table">
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

/** Shows that the payment is smaller in a weak month, because its share of revenue is fixed (R3.13, R8.4). */
export function RevenueDip({ projectedMonth: projected, weakMonth: weak }: OffersView['example']) {
  const split = [
    { label: DIP.projected(projected.payoutDollars), month: projected },
    { label: DIP.weak(weak.payoutDollars), month: weak },
  ];
  const shareOf = (dollars: number) => ({ '--share': dollars / projected.payoutDollars }) as CSSProperties;
  return (
    <Disclosure title={<h2>{DIP.heading}</h2>}>
      <Stack gap={4}>
        <Note kind="body">{DIP.intro}</Note>
        {split.map(({ label, month }) => (
          <Stack key={label} gap={2}>
            <Text kind="small" className={dip.label}>
              {label}
            </Text>
            <div aria-hidden className={dip.bar}>
              <span style={shareOf(month.repaymentDollars)} />
              <span style={shareOf(month.creatorDollars)} />
            </div>
            <Legend
              parts={{ repaid: DIP.toRepayment(month.repaymentDollars), left: DIP.toCreator(month.creatorDollars) }}
            />
          </Stack>
        ))}
        <Note kind="body">{DIP.after}</Note>
      </Stack>
    </Disclosure>
  );
}
