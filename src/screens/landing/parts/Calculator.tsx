import { useDebouncedCallback, useDidUpdate } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { ADVANCE_MONTHS, ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import type { AdvanceMonths } from '#machines/domain/choices.ts';
import { Figure } from '#src/components/Figure.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';
import { LANDING } from '#src/content/landing.ts';
import classes from './Calculator.module.css';
import { Rows } from '#src/screens/parts/Rows.tsx';
import { Section } from './Section.tsx';
import { Segments } from './Segments.tsx';

type CalculatorProps = {
  readonly id: 'calculator' | 'calculate';
  readonly title: string;
  readonly monthsLegend: string;
  readonly months: AdvanceMonths;
  readonly onMonths: (months: AdvanceMonths) => void;
  /** The result, large. */
  readonly figure: { readonly label: string; readonly value: string };
  /** Further figures of the result, by name. */
  readonly rows: Readonly<Record<string, string>>;
  /** The result as a sentence. */
  readonly spoken: string;
  readonly foot: ReactNode;
  /** The amount to begin from. */
  readonly children: ReactNode;
};

/** An amount and a number of months, and what they come to. */
export function Calculator(props: CalculatorProps) {
  const { id, title, monthsLegend, months, onMonths, figure, rows, spoken, foot, children } = props;
  const sizes = ADVANCE_MONTHS.map((size) => ({ value: size, label: LANDING.months(size) }));
  return (
    <Section id={id} title={title} className={classes.calculator}>
      <div data-rise="long">{children}</div>
      <div data-rise="long">
        <Segments
          legend={monthsLegend}
          segments={sizes}
          value={months}
          onChoose={onMonths}
          className={classes.months}
        />
      </div>
      <div data-rise="long" className={classes.result}>
        <Figure {...figure} size="large" />
        <Rows rows={rows} />
        <SpokenChange words={spoken} />
        {foot}
      </div>
    </Section>
  );
}

/** Reads a figure out once it has rested for 500 ms, and nothing before its first change (R3.7, R3.8). */
function SpokenChange({ words }: { readonly words: string }) {
  const [spoken, setSpoken] = useState('');
  const speak = useDebouncedCallback(setSpoken, ESTIMATE_ANNOUNCEMENT_MS);
  useDidUpdate(() => speak(words), [words]);
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic>
      {spoken}
    </VisuallyHidden>
  );
}
