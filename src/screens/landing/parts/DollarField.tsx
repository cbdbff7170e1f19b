import { type ChangeEvent, useId, useState } from 'react';
import { type SliderRange, snapToStep } from '#machines/domain/slider.ts';
import { formatDollars } from '#src/content/format.ts';
import classes from './DollarField.module.css';

type DollarFieldProps = {
  readonly label: string;
  readonly valueDollars: number;
  readonly range: SliderRange;
  readonly onChange: (dollars: number) => void;
  /** What the amount is counted by, after the number. */
  readonly unit?: string;
  readonly hint?: string;
};

const NOT_A_DIGIT = /\D/g;

/** An amount in whole dollars to type. It counts as soon as it is allowed, and is set right when the field is left. */
export function DollarField({ label, valueDollars, range, onChange, unit, hint }: DollarFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    const digits = value.replaceAll(NOT_A_DIGIT, '');
    const dollars = Number(digits);
    setDraft(digits === '' ? '' : formatDollars(dollars));
    if (digits !== '' && snapToStep(dollars, range) === dollars) onChange(dollars);
  };
  const settle = () => {
    const digits = draft?.replaceAll(NOT_A_DIGIT, '') ?? '';
    if (digits !== '') onChange(snapToStep(Number(digits), range));
    setDraft(null);
  };
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <input
          id={id}
          className={classes.input}
          value={draft ?? formatDollars(valueDollars)}
          onChange={type}
          onBlur={settle}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={unit === undefined && hint === undefined ? undefined : `${id}-about`}
        />
        {unit !== undefined && (
          <span id={`${id}-about`} className={classes.unit}>
            {unit}
          </span>
        )}
      </div>
      {hint !== undefined && (
        <p id={`${id}-about`} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
