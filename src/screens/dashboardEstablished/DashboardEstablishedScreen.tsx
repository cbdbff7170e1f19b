import type { Repayment } from '#machines/domain/repayment.ts';
import { type RepaymentView, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Figure } from '#src/components/Figure.tsx';
import { SampleMark } from '#src/components/SampleMark.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { DASHBOARD_ESTABLISHED as WORDS } from '#src/content/dashboardEstablished.ts';
import { formatDollars } from '#src/content/format.ts';
import { useJourney } from '#src/journey/hooks.ts';
import card from '#src/screens/parts/Card.module.css';
import { NextPayment } from '#src/screens/parts/NextPayment.tsx';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { Rows } from '#src/screens/parts/Rows.tsx';
import classes from './DashboardEstablishedScreen.module.css';
import { OwnRepayment } from './parts/OwnRepayment.tsx';
import { ContractSchedule, PaymentTable } from './parts/PaymentTable.tsx';
import progressClasses from './parts/RepaymentProgress.module.css';

/** The repayment dashboard: the signed contract, a sample repayment and renewal (R13.1, R13.4, R13.5, R18.5). */
export function DashboardEstablishedScreen() {
  const view = useJourney(viewDashboardEstablished);
  const { contract, own, renewalDate } = view;
  return (
    <div className={card.screen}>
      <ScreenHeading title={WORDS.title} />
      <div className={card.stack}>
        {contract === null && <FundingCondition />}
        {contract !== null && (
          <div className={`${card.columns} ${classes.unequal}`}>
            <ContractSchedule {...view} contract={contract} />
            {own !== null && <NextPayment {...view} />}
          </div>
        )}
        {own !== null && <OwnRepayment {...own} />}
        {own !== null && <Answer heading={WORDS.renewal.heading} text={WORDS.renewal.text(renewalDate)} />}
        {contract === null && view.isFundable && <Answer {...WORDS.early} />}
        {own === null ? (
          <section className={classes.sample} aria-labelledby="sample">
            <p id="sample" className={classes.mark}>
              <SampleMark>{WORDS.sample.badge}</SampleMark> {WORDS.sample.textAlone}
            </p>
            <Sample view={view} />
          </section>
        ) : (
          <Disclosure title={<h2>{WORDS.sample.badge}</h2>}>
            <div className={classes.sample}>
              <p>{WORDS.sample.text}</p>
              <Sample view={view} />
            </div>
          </Disclosure>
        )}
      </div>
    </div>
  );
}

/** An account that isn't the creator's (R13.4). */
function Sample({ view }: { readonly view: RepaymentView }) {
  const { repayment, own, renewalDate } = view;
  return (
    <>
      <RepaymentProgress repayment={repayment} />
      {own === null && <NextPayment {...view} />}
      <PaymentTable payments={repayment.payments} />
      {own === null && <Answer heading={WORDS.renewal.heading} text={WORDS.renewal.sample(renewalDate)} />}
    </>
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

/** The amount left, one bar for each payment, and the totals (R13.4). */
function RepaymentProgress({ repayment }: { readonly repayment: Repayment }) {
  const { paidPercent, payments, remainingPayments, totalDollars, paidDollars, remainingDollars } = repayment;
  return (
    <section className={`${card.card} ${progressClasses.progress}`}>
      <h2>{WORDS.progress.heading}</h2>
      <Figure label={WORDS.totals.remaining} value={formatDollars(remainingDollars)} size="large" />
      <div
        className={progressClasses.bars}
        role="progressbar"
        aria-label={WORDS.progress.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={paidPercent}
        aria-valuetext={WORDS.progress.percent(paidPercent)}
      >
        {Array.from({ length: payments.length + remainingPayments }, (_, index) => (
          <span key={index} className={progressClasses.bar} data-status={statusOf(index - payments.length)} />
        ))}
      </div>
      <div className={progressClasses.words}>
        <p className={progressClasses.percent}>{WORDS.progress.percent(paidPercent)}</p>
        <p className={progressClasses.coming}>{WORDS.progress.remaining(remainingPayments)}</p>
      </div>
      <Rows
        rows={{ [WORDS.totals.paid]: formatDollars(paidDollars), [WORDS.totals.total]: formatDollars(totalDollars) }}
        className={progressClasses.totals}
      />
    </section>
  );
}

function statusOf(unpaidBefore: number): 'made' | 'next' | 'later' {
  if (unpaidBefore < 0) return 'made';
  return unpaidBefore === 0 ? 'next' : 'later';
}
