import { viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { SampleMark } from '#src/components/SampleMark.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { DASHBOARD_ESTABLISHED as WORDS } from '#src/content/dashboardEstablished.ts';
import { useJourney } from '#src/journey/hooks.ts';
import card from '#src/screens/parts/Card.module.css';
import { NextPayment } from '#src/screens/parts/NextPayment.tsx';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import classes from './DashboardEstablishedScreen.module.css';
import { ContractSchedule, PaymentTable } from './parts/PaymentTable.tsx';
import { RepaymentProgress } from './parts/RepaymentProgress.tsx';

/** The repayment dashboard: progress, next payment, history, the own contract and renewal (R13.1, R13.4, R13.5, R18.5). */
export function DashboardEstablishedScreen() {
  const view = useJourney(viewDashboardEstablished);
  const { nextPayment, repayment, contract, renewalDate } = view;
  const hasSchedule = view.schedule !== null;
  return (
    <div className={card.screen}>
      <ScreenHeading title={WORDS.title} />
      <div className={card.stack}>
        {contract === null && <FundingCondition />}
        {contract !== null && (
          <div className={`${card.columns} ${classes.unequal}`}>
            <ContractSchedule {...view} contract={contract} />
            <NextPayment {...{ nextPayment, contract }} />
          </div>
        )}
        <section className={classes.sample} aria-labelledby="sample">
          <p id="sample" className={classes.mark}>
            <SampleMark>{WORDS.sample.badge}</SampleMark> {WORDS.sample.text}
          </p>
          <RepaymentProgress repayment={repayment} />
          {contract === null && <NextPayment {...{ nextPayment, contract }} />}
          <PaymentTable payments={repayment.payments} />
          {!hasSchedule && <Answer heading={WORDS.renewal.heading} text={WORDS.renewal.sample(renewalDate)} />}
        </section>
        {hasSchedule && (
          <div className={classes.later}>
            <Answer heading={WORDS.renewal.heading} text={WORDS.renewal.text(renewalDate)} />
            <Answer {...WORDS.early} />
          </div>
        )}
        {contract === null && view.isFundable && (
          <div className={classes.later}>
            <Answer {...WORDS.early} />
          </div>
        )}
      </div>
    </div>
  );
}

function Answer({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <section className={card.card}>
      <h2>{heading}</h2>
      <p className={card.text}>{text}</p>
    </section>
  );
}
