import type { RepaymentView } from '#machines/journey/views/viewDashboard.ts';
import { Figure } from '#src/components/Figure.tsx';
import { LabeledSlider } from '#src/components/LabeledSlider.tsx';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { formatDollars } from '#src/content/format.ts';
import { useSend } from '#src/journey/hooks.ts';
import card from '#src/screens/parts/Card.module.css';
import { CoursePicture } from '#src/screens/parts/CoursePicture.tsx';

const WORDS = DASHBOARD_ESTABLISHED.own;

/** The creator's own contract, played with their own numbers: what is left, the months ahead, paying early (R19.4). */
export function OwnRepayment({ terms, course, ahead }: NonNullable<RepaymentView['own']>) {
  const send = useSend();
  const { month, longest, repaidDollars, remainingDollars, monthsSooner } = ahead;
  return (
    <section className={card.card}>
      <h2>{WORDS.heading}</h2>
      <Figure
        label={WORDS.left}
        value={formatDollars(terms.totalRepaymentDollars)}
        note={WORDS.end(course.lastMonth)}
        size="large"
      />
      <LabeledSlider
        label={WORDS.ahead}
        value={month}
        range={{ min: 0, max: longest, step: 1 }}
        format={WORDS.month}
        onChange={(chosen) => send({ type: 'repayment.monthChosen', month: chosen })}
      />
      <p className={card.text}>
        <strong>{WORDS.at(repaidDollars, remainingDollars)}</strong>{' '}
        {WORDS.early(remainingDollars, terms.totalRepaymentDollars, monthsSooner)}
      </p>
      <CoursePicture course={course} title={WORDS.course} />
      <p className={card.text}>{WORDS.assumption}</p>
    </section>
  );
}
