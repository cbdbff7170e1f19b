import classes from './AdvanceMotif.module.css';

const MONTH_HEIGHTS = [26, 34, 30, 42, 38, 50, 46, 60];

/** The product's picture: months of revenue rise one after the other and become a single advance. Decoration. */
export function AdvanceMotif() {
  return (
    <svg className={classes.motif} viewBox="0 0 320 96" aria-hidden focusable="false">
      <g className={classes.months}>
        {MONTH_HEIGHTS.map((height, month) => (
          <rect key={height} x={24 + month * 21} y={96 - height} width={14} height={height} rx={4} />
        ))}
      </g>
      <rect className={classes.advance} x={200} y={8} width={96} height={88} rx={10} />
    </svg>
  );
}
