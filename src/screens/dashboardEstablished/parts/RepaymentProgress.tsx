import type { Repayment } from '#machines/domain/repayment.ts';
import { Figure } from '#src/components/Figure.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { DASHBOARD_ESTABLISHED as CONTENT } from '#src/content/dashboardEstablished.ts';
import { formatDollars } from '#src/content/format.ts';
import card from '#src/screens/parts/Card.module.css';
import { Rows } from '#src/screens/parts/Rows.tsx';
import classes from './RepaymentProgress.module.css';

export function RepaymentProgress({ repayment }: { readonly repayment: Repayment }) {
  const { paidPercent, payments, remainingPayments, totalDollars, paidDollars, remainingDollars } = repayment;
  return (
    <Card as="section" gap={4} className={card.card}>
      <h2>{CONTENT.progress.heading}</h2>
      <Figure label={CONTENT.totals.remaining} value={formatDollars(remainingDollars)} size="large" />
      <Row
        gap={2}
        align="stretch"
        isOneLine
        className={classes.bars}
        role="progressbar"
        aria-label={CONTENT.progress.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={paidPercent}
        aria-valuetext={CONTENT.progress.percent(paidPercent)}
      >
        {Array.from({ length: payments.length + remainingPayments }, (_, index) => (
          <span
            key={index}
            className={classes.bar}
            data-filled={index < payments.length || undefined}
            data-next={index === payments.length || undefined}
          />
        ))}
      </Row>
      <Row gap={2} align="baseline" justify="between">
        <p>
          <strong>{CONTENT.progress.percent(paidPercent)}</strong>
        </p>
        <Text kind="quiet">{CONTENT.progress.remaining(remainingPayments)}</Text>
      </Row>
      <Rows
        rows={{
          [CONTENT.totals.paid]: formatDollars(paidDollars),
          [CONTENT.totals.total]: formatDollars(totalDollars),
        }}
      />
    </Card>
  );
}
