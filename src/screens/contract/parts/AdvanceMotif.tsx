import classes from './AdvanceMotif.module.css';

const MONTHS = [26, 34, 30, 42, 38, 50, 46, 60];
const MONTH_WIDTH = 14;
const MONTH_STEP = 21;
const HEIGHT = 96;
const ADVANCE_WIDTH = 96;
const FULL_WIDTH = 320;

/** The product's picture: months of revenue rise one after the other and become a single advance. Decoration. */
export function AdvanceMotif() {
  return (
    <svg className={classes.motif} viewBox={`0 0 ${FULL_WIDTH} ${HEIGHT}`} aria-hidden focusable="false">
      {MONTHS.map((height, month) => (
        <rect
          key={height}
          className={classes.month}
          data-month={month}
          x={24 + month * MONTH_STEP}
          y={HEIGHT - height}
          width={MONTH_WIDTH}
          height={height}
          rx={4}
        />
      ))}
      <rect
        className={classes.advance}
        x={FULL_WIDTH - 24 - ADVANCE_WIDTH}
        y={8}
        width={ADVANCE_WIDTH}
        height={HEIGHT - 8}
        rx={10}
      />
    </svg>
  );
}
