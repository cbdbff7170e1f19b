import { viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { SampleMark } from '#src/components/SampleMark.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { DASHBOARD_ESTABLISHED as WORDS } from '#src/content/dashboardEstablished.ts';
import { useJourney } from '#src/journey/hooks.ts';
import card from '#src/screens/parts/Card.module.css';
import { NextPayment } from '#src/screens/parts/NextPayment.tsx';
import classes from './DashboardEstablishedScreen.module.css';
import { ContractSchedule, PaymentTable } from './parts/PaymentTable.tsx';
import { RepaymentProgress } from './parts/RepaymentProgress.tsx';

/** The repayment dashboard: progress, next payment, history, the own contract and renewal (R13.1, R13.4, R13.5, R18.5). */
export function DashboardEstablishedScreen() {
  const view = useJourney(viewDashboardEstablished);
  const { nextPayment, repayment, contract } = view;
  return (
    <div className={card.screen}>
      <ScreenHeading title={WORDS.title} />
      <div className={card.stack}>
        {contract !== null && (
          <div className={`${card.columns} ${classes.unequal}`}>
            <ContractSchedule {...view} contract={contract} />
            <NextPayment nextPayment={nextPayment} />
          </div>
        )}
        <section className={classes.sample} aria-labelledby="sample">
          <p id="sample" className={classes.mark}>
            <SampleMark>{WORDS.sample.badge}</SampleMark> {WORDS.sample.text}
          </p>
          <RepaymentProgress repayment={repayment} />
          {contract === null && <NextPayment nextPayment={nextPayment} />}
          <PaymentTable payments={repayment.payments} />
        </section>
        {(contract === null || view.schedule !== null) && (
          <div className={classes.later}>
            <section className={card.card}>
              <h2>{WORDS.renewal.heading}</h2>
              <p className={card.text}>{WORDS.renewal.text(view.renewalDate)}</p>
            </section>
            <section className={card.card}>
              <h2>{WORDS.early.heading}</h2>
              <p className={card.text}>{WORDS.early.text}</p>
            </section>
          </div>
        )}
      </div>
    </div>
  );
}
