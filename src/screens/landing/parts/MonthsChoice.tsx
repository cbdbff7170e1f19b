import { ADVANCE_MONTHS } from '#machines/constants.ts';
import { LANDING } from '#src/content/landing.ts';
import classes from './MonthsChoice.module.css';
import { Segments } from './Segments.tsx';
import type { AdvanceMonths } from '#machines/domain/choices.ts';

type MonthsChoiceProps = {
  readonly legend: string;
  readonly months: AdvanceMonths;
  readonly onChoose: (months: AdvanceMonths) => void;
};

/** A number of months, one at a time (R3.7, R3.8). */
export function MonthsChoice({ legend, months, onChoose }: MonthsChoiceProps) {
  return (
    <fieldset className={classes.group} role="radiogroup">
      <legend className={classes.legend}>{legend}</legend>
      <Segments
        segments={ADVANCE_MONTHS.map((size) => ({ value: size, label: LANDING.months(size) }))}
        value={months}
        onChoose={onChoose}
      />
    </fieldset>
  );
}
