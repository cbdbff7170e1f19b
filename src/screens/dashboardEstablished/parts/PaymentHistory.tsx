import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { csvOf } from '#machines/domain/csv.ts';
import type { Repayment } from '#machines/domain/repayment.ts';
import { saveFile } from '#src/components/saveFile.ts';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { REPAYMENT_HISTORY } from '#src/content/repaymentHistory.ts';
import { useSend } from '#src/journey/hooks.ts';
import { BalanceChart } from './BalanceChart.tsx';
import card from './Card.module.css';
import classes from './PaymentHistory.module.css';
import { PaymentTable } from './PaymentTable.tsx';

const WORDS = DASHBOARD_ESTABLISHED.history;
const HEADING_ID = 'payment-history';

type PaymentHistoryProps = { readonly repayment: Repayment; readonly today: string };

/** The payments made so far as a chart and as a table, to download and to print (R13.4). */
export function PaymentHistory({ repayment, today }: PaymentHistoryProps) {
  const send = useSend();
  const download = () => {
    const text = csvOf(REPAYMENT_HISTORY.rows(repayment.payments));
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), REPAYMENT_HISTORY.fileName(today));
    send({ type: 'repayment.historyDownloaded' });
  };
  return (
    <section className={card.card} aria-labelledby={HEADING_ID}>
      <div className={classes.head}>
        <h2 id={HEADING_ID} className={card.heading}>
          {WORDS.heading}
        </h2>
        <div className={classes.actions}>
          <SecondaryButton onClick={download}>
            <span className={classes.action}>
              <IconDownload size={20} aria-hidden />
              <span>{WORDS.download}</span>
            </span>
          </SecondaryButton>
          <SecondaryButton onClick={() => window.print()}>
            <span className={classes.action}>
              <IconPrinter size={20} aria-hidden />
              <span>{WORDS.print}</span>
            </span>
          </SecondaryButton>
        </div>
      </div>
      <div className={classes.parts}>
        <BalanceChart repayment={repayment} />
        <PaymentTable payments={repayment.payments} labelledBy={HEADING_ID} />
      </div>
    </section>
  );
}
