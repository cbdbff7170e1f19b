import { calendarFile } from '#machines/domain/calendar.ts';
import type { RepaymentView, SignedContractView } from '#machines/journey/views/viewDashboard.ts';
import { Figure } from '#src/components/Figure.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { saveFile } from '#src/components/saveFile.ts';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { NEXT_PAYMENT } from '#src/content/nextPayment.ts';
import { useAppServices, useSend } from '#src/journey/hooks.ts';
import card from './Card.module.css';
import classes from './NextPayment.module.css';

const { calendar, ...CONTENT } = NEXT_PAYMENT;

export function NextPayment({ nextPayment, contract }: Pick<RepaymentView, 'nextPayment' | 'contract'>) {
  const { remainingDays, date, dollars, demoDay } = nextPayment;
  const send = useSend();
  const { now } = useAppServices();
  const download = ({ documentId }: SignedContractView) => {
    const file = calendarFile({ ...calendar, documentId, date }, now());
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), calendar.fileName(documentId, date));
    send({ type: 'payment.calendarDownloaded' });
  };
  return (
    <Card as="section" gap={4} className={dollars === null ? card.card : `${card.card} ${classes.next}`}>
      <Figure
        label={dollars === null ? CONTENT.labelOfNone : CONTENT.label}
        value={CONTENT.days(remainingDays)}
        note={CONTENT.date(date)}
        size="large"
      />
      <p>
        <KeepTogether>{dollars === null ? CONTENT.nothing : CONTENT.amount(dollars)}</KeepTogether>
      </p>
      <p>
        <KeepTogether>{CONTENT.demo(demoDay)}</KeepTogether>
      </p>
      {dollars !== null && contract !== null && (
        <Row data-screen-only>
          <SecondaryButton onClick={() => download(contract)}>{calendar.download}</SecondaryButton>
        </Row>
      )}
    </Card>
  );
}
