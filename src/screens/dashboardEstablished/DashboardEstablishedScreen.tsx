import { signedCopyOf } from '#machines/journey/views/signedCopyOf.ts';
import { viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { useJourney } from '#src/journey/hooks.ts';
import classes from './DashboardEstablishedScreen.module.css';
import { EarlyRepayment } from './parts/EarlyRepayment.tsx';
import { NextPayment } from './parts/NextPayment.tsx';
import { PaymentHistory } from './parts/PaymentHistory.tsx';
import { Renewal } from './parts/Renewal.tsx';
import { RepaymentProgress } from './parts/RepaymentProgress.tsx';
import { SampleNote } from './parts/SampleNote.tsx';
import { SignedDocuments } from './parts/SignedDocuments.tsx';

const WORDS = DASHBOARD_ESTABLISHED;

/** The repayment dashboard: progress, next payment, history, early repayment and renewal (R13.1, R13.4, R13.5). */
export function DashboardEstablishedScreen() {
  const { nextPayment, repayment, renewalDate, today, contract } = useJourney(viewDashboardEstablished);
  const copy = useJourney(signedCopyOf);
  return (
    <div className={classes.screen}>
      <ScreenHeading title={WORDS.title} intro={WORDS.intro} />
      <div className={classes.content}>
        <SampleNote contract={contract} />
        <div className={classes.columns}>
          <RepaymentProgress repayment={repayment} />
          <NextPayment nextPayment={nextPayment} amountDollars={repayment.nextPaymentDollars} />
        </div>
        <PaymentHistory repayment={repayment} today={today} />
        <div className={classes.halves}>
          <EarlyRepayment remainingDollars={repayment.remainingDollars} />
          <Renewal date={renewalDate} />
        </div>
        {copy !== null && <SignedDocuments copy={copy} />}
      </div>
    </div>
  );
}
