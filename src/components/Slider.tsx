import type { CSSProperties, KeyboardEvent } from 'react';
import { SLIDER_DEFAULT_MAX, SLIDER_DEFAULT_MIN, SLIDER_DEFAULT_STEP, SLIDER_PAGE_STEPS } from '#machines/constants.ts';
import { moveThumb, snapToStep } from '#machines/domain/slider.ts';
import classes from './Slider.module.css';

type SliderProps = {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** One value for each thumb, in ascending order. */
  readonly values: readonly number[];
  readonly onChange: (values: readonly number[]) => void;
  readonly labels: readonly string[];
  /** Formats a value for screen readers. */
  readonly formatValue: (value: number) => string;
  readonly minGap?: number;
};

export function Slider(props: SliderProps) {
  const { min = SLIDER_DEFAULT_MIN, max = SLIDER_DEFAULT_MAX, step = SLIDER_DEFAULT_STEP, minGap = 0 } = props;
  const { onChange, labels, formatValue } = props;
  const range = { min, max, step };
  const values = props.values.map((value) => snapToStep(value, range));
  const shares = values.map((value) => (max === min ? 0 : (value - min) / (max - min)));
  const from = shares.length > 1 ? shares[0] : 0;

  const move = (index: number, to: number) => {
    const next = moveThumb(values, index, to, range, minGap);
    if (next[index] !== values[index]) onChange(next);
  };
  return (
    <div className={classes.root} style={{ '--from': from, '--to': shares.at(-1) } as CSSProperties}>
      {values.map((value, index) => (
        <input
          key={labels[index]}
          type="range"
          className={classes.thumb}
          // When thumbs overlap, the one with room to move is on top.
          style={{ zIndex: (shares[index] ?? 0) > 1 / 2 ? values.length - index : index + 1 }}
          aria-label={labels[index]}
          aria-valuetext={formatValue(value)}
          {...range}
          value={value}
          onChange={(event) => move(index, event.currentTarget.valueAsNumber)}
          onKeyDown={(event) => {
            const steps = stepsOf(event);
            if (steps === null) return;
            event.preventDefault();
            move(index, value + steps * step);
          }}
        />
      ))}
    </div>
  );
}

const STEPS_OF_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: SLIDER_PAGE_STEPS,
  PageDown: -SLIDER_PAGE_STEPS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Returns how many steps a key moves the thumb, or null for other keys. Native steps differ between browsers (R7.2). */
function stepsOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): number | null {
  const steps = STEPS_OF_KEY[key];
  if (steps === undefined || altKey || ctrlKey || metaKey) return null;
  return shiftKey && Math.abs(steps) === 1 ? steps * SLIDER_PAGE_STEPS : steps;
}
