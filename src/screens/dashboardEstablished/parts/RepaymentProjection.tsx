import type { RepaymentView } from '#machines/journey/views/viewDashboard.ts';
import { Figure } from '#src/components/Figure.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { LabeledSlider } from '#src/components/LabeledSlider.tsx';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { formatDollars } from '#src/content/format.ts';
import { PLAN } from '#src/content/plan.ts';
import { useSend } from '#src/journey/hooks.ts';
import card from '#src/screens/parts/Card.module.css';
import { PlanDisclosure } from '#src/screens/parts/PlanDisclosure.tsx';
import { ForecastChart } from '#src/screens/parts/ForecastChart.tsx';

const { lookAhead: CONTENT } = DASHBOARD_ESTABLISHED;
const { outcome: OUTCOME } = PLAN;

export function RepaymentProjection({
  terms,
  plan,
  forecast,
  ahead,
  hasOwnPlan,
}: NonNullable<RepaymentView['projection']>) {
  const send = useSend();
  const { month, maxMonth, repaidDollars, remainingDollars } = ahead;
  return (
    <Card as="section" gap={4} className={card.card}>
      <h2>{CONTENT.heading}</h2>
      <Figure
        label={CONTENT.left}
        value={formatDollars(terms.totalRepaymentDollars)}
        note={`${OUTCOME.end(forecast, hasOwnPlan)} ${OUTCOME.apr(forecast)}`}
        size="large"
      />
      <LabeledSlider
        label={CONTENT.label}
        value={month}
        range={{ min: 0, max: maxMonth, step: 1 }}
        format={CONTENT.month}
        spoken={`${CONTENT.month(month)}: ${CONTENT.at(repaidDollars, remainingDollars)}`}
        onChange={(chosen) => send({ type: 'repayment.monthChosen', month: chosen })}
      />
      <p>
        <strong>{CONTENT.at(repaidDollars, remainingDollars)}</strong>{' '}
        <KeepTogether>{CONTENT.early(ahead, terms.totalRepaymentDollars)}</KeepTogether>
      </p>
      <ForecastChart forecast={forecast} title={OUTCOME.monthly(hasOwnPlan)} />
      <p>{OUTCOME.basis(hasOwnPlan)}</p>
      <PlanDisclosure plan={plan} hasOwnPlan={hasOwnPlan} />
    </Card>
  );
}
