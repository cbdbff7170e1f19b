import { IconCheck } from '@tabler/icons-react';
import type { Payment } from '#machines/domain/repayment.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { formatDate, formatDollars, formatDollarsAndCents } from '#src/content/format.ts';
import card from '#src/screens/parts/Card.module.css';
import classes from './PaymentTable.module.css';

const { columns, ...WORDS } = DASHBOARD_ESTABLISHED.history;

/** The payments made so far, oldest first (R13.4). */
export function PaymentTable({ payments }: { readonly payments: readonly Payment[] }) {
  return (
    <section className={card.card}>
      <h2 id="payment-history" className={card.heading}>
        {WORDS.heading}
      </h2>
      <table className={classes.table} aria-labelledby="payment-history">
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payments.map(({ number, amountDollars, remainingDollars, status, date }) => (
            <tr key={number}>
              <th scope="row">{WORDS.payment(number)}</th>
              <td>{formatDollarsAndCents(amountDollars)}</td>
              <td>
                <span className={classes.status}>
                  <IconCheck size={18} aria-hidden />
                  <span>{WORDS.statuses[status]}</span>
                </span>
              </td>
              <td>
                <time dateTime={date}>{formatDate(date)}</time>
              </td>
              <td data-label={columns.left}>{formatDollars(remainingDollars)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
