import { useDebouncedCallback, useDidUpdate } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import {
  ADVANCE_MONTHS,
  CALCULATOR_THOUSAND_DOLLARS as THOUSANDS,
  ESTIMATE_ANNOUNCEMENT_MS,
  PAYOUT_DOLLARS,
} from '#machines/constants.ts';
import type { AdvanceMonths } from '#machines/domain/choices.ts';
import type { SliderRange } from '#machines/domain/slider.ts';
import type { LandingView } from '#machines/journey/views/viewLanding.ts';
import { Figure } from '#src/components/Figure.tsx';
import { Slider } from '#src/components/Slider.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';
import { formatDollars } from '#src/content/format.ts';
import { LANDING } from '#src/content/landing.ts';
import { useSend } from '#src/journey/hooks.ts';
import { Rows } from '#src/screens/parts/Rows.tsx';
import { ApplyLink } from './ApplyLink.tsx';
import classes from './Calculators.module.css';
import { DollarField } from './DollarField.tsx';
import { Section } from './Section.tsx';
import { Segments } from './Segments.tsx';

const DOLLARS_PER_THOUSAND = 1000;
const REVENUE_RANGE: SliderRange = {
  min: THOUSANDS.min * DOLLARS_PER_THOUSAND,
  max: THOUSANDS.max * DOLLARS_PER_THOUSAND,
  step: THOUSANDS.step * DOLLARS_PER_THOUSAND,
};

/** One card for both calculators: before the fee, and after it. */
export function Calculators({ view }: { readonly view: LandingView }) {
  return (
    <div className={classes.calculators}>
      <AdvanceCalculator view={view} />
      <PayoutCalculator payout={view.payout} />
    </div>
  );
}

/** Monthly revenue and months to the estimated advance, and what of it is received (R3.7, R7). */
export function AdvanceCalculator({ view }: { readonly view: LandingView }) {
  const send = useSend();
  const words = LANDING.calculator;
  const { monthlyRevenueThousandDollars, months, estimatedAdvanceDollars, estimatedPayout } = view;
  const earn = (thousandDollars: number) => send({ type: 'calculator.revenueChanged', thousandDollars });
  return (
    <Calculator
      id="calculator"
      title={words.title}
      monthsLegend={words.sizeLegend}
      months={months}
      onMonths={(chosen) => send({ type: 'calculator.monthsChosen', months: chosen })}
      amountDollars={estimatedAdvanceDollars}
      {...estimatedPayout}
      rows={{ [words.advance]: formatDollars(estimatedAdvanceDollars) }}
      spoken={words.spoken(estimatedAdvanceDollars, estimatedPayout.receivesDollars)}
      foot={<ApplyLink />}
    >
      <DollarField
        label={words.revenueLabel}
        valueDollars={monthlyRevenueThousandDollars * DOLLARS_PER_THOUSAND}
        range={REVENUE_RANGE}
        unit={words.revenueSuffix}
        onChange={(dollars) => earn(dollars / DOLLARS_PER_THOUSAND)}
      />
      <Slider
        {...THOUSANDS}
        values={[monthlyRevenueThousandDollars]}
        labels={[words.revenueLabel]}
        formatValue={words.revenue}
        onChange={([thousandDollars]) => thousandDollars !== undefined && earn(thousandDollars)}
      />
    </Calculator>
  );
}

/** What a creator receives for an amount of future revenue, and the fee (R3.8). */
export function PayoutCalculator({ payout }: Pick<LandingView, 'payout'>) {
  const send = useSend();
  const words = LANDING.payout;
  const { amountDollars, months, receivesDollars, feeDollars } = payout;
  return (
    <Calculator
      id="calculate"
      title={words.title}
      monthsLegend={words.durationLegend}
      months={months}
      onMonths={(chosen) => send({ type: 'payout.monthsChosen', months: chosen })}
      {...{ amountDollars, receivesDollars, feeDollars }}
      spoken={words.spoken(receivesDollars, feeDollars)}
      foot={<p className={classes.note}>{LANDING.estimates}</p>}
    >
      <DollarField
        label={words.amountLabel}
        valueDollars={amountDollars}
        range={PAYOUT_DOLLARS}
        unit={words.amountHint}
        onChange={(dollars) => send({ type: 'payout.amountChanged', amountDollars: dollars })}
      />
    </Calculator>
  );
}

type CalculatorProps = {
  readonly id: 'calculator' | 'calculate';
  readonly title: string;
  readonly monthsLegend: string;
  readonly months: AdvanceMonths;
  readonly onMonths: (months: AdvanceMonths) => void;
  /** The future revenue that is sold, what is received for it, and the fee. */
  readonly amountDollars: number;
  readonly receivesDollars: number;
  readonly feeDollars: number;
  /** Stands above the fee. */
  readonly rows?: Readonly<Record<string, string>>;
  /** The result as a sentence. */
  readonly spoken: string;
  readonly foot: ReactNode;
  /** The amount to begin from. */
  readonly children: ReactNode;
};

/** An amount and a number of months, and what they come to. */
function Calculator(props: CalculatorProps) {
  const { id, title, monthsLegend, months, onMonths, rows, spoken, foot, children } = props;
  const { amountDollars, receivesDollars, feeDollars } = props;
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
        <Figure label={LANDING.receives} size="large" value={formatDollars(receivesDollars)} />
        <Rows
          rows={{
            ...rows,
            [LANDING.fee]: LANDING.feeOf(feeDollars, amountDollars),
            [LANDING.repays]: formatDollars(amountDollars),
          }}
        />
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
