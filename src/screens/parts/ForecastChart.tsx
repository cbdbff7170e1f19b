import { useDebouncedCallback, useDidUpdate } from '@mantine/hooks';
import { type CSSProperties, memo, useDeferredValue, useId, useState } from 'react';
import { ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import type { Forecast, ForecastMonth } from '#machines/domain/forecast.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { formatDollars } from '#src/content/format.ts';
import { PLAN as CONTENT } from '#src/content/plan.ts';
import bars from './Bars.module.css';
import classes from './ForecastChart.module.css';
import { Legend } from './Legend.tsx';
import base from './Table.module.css';

type ForecastChartProps = { readonly forecast: Forecast; readonly title: string };

export function ForecastChart({ forecast, title }: ForecastChartProps) {
  const { months, shortfall } = forecast;
  const id = useId();
  const isShort = shortfall.months > 0;
  // Announces the sentence once it stops changing, but not on mount.
  const spoken = CONTENT.lowest(forecast);
  const [announced, setAnnounced] = useState('');
  const announce = useDebouncedCallback(setAnnounced, ESTIMATE_ANNOUNCEMENT_MS);
  useDidUpdate(() => announce(spoken), [spoken]);
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={classes.lowest} data-short={isShort || undefined}>
        {spoken}
      </p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <Bars months={months} />
      <Legend parts={isShort ? { ...CONTENT.legend, short: CONTENT.legendShort } : CONTENT.legend} isHidden />
      <Disclosure title={CONTENT.table.title}>
        <MonthTable months={useDeferredValue(months)} labelId={id} />
      </Disclosure>
    </Stack>
  );
}

type Months = { readonly months: readonly ForecastMonth[] };

/** One bar per month, from the bottom: repaid, spent, left. A shortfall is drawn below the line at the same scale. */
function Bars({ months }: Months) {
  const highestDollars = Math.max(...months.map(({ revenueDollars }) => revenueDollars));
  const largestShortfallDollars = Math.max(0, ...months.map(({ leftDollars }) => -leftDollars));
  return (
    <div aria-hidden>
      <Text kind="quiet" className={classes.most}>
        {CONTENT.most(highestDollars)}
      </Text>
      <ol
        className={`${bars.bars} ${classes.bars}`}
        style={{ '--months': months.length, '--short': largestShortfallDollars / highestDollars } as CSSProperties}
      >
        {months.map(({ month, revenueDollars, repaidDollars, keptDollars, leftDollars }) => (
          <li
            key={month}
            data-short={leftDollars < 0 || undefined}
            style={
              {
                '--revenue': revenueDollars / highestDollars,
                '--repaid': repaidDollars / revenueDollars,
                '--short': Math.max(0, -leftDollars) / revenueDollars,
                '--spent': (repaidDollars + keptDollars - Math.max(0, leftDollars)) / revenueDollars,
              } as CSSProperties
            }
          />
        ))}
      </ol>
      <Text as={Row} kind="quiet" justify="between">
        <span>{CONTENT.month(1)}</span>
        <span>{CONTENT.month(months.length)}</span>
      </Text>
    </div>
  );
}

/** Memoized, and rendered with deferred months, so moving a slider doesn't wait for the rows. */
const MonthTable = memo(function MonthTable({ months, labelId }: Months & { readonly labelId: string }) {
  const isSpent = months.some(({ spentDollars }) => spentDollars > 0);
  return (
    <table className={base.table} data-figures aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{CONTENT.table.month}</th>
          <th scope="col">{CONTENT.table.revenue}</th>
          <th scope="col">{CONTENT.table.repaid}</th>
          {isSpent && <th scope="col">{CONTENT.table.spent}</th>}
          <th scope="col">{CONTENT.table.left}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, revenueDollars, repaidDollars, spentDollars, leftDollars }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{formatDollars(revenueDollars)}</td>
            <td>{formatDollars(repaidDollars)}</td>
            {isSpent && <td>{formatDollars(spentDollars)}</td>}
            <td>{formatDollars(leftDollars)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
