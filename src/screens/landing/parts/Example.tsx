import { REPAYMENT_PERCENT } from '#machines/constants.ts';
import { EXAMPLE } from '#machines/domain/calculators.ts';
import { Figure } from '#src/components/Figure.tsx';
import { formatDollars, formatMonths } from '#src/content/format.ts';
import { LANDING } from '#src/content/landing.ts';
import classes from './Example.module.css';
import { RepaymentBars } from './RepaymentBars.tsx';
import { Rows } from './Rows.tsx';

const WORDS = LANDING.example;
const { receivesDollars, feeDollars, totalDollars, repayingMonths, shares } = EXAMPLE;

/** One creator's advance from start to end: what she receives, what it costs, and how she repays it (R3.8, R8.2). */
export function Example() {
  return (
    <section className={classes.card} aria-labelledby="example-title">
      <header className={classes.top}>
        <h2 id="example-title" className={classes.name}>
          {WORDS.name}
        </h2>
        <span className={classes.badge}>{WORDS.badge}</span>
      </header>
      <p className={classes.story}>{WORDS.story}</p>
      <Figure label={WORDS.receives} size="large" value={formatDollars(receivesDollars)} />
      <Rows
        rows={{ [LANDING.fee]: LANDING.feeOf(feeDollars, totalDollars), [WORDS.repays]: formatDollars(totalDollars) }}
      />
      <RepaymentBars shares={shares} />
      <p className={classes.story}>{WORDS.repayment(REPAYMENT_PERCENT, formatMonths(repayingMonths))}</p>
      <ul className={classes.key}>
        <li data-part="repaying">{WORDS.key.repaying}</li>
        <li data-part="own">{WORDS.key.own}</li>
      </ul>
    </section>
  );
}
