import { IconCheck } from '@tabler/icons-react';
import { ROUTES } from '#machines/journey/routes.ts';
import type { Payment } from '#machines/domain/repayment.ts';
import type { RepaymentView, SignedContractView } from '#machines/journey/views/viewDashboard.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Figure } from '#src/components/Figure.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { formatDate, formatDollars, formatDollarsAndCents } from '#src/content/format.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import card from '#src/screens/parts/Card.module.css';
import links from '#src/screens/parts/Links.module.css';
import { SignedCopy } from '#src/screens/parts/SignedCopy.tsx';
import base from '#src/screens/parts/Table.module.css';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { NoOffer } from '#src/screens/parts/ApplicationNotes.tsx';
import classes from './PaymentTable.module.css';

const { schedule: SCHEDULE, history: HISTORY } = DASHBOARD_ESTABLISHED;

type ContractScheduleProps = Omit<RepaymentView, 'contract'> & { readonly contract: SignedContractView };

export function ContractSchedule({ contract, schedule, funds, isComplete, bankStatus }: ContractScheduleProps) {
  const { documentId, terms } = contract;
  const { month, projected, afterWeakMonth } = SCHEDULE.columns;
  return (
    <Card as="section" gap={4} className={card.card}>
      <h2>{`${SCHEDULE.heading} ${documentId}`}</h2>
      <FundingCondition />
      {terms === null && <NoOffer />}
      {terms !== null && schedule !== null && funds !== null && (
        <>
          <Figure
            label={SCHEDULE.receive}
            value={formatDollars(terms.amountDollars)}
            note={SCHEDULE.terms(terms, funds, isComplete)}
            size="large"
          />
          {bankStatus === 'started' && <p>{SCHEDULE.bankStarted}</p>}
          {bankStatus === 'next' && (
            <p>
              <JourneyLink className={links.link} href={ROUTES.dashboard.path}>
                {SCHEDULE.connectBank}
              </JourneyLink>
            </p>
          )}
          <Disclosure title={SCHEDULE.tableTitle}>
            <Stack gap={4}>
              <p>
                <KeepTogether>{SCHEDULE.weak(schedule.afterWeakMonth)}</KeepTogether>
              </p>
              <table className={base.table} data-figures aria-label={SCHEDULE.tableTitle}>
                <Head columns={[month, projected, afterWeakMonth]} />
                <tbody>
                  {schedule.afterWeakMonth.map((weak, index) => (
                    <tr key={weak.month}>
                      <th scope="row">{weak.month}</th>
                      <td>{formatDollars(schedule.projected[index]?.dollars ?? 0)}</td>
                      <td>{formatDollars(weak.dollars)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Stack>
          </Disclosure>
        </>
      )}
      <SignedCopy />
    </Card>
  );
}

export function PaymentTable({ payments }: { readonly payments: readonly Payment[] }) {
  return (
    <Card as="section" gap={4} className={card.card}>
      <h2 id="payment-history">{HISTORY.heading}</h2>
      <table className={`${base.table} ${classes.payments}`} data-figures aria-labelledby="payment-history">
        <Head columns={Object.values(HISTORY.columns)} />
        <tbody>
          {payments.map(({ number, amountDollars, remainingDollars, date }) => (
            <tr key={number}>
              <th scope="row">{HISTORY.payment(number)}</th>
              <td>{formatDollarsAndCents(amountDollars)}</td>
              <td>
                <Row as="span" gap={1} isOneLine className={classes.status}>
                  <IconCheck size={18} aria-hidden />
                  <span>{HISTORY.completed}</span>
                </Row>
              </td>
              <td>
                <time dateTime={date}>{formatDate(date)}</time>
              </td>
              <td data-label={HISTORY.columns.remaining}>{formatDollars(remainingDollars)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Head({ columns }: { readonly columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
