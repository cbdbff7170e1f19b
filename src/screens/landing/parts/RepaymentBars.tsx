import classes from './RepaymentBars.module.css';

const HEIGHT = 64;
const PITCH = 40;
const BAR = 32;

/** One bar a payout, and one after the last: what repays at its foot, what is the creator's on top. The words beside it say the same. */
export function RepaymentBars({ shares }: { readonly shares: readonly number[] }) {
  const payouts = [...shares, 0];
  return (
    <svg className={classes.bars} viewBox={`0 0 ${payouts.length * PITCH - (PITCH - BAR)} ${HEIGHT}`} aria-hidden>
      {payouts.map((share, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a payout is known by its place
        <g key={place}>
          <rect className={classes.own} x={place * PITCH} y={0} width={BAR} height={HEIGHT} rx={6} />
          <rect
            className={classes.repaying}
            x={place * PITCH}
            y={HEIGHT * (1 - share)}
            width={BAR}
            height={HEIGHT * share}
            rx={6}
          />
        </g>
      ))}
    </svg>
  );
}
