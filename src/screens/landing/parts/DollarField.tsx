import { type ChangeEvent, useId, useState } from 'react';
import { readDollars } from '#machines/domain/dollars.ts';
import { type SliderRange, snapToStep } from '#machines/domain/slider.ts';
import { formatDollars } from '#src/content/format.ts';
import { LANDING } from '#src/content/landing.ts';
import classes from './DollarField.module.css';

type DollarFieldProps = {
  readonly label: string;
  readonly valueDollars: number;
  readonly range: SliderRange;
  readonly onChange: (dollars: number) => void;
  /** What the amount is counted by, or between. */
  readonly unit: string;
};

/** An amount in whole dollars to type. It counts as soon as it is allowed, and is set right when the field is left. */
export function DollarField({ label, valueDollars, range, onChange, unit }: DollarFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const apply = (text: string, isFinal: boolean) => {
    const typed = readDollars(text);
    if (typed === null) return setNote(null);
    const { dollars, isRounded } = typed;
    const allowed = snapToStep(dollars, range);
    const counts = isFinal || allowed === dollars;
    if (counts) onChange(allowed);
    const change = dollars < range.min ? 'raised' : dollars > range.max ? 'lowered' : 'rounded';
    setNote(counts && (isRounded || allowed !== dollars) ? LANDING[change](allowed) : null);
  };
  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    const typed = readDollars(value);
    setDraft(value.includes('.') ? value : typed === null ? '' : formatDollars(typed.dollars));
    apply(value, false);
  };
  const settle = () => {
    if (draft !== null) apply(draft, true);
    setDraft(null);
  };
  return (
    <>
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
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={`${id}-unit`}
        />
        <span id={`${id}-unit`} className={classes.quiet}>
          {unit}
        </span>
      </div>
      <p aria-live="polite" className={classes.quiet}>
        {note}
      </p>
    </>
  );
}
