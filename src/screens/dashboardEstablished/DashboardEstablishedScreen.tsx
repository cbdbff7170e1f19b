import { type RepaymentView, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { SampleMark } from '#src/components/SampleMark.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { DASHBOARD_ESTABLISHED as CONTENT } from '#src/content/dashboardEstablished.ts';
import { useJourney } from '#src/journey/hooks.ts';
import card from '#src/screens/parts/Card.module.css';
import { NextPayment } from '#src/screens/parts/NextPayment.tsx';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import classes from './DashboardEstablishedScreen.module.css';
import { ContractSchedule, PaymentTable } from './parts/PaymentTable.tsx';
import { RepaymentProgress } from './parts/RepaymentProgress.tsx';
import { RepaymentProjection } from './parts/RepaymentProjection.tsx';

export function DashboardEstablishedScreen() {
  const view = useJourney(viewDashboardEstablished);
  const { contract, projection, renewalDate } = view;
  return (
    <div className={card.screen}>
      <ScreenHeading title={CONTENT.title} />
      <Stack gap={4}>
        {contract === null && <FundingCondition />}
        {contract !== null && (
          <Split gap={4} className={card.columns}>
            <ContractSchedule {...view} contract={contract} />
            {projection !== null && <NextPayment {...view} />}
          </Split>
        )}
        {projection !== null && <RepaymentProjection {...projection} />}
        {projection !== null && <TextCard heading={CONTENT.renewal.heading} text={CONTENT.renewal.text(renewalDate)} />}
        {contract === null && view.isFundable && <TextCard {...CONTENT.early} />}
        {projection === null ? (
          <Card as="section" gap={4} pad={4} className={classes.sample} aria-labelledby="sample">
            <Row as="p" gap={2} id="sample">
              <SampleMark>{CONTENT.sample.badge}</SampleMark> {CONTENT.sample.textWithoutRepayment}
            </Row>
            <Sample view={view} />
          </Card>
        ) : (
          <Disclosure title={<h2>{CONTENT.sample.badge}</h2>}>
            <Card gap={4} pad={4} className={classes.sample}>
              <p>{CONTENT.sample.text}</p>
              <Sample view={view} />
            </Card>
          </Disclosure>
        )}
      </Stack>
    </div>
  );
}

function Sample({ view }: { readonly view: RepaymentView }) {
  const { repayment, projection, renewalDate } = view;
  const progress = <RepaymentProgress repayment={repayment} />;
  const table = <PaymentTable payments={repayment.payments} />;
  return projection === null ? (
    <>
      <Split from="desktop" gap={4} className={card.columns}>
        {progress}
        <NextPayment {...view} />
      </Split>
      {table}
      <TextCard heading={CONTENT.renewal.heading} text={CONTENT.renewal.sample(renewalDate)} />
    </>
  ) : (
    <Split from="desktop" gap={4} className={`${card.columns} ${classes.withTable}`}>
      {progress}
      {table}
    </Split>
  );
}

function TextCard({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <Card as="section" gap={4} className={card.card}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </Card>
  );
}
