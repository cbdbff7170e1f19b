import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useState } from 'react';
import { snapToStep } from '#machines/domain/slider.ts';
import { Slider } from './Slider.tsx';
import classes from './AmountSlider.module.css';

type AmountSliderProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** A value in words, as it is spoken. */
  readonly formatValue: (value: number) => string;
  readonly onChange: (value: number) => void;
  /** What stands before the typed number. */
  readonly prefix?: string;
  /** What stands after the typed number. */
  readonly suffix?: string;
};

/** A slider and a field for the same amount: drag it or type it. What is typed counts once it is allowed (R7.1). */
export function AmountSlider(props: AmountSliderProps) {
  const { label, value, min, max, step, formatValue, onChange, prefix = '', suffix = '' } = props;
  const [draft, setDraft] = useState<number | string | null>(null);
  const range = { min, max, step };
  const type = (typed: number | string) => {
    setDraft(typed);
    if (typeof typed === 'number' && snapToStep(typed, range) === typed) onChange(typed);
  };
  const settle = () => {
    if (typeof draft === 'number') onChange(snapToStep(draft, range));
    setDraft(null);
  };
  return (
    <div className={classes.root}>
      <NumberInput
        className={classes.field}
        label={label}
        value={draft ?? value}
        onChange={type}
        onBlur={settle}
        min={min}
        max={max}
        step={step}
        clampBehavior="none"
        allowDecimal={!Number.isInteger(step)}
        allowNegative={min < 0}
        thousandSeparator=","
        prefix={prefix}
        suffix={suffix}
        hideControls
        size="md"
        inputMode="numeric"
        autoComplete="off"
      />
      <Slider
        min={min}
        max={max}
        step={step}
        values={[value]}
        onChange={([next]) => next !== undefined && onChange(next)}
        labels={[label]}
        formatValue={formatValue}
      />
    </div>
  );
}
