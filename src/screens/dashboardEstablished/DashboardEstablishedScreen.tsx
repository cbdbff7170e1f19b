import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import { viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { Figure } from '#src/components/Figure.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { useJourney } from '#src/journey/hooks.ts';
import classes from './DashboardEstablishedScreen.module.css';
import { BalanceChart } from './parts/BalanceChart.tsx';
import { PaymentHistory } from './parts/PaymentHistory.tsx';
import { PayoutSplit } from './parts/PayoutSplit.tsx';
import { Renewal } from './parts/Renewal.tsx';
import { RepaymentProgress } from './parts/RepaymentProgress.tsx';
import { Totals } from './parts/Totals.tsx';

const WORDS = DASHBOARD_ESTABLISHED;

/** The repayment dashboard: totals, progress, next payment, history, split and renewal (R13.1, R13.4, R13.5). */
export function DashboardEstablishedScreen() {
  const { nextPayment, repayment, renewalDate } = useJourney(viewDashboardEstablished);
  return (
    <div className={classes.screen}>
      <ScreenHeading title={WORDS.title} intro={WORDS.intro} />
      <div className={classes.content}>
        <div className={classes.sample}>
          <Badge className={classes.badge} variant="outline" size="lg">
            {WORDS.sample.badge}
          </Badge>
          <p className={classes.quiet}>{WORDS.sample.text}</p>
        </div>
        <div className={classes.columns}>
          <div className={classes.card}>
            <Totals repayment={repayment} />
            <RepaymentProgress repayment={repayment} />
          </div>
          <div className={classes.card}>
            <Figure
              label={WORDS.nextPayment.label}
              value={WORDS.nextPayment.days(nextPayment.daysLeft)}
              note={WORDS.nextPayment.date(nextPayment.date)}
              size="large"
            />
            <p className={classes.quiet}>{WORDS.nextPayment.reminder}</p>
            <PayoutSplit />
          </div>
        </div>
        <BalanceChart repayment={repayment} />
        <PaymentHistory payments={repayment.payments} />
        <Renewal date={renewalDate} />
      </div>
    </div>
  );
}
