import { ADVANCE_MONTHS, REPAYMENT_PERCENT } from '#machines/constants.ts';
import { estimatedAdvanceDollars, payoutFor, repayingShares } from '#machines/domain/calculators.ts';
import type { LandingView } from '#machines/journey/views/viewLanding.ts';
import { Figure } from '#src/components/Figure.tsx';
import { RadioCardGroup } from '#src/components/RadioCardGroup.tsx';
import { formatDollars, formatMonths } from '#src/content/format.ts';
import { LANDING } from '#src/content/landing.ts';
import { useSend } from '#src/journey/hooks.ts';
import classes from './OfferPreview.module.css';
import { RepaymentBars } from './RepaymentBars.tsx';
import type { AdvanceMonths } from '#machines/domain/choices.ts';

const WORDS = LANDING.preview;
const CHOICES = ADVANCE_MONTHS.map((months) => ({ months, value: `${months}` as const }));

/** The product in miniature: the offer cards and the repayment at the calculator's figures; a card sets the months too. */
export function OfferPreview({ view }: { readonly view: LandingView }) {
  const send = useSend();
  const { monthlyRevenueThousandDollars, estimatedAdvanceDollars: totalDollars } = view;
  const payoutDollars = totalDollars / view.months;
  const shares = repayingShares(totalDollars, payoutDollars);
  const months = (totalDollars * 100) / (payoutDollars * REPAYMENT_PERCENT);
  return (
    <section className={classes.frame} aria-label={WORDS.label}>
      <header className={classes.top}>
        <p className={classes.title}>{WORDS.title(monthlyRevenueThousandDollars)}</p>
        <span className={classes.badge}>{WORDS.badge}</span>
      </header>
      <div className={classes.offers}>
        <RadioCardGroup
          legend={WORDS.legend}
          options={CHOICES.map((choice) => ({
            value: choice.value,
            title: WORDS.offer(choice.months),
            children: <Terms thousandDollars={monthlyRevenueThousandDollars} months={choice.months} />,
          }))}
          value={`${view.months}`}
          onChange={(value) => {
            const chosen = CHOICES.find((choice) => choice.value === value);
            if (chosen) send({ type: 'calculator.monthsChosen', months: chosen.months });
          }}
        />
        <p className={classes.note}>{WORDS.note}</p>
      </div>
      <div className={classes.repayment}>
        <Figure label={WORDS.repayment} value={WORDS.share(REPAYMENT_PERCENT)} note={WORDS.until(totalDollars)} />
        <RepaymentBars shares={shares} />
        <ul className={classes.key}>
          <li data-part="repaying">{WORDS.key.repaying}</li>
          <li data-part="own">{WORDS.key.own}</li>
        </ul>
        <p className={classes.duration}>{WORDS.duration(formatMonths(months))}</p>
      </div>
    </section>
  );
}

function Terms({ thousandDollars, months }: { readonly thousandDollars: number; readonly months: AdvanceMonths }) {
  const totalDollars = estimatedAdvanceDollars(thousandDollars, months);
  const { receivesDollars, feeDollars } = payoutFor(totalDollars, months);
  return (
    <div className={classes.terms}>
      <Figure label={WORDS.receives} value={formatDollars(receivesDollars)} />
      <dl className={classes.rows}>
        <div>
          <dt>{WORDS.fee}</dt>
          <dd>{WORDS.feeValue(feeDollars, (feeDollars * 100) / totalDollars)}</dd>
        </div>
        <div>
          <dt>{WORDS.total}</dt>
          <dd>{formatDollars(totalDollars)}</dd>
        </div>
      </dl>
    </div>
  );
}
