import { useId } from 'react';
import { Row } from '#src/components/layout/Row.tsx';
import classes from './Segments.module.css';

type SegmentsProps<Value> = {
  readonly legend: string;
  readonly segments: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly isInline?: boolean;
};

export function Segments<Value extends number | boolean>(props: SegmentsProps<Value>) {
  const { legend, segments, value, onChoose, isInline } = props;
  const id = useId();
  return (
    <Row as="fieldset" gap={2} role="radiogroup" aria-labelledby={id} className={classes.choice} data-inline={isInline}>
      <p id={id}>{legend}</p>
      <Row gap={1} align="stretch" className={classes.segments}>
        {segments.map((segment) => (
          <label key={segment.label} className={classes.segment} data-framed={segment.value === value || undefined}>
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
      </Row>
    </Row>
  );
}
