import { ADVANCE_MONTHS, REPAYMENT_PERCENT } from '#machines/constants.ts';
import classes from './RepaymentBars.module.css';

const HEIGHT = 96;
const PITCH = 20;
const BAR = 13;
const PAYOUTS = Math.ceil((Math.max(...ADVANCE_MONTHS) * 100) / REPAYMENT_PERCENT);
const PLACES = Array.from({ length: PAYOUTS }, (_, place) => place);

/** One bar a payout: what repays at its foot, what is the creator's on top. The words beside it say the same. */
export function RepaymentBars({ shares }: { readonly shares: readonly number[] }) {
  return (
    <svg
      className={classes.bars}
      viewBox={`0 0 ${PAYOUTS * PITCH - (PITCH - BAR)} ${HEIGHT}`}
      aria-hidden
      focusable="false"
    >
      {PLACES.map((place) => {
        const repaying = HEIGHT * (shares[place] ?? 0);
        return (
          <g key={place}>
            <rect
              className={place < shares.length ? classes.own : classes.free}
              x={place * PITCH}
              y={0}
              width={BAR}
              height={HEIGHT}
              rx={4}
            />
            <rect
              className={classes.repaying}
              x={place * PITCH}
              y={HEIGHT - repaying}
              width={BAR}
              height={repaying}
              rx={4}
            />
          </g>
        );
      })}
    </svg>
  );
}
