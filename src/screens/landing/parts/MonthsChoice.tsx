import { useId } from 'react';
import { ADVANCE_MONTHS } from '#machines/constants.ts';
import type { AdvanceMonths } from '#machines/domain/calculators.ts';
import classes from './MonthsChoice.module.css';

type MonthsChoiceProps = {
  readonly legend: string;
  readonly nameOf: (months: AdvanceMonths) => string;
  readonly months: AdvanceMonths;
  readonly onChoose: (months: AdvanceMonths) => void;
};

/** A number of months, one at a time (R3.7, R3.8). */
export function MonthsChoice({ legend, nameOf, months, onChoose }: MonthsChoiceProps) {
  const name = useId();
  return (
    <fieldset className={classes.group} role="radiogroup">
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.sizes}>
        {ADVANCE_MONTHS.map((size) => (
          <label key={size} className={classes.size}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              value={size}
              checked={size === months}
              onChange={() => onChoose(size)}
            />
            <span>{nameOf(size)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
