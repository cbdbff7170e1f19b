import { REPAYMENT_PERCENT } from '#machines/constants.ts';
import { EXAMPLE } from '#machines/domain/calculators.ts';
import { Figure } from '#src/components/Figure.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { APR_LABEL, formatApr, formatDollars, formatMonths } from '#src/content/format.ts';
import { LANDING } from '#src/content/landing.ts';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { Rows } from '#src/screens/parts/Rows.tsx';
import { useResume } from '#src/screens/parts/useResume.ts';
import { ApplyLink } from './ApplyLink.tsx';
import classes from './Hero.module.css';
import { RotatingPhrase } from './RotatingPhrase.tsx';
import { SectionLink } from './Section.tsx';

const BAR = { width: 32, height: 64, pitch: 40 };
/** One bar for each payout, and one after the last. */
const PAYOUT_SHARES = [...EXAMPLE.shares, 0];

/** The headline, two links into the product, and one creator's example (R3.2, R3.4, R3.13, R17.1). */
export function Hero() {
  const resume = useResume();
  return (
    <div className={classes.hero}>
      <div className={classes.headline}>
        <ScreenHeading title={LANDING.hero.title} />
        <RotatingPhrase />
        {resume?.isFundable === false ? (
          <div className={classes.intro}>
            <FundingCondition />
          </div>
        ) : (
          <p className={classes.intro}>{LANDING.hero.intro}</p>
        )}
        {resume !== null && <p className={classes.place}>{resume.place}</p>}
        <div className={classes.actions}>
          <ApplyLink className={classes.apply} />
          <SectionLink to="calculator" className={classes.estimate}>
            {LANDING.hero.estimate}
          </SectionLink>
        </div>
        <p className={classes.finePrint}>{LANDING.hero.finePrint}</p>
      </div>
      <Example />
    </div>
  );
}

/** One creator's advance: its amount, its fee and its repayment (R3.8, R8.2). */
export function Example() {
  const words = LANDING.example;
  const { receivesDollars, feeDollars, aprPercent, totalDollars, repayingMonths } = EXAMPLE;
  const fee = LANDING.feeOf(feeDollars, totalDollars);
  const { width, height, pitch } = BAR;
  return (
    <section className={classes.card} aria-labelledby="example-title">
      <header className={classes.top}>
        <h2 id="example-title" className={classes.name}>
          {words.name}
        </h2>
        <span className={classes.badge}>{words.badge}</span>
      </header>
      <p className={classes.story}>
        <KeepTogether>{words.story}</KeepTogether>
      </p>
      <Figure label={words.receives} size="large" value={formatDollars(receivesDollars)} />
      <Rows
        rows={{
          [LANDING.fee]: fee,
          [APR_LABEL]: formatApr(aprPercent),
          [words.repays]: formatDollars(totalDollars),
        }}
      />
      <svg
        className={classes.bars}
        viewBox={`0 0 ${PAYOUT_SHARES.length * pitch - (pitch - width)} ${height}`}
        aria-hidden
      >
        {PAYOUT_SHARES.map((share, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a payout is known by its place
          <g key={place} transform={`translate(${place * pitch})`}>
            <rect className={classes.own} width={width} height={height} rx={6} />
            <rect className={classes.repaying} y={height * (1 - share)} width={width} height={height * share} rx={6} />
          </g>
        ))}
      </svg>
      <p className={classes.story}>
        <KeepTogether>{words.repayment(REPAYMENT_PERCENT, formatMonths(repayingMonths))}</KeepTogether>
      </p>
      <ul className={classes.key}>
        <li data-part="repaying">{words.key.repaying}</li>
        <li data-part="own">{words.key.own}</li>
      </ul>
    </section>
  );
}
