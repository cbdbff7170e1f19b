import type { SliderRange } from '#machines/domain/slider.ts';
import { Row } from './layout/Row.tsx';
import { Text } from './layout/Text.tsx';
import classes from './DollarField.module.css';
import { Slider } from './Slider.tsx';

type LabeledSliderProps = {
  readonly label: string;
  readonly value: number;
  readonly range: SliderRange;
  readonly format: (value: number) => string;
  /** The thumb's `aria-valuetext`; `format(value)` by default. */
  readonly spoken?: string;
  readonly onChange: (value: number) => void;
};

export function LabeledSlider({ label, value, range, format, spoken, onChange }: LabeledSliderProps) {
  return (
    <div>
      <Row as="p" gap={2} justify="between">
        <span className={classes.label}>{label}</span>
        <Text as="span" kind="money">
          {format(value)}
        </Text>
      </Row>
      <Slider
        {...range}
        values={[value]}
        labels={[label]}
        formatValue={(each) => spoken ?? format(each)}
        onChange={([next]) => next !== undefined && onChange(next)}
      />
    </div>
  );
}
