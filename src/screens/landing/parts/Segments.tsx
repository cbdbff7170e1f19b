import { useId } from 'react';
import classes from './Segments.module.css';

type SegmentsProps<Value> = {
  readonly legend: string;
  readonly segments: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly className?: string | undefined;
};

export function Segments<Value extends number | boolean>(props: SegmentsProps<Value>) {
  const { legend, segments, value, onChoose, className = '' } = props;
  const id = useId();
  return (
    <fieldset role="radiogroup" aria-labelledby={id} className={`${classes.choice} ${className}`}>
      <p id={id}>{legend}</p>
      <div className={classes.segments}>
        {segments.map((segment) => (
          <label key={segment.label} className={classes.segment}>
            <input
              type="radio"
              className={classes.radio}
              name={id}
              value={`${segment.value}`}
              checked={segment.value === value}
              onChange={() => onChoose(segment.value)}
            />
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
