import { CALCULATOR_RANGE } from '#machines/domain/calculators.ts';
import type { SliderRange } from '#machines/domain/slider.ts';
import type { LandingView } from '#machines/journey/views/viewLanding.ts';
import { Figure } from '#src/components/Figure.tsx';
import { Slider } from '#src/components/Slider.tsx';
import { formatDollars } from '#src/content/format.ts';
import { LANDING } from '#src/content/landing.ts';
import { useSend } from '#src/journey/hooks.ts';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import { ApplyLink } from './ApplyLink.tsx';
import classes from './Calculators.module.css';
import { DollarField } from './DollarField.tsx';
import { MonthsChoice } from './MonthsChoice.tsx';
import { Rows } from './Rows.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { SpokenChange } from './SpokenChange.tsx';

const WORDS = LANDING.calculator;
const TITLE_ID = 'calculator-title';
const DOLLARS_PER_THOUSAND = 1000;
const RANGE: SliderRange = {
  min: CALCULATOR_RANGE.min * DOLLARS_PER_THOUSAND,
  max: CALCULATOR_RANGE.max * DOLLARS_PER_THOUSAND,
  step: CALCULATOR_RANGE.step * DOLLARS_PER_THOUSAND,
};

/** Monthly revenue and months to the estimated advance, and what of it is received (R3.7, R7). */
export function Calculator({ view }: { readonly view: LandingView }) {
  const send = useSend();
  const { monthlyRevenueThousandDollars, months, estimatedAdvanceDollars, estimatedPayout } = view;
  const { receivesDollars, feeDollars } = estimatedPayout;
  const earn = (thousandDollars: number) => send({ type: 'calculator.revenueChanged', thousandDollars });
  return (
    <RevealSection id="calculator" titleId={TITLE_ID} className={classes.section}>
      <RevealItem rise="long" className={classes.calculator}>
        <SectionHeading id={TITLE_ID} title={WORDS.title} />
        <div>
          <DollarField
            label={WORDS.revenueLabel}
            valueDollars={monthlyRevenueThousandDollars * DOLLARS_PER_THOUSAND}
            range={RANGE}
            unit={WORDS.revenueSuffix}
            onChange={(dollars) => earn(dollars / DOLLARS_PER_THOUSAND)}
          />
          <Slider
            {...CALCULATOR_RANGE}
            values={[monthlyRevenueThousandDollars]}
            labels={[WORDS.revenueLabel]}
            formatValue={WORDS.revenue}
            onChange={([thousandDollars]) => thousandDollars !== undefined && earn(thousandDollars)}
          />
        </div>
        <MonthsChoice
          legend={WORDS.sizeLegend}
          months={months}
          onChoose={(size) => send({ type: 'calculator.monthsChosen', months: size })}
        />
        <div className={classes.result}>
          <Figure label={LANDING.receives} size="large" value={formatDollars(receivesDollars)} />
          <Rows
            rows={{
              [WORDS.advance]: formatDollars(estimatedAdvanceDollars),
              [LANDING.fee]: LANDING.feeOf(feeDollars, estimatedAdvanceDollars),
            }}
          />
          <SpokenChange words={WORDS.spoken(estimatedAdvanceDollars, receivesDollars)} />
        </div>
        <ApplyLink />
      </RevealItem>
    </RevealSection>
  );
}
