import { useDebouncedCallback, useDidUpdate } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { ADVANCE_MONTHS, ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import type { AdvanceMonths } from '#machines/domain/choices.ts';
import { Figure } from '#src/components/Figure.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { LANDING } from '#src/content/landing.ts';
import { Rows } from '#src/screens/parts/Rows.tsx';
import classes from './Calculator.module.css';
import shared from './Landing.module.css';
import { Section } from './Section.tsx';
import { Segments } from './Segments.tsx';

type CalculatorProps = {
  readonly id: 'calculator' | 'calculate';
  readonly title: string;
  readonly monthsLegend: string;
  readonly months: AdvanceMonths;
  readonly onMonths: (months: AdvanceMonths) => void;
  readonly figure: { readonly label: string; readonly value: string };
  readonly rows: Readonly<Record<string, string>>;
  readonly spoken: string;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

export function Calculator(props: CalculatorProps) {
  const { id, title, monthsLegend, months, onMonths, figure, rows, spoken, footer, children } = props;
  // Announces the result 500 ms after the last change, but not on mount (R3.7, R3.8).
  const [announced, setAnnounced] = useState('');
  const announce = useDebouncedCallback(setAnnounced, ESTIMATE_ANNOUNCEMENT_MS);
  useDidUpdate(() => announce(spoken), [spoken]);
  const sizes = ADVANCE_MONTHS.map((size) => ({ value: size, label: LANDING.months(size) }));
  return (
    <Section as={Card} id={id} title={title} gap={5} className={`${shared.card} ${classes.calculator}`}>
      <div data-rise="long">{children}</div>
      <div data-rise="long">
        <Segments legend={monthsLegend} segments={sizes} value={months} onChoose={onMonths} />
      </div>
      <Stack gap={3} data-rise="long" className={classes.result}>
        <Figure {...figure} size="large" />
        <Rows rows={rows} />
        <VisuallyHidden role="status" aria-live="polite" aria-atomic>
          {announced}
        </VisuallyHidden>
        {footer}
      </Stack>
    </Section>
  );
}
