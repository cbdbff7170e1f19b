import { type ReactNode, useId } from 'react';
import classes from './RadioCardGroup.module.css';

type RadioCard<Value extends string> = {
  readonly value: Value;
  readonly title: string;
  /** What the choice means; read out as its description. */
  readonly children: ReactNode;
};

type RadioCardGroupProps<Value extends string> = {
  readonly legend: string;
  readonly options: readonly RadioCard<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
};

/** One choice among cards: native radios, so one tab stop and the arrow keys of the browser (R8.3). */
export function RadioCardGroup<Value extends string>(props: RadioCardGroupProps<Value>) {
  const { legend, options, value, onChange, isDisabled = false } = props;
  const id = useId();
  return (
    <fieldset className={classes.root} disabled={isDisabled}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.cards}>
        {options.map((option) => (
          <div key={option.value} className={classes.card} data-selected={option.value === value || undefined}>
            <input
              type="radio"
              id={`${id}-${option.value}`}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-describedby={`${id}-${option.value}-about`}
              className={classes.radio}
            />
            <label htmlFor={`${id}-${option.value}`} className={classes.title}>
              {option.title}
            </label>
            <div id={`${id}-${option.value}-about`} className={classes.about}>
              {option.children}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
