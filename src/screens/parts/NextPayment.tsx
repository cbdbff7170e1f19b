import { calendarFile } from '#machines/domain/calendar.ts';
import type { NextPaymentView } from '#machines/journey/views/viewDashboard.ts';
import { Figure } from '#src/components/Figure.tsx';
import { saveFile } from '#src/components/saveFile.ts';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { NEXT_PAYMENT } from '#src/content/nextPayment.ts';
import { useSend } from '#src/journey/hooks.ts';
import card from './Card.module.css';
import classes from './NextPayment.module.css';

const { calendar, ...WORDS } = NEXT_PAYMENT;

/** When the next payment comes, what there is to know about it, and its reminder for a calendar (R13.1, R8.4, R18.4). */
export function NextPayment({
  nextPayment: { remainingDays, date, dollars, demoDay },
}: {
  nextPayment: NextPaymentView;
}) {
  const send = useSend();
  const download = () => {
    const file = calendarFile({ ...calendar, date });
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), calendar.fileName(date));
    send({ type: 'payment.calendarDownloaded' });
  };
  return (
    <section className={dollars === null ? card.card : classes.next}>
      <Figure
        label={dollars === null ? WORDS.labelOfNone : WORDS.label}
        value={WORDS.days(remainingDays)}
        note={WORDS.date(date)}
        size="large"
      />
      <p>{dollars === null ? WORDS.nothing : WORDS.amount(dollars)}</p>
      <p>{WORDS.demo(demoDay)}</p>
      {dollars !== null && (
        <SecondaryButton className={classes.calendar} onClick={download}>
          {calendar.download}
        </SecondaryButton>
      )}
    </section>
  );
}
