import { IconCheck } from '@tabler/icons-react';
import type { Payment } from '#machines/domain/repayment.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import card from '#src/screens/parts/Card.module.css';
import classes from './PaymentTable.module.css';

const WORDS = DASHBOARD_ESTABLISHED.history;

const HEADING_ID = 'payment-history';

/** The payments made so far, oldest first (R13.4). */
export function PaymentTable({ payments }: { readonly payments: readonly Payment[] }) {
  return (
    <section className={card.card}>
      <h2 id={HEADING_ID} className={card.heading}>
        {WORDS.heading}
      </h2>
      <table className={classes.table} aria-labelledby={HEADING_ID}>
        <thead>
          <tr>
            <th scope="col">{WORDS.columns.payment}</th>
            <th scope="col">{WORDS.columns.amount}</th>
            <th scope="col">{WORDS.columns.status}</th>
            <th scope="col">{WORDS.columns.date}</th>
            <th scope="col">{WORDS.columns.left}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ number, amountDollars, remainingDollars, status, date }) => (
            <tr key={number}>
              <th scope="row">{WORDS.payment(number)}</th>
              <td>{WORDS.amount(amountDollars)}</td>
              <td>
                <span className={classes.status}>
                  <IconCheck size={18} aria-hidden />
                  <span>{WORDS.statuses[status]}</span>
                </span>
              </td>
              <td>
                <time dateTime={date}>{WORDS.date(date)}</time>
              </td>
              <td data-label={WORDS.columns.left}>{WORDS.left(remainingDollars)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
