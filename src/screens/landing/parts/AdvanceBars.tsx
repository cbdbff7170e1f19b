import { ADVANCE_MONTHS, CALCULATOR_MAX_THOUSAND_DOLLARS } from '#machines/constants.ts';
import type { LandingView } from '#machines/journey/views/viewLanding.ts';
import classes from './AdvanceBars.module.css';

const BASE_Y = 124;
const LONGEST_MONTHS = Math.max(...ADVANCE_MONTHS);
const MONTHS = Array.from({ length: LONGEST_MONTHS }, (_, month) => month);

/** The product's picture: months of revenue as bars, and the one bar they become. Its figures stand next to it as text. */
export function AdvanceBars({ view }: { readonly view: LandingView }) {
  const share = view.monthlyRevenueThousandDollars / CALCULATOR_MAX_THOUSAND_DOLLARS;
  const monthHeight = 36 + 52 * share;
  const advanceHeight = 52 + 70 * Math.sqrt(share * (view.months / LONGEST_MONTHS));
  return (
    <svg className={classes.bars} viewBox="0 0 400 132" aria-hidden focusable="false">
      {MONTHS.map((month) => (
        <rect
          key={month}
          className={month < view.months ? classes.month : classes.laterMonth}
          x={month * 22}
          y={BASE_Y - monthHeight}
          width={14}
          height={monthHeight}
          rx={4}
        />
      ))}
      <rect className={classes.advance} x={296} y={BASE_Y - advanceHeight} width={104} height={advanceHeight} rx={8} />
      <line className={classes.ground} x1={0} x2={400} y1={BASE_Y + 6} y2={BASE_Y + 6} />
    </svg>
  );
}
