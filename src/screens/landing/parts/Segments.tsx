import { useId } from 'react';
import classes from './Segments.module.css';

type Segment<Value> = { readonly value: Value; readonly label: string };

type SegmentsProps<Value> = {
  readonly segments: readonly Segment<Value>[];
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
};

/** A choice of a few words side by side, within a group that has a name: native radios with the browser's arrow keys. */
export function Segments<Value extends number | boolean>({ segments, value, onChoose }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div className={classes.segments}>
      {segments.map((segment) => (
        <label key={segment.label} className={classes.segment}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            value={`${segment.value}`}
            checked={segment.value === value}
            onChange={() => onChoose(segment.value)}
          />
          <span>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
