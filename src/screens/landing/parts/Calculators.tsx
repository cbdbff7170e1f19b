import { CALCULATOR_THOUSAND_DOLLARS as THOUSANDS, PAYOUT_DOLLARS } from '#machines/constants.ts';
import type { SliderRange } from '#machines/domain/slider.ts';
import type { LandingView } from '#machines/journey/views/viewLanding.ts';
import { DollarField } from '#src/components/DollarField.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { Slider } from '#src/components/Slider.tsx';
import { APR_LABEL, formatApr, formatDollars } from '#src/content/format.ts';
import { LANDING } from '#src/content/landing.ts';
import { useSend } from '#src/journey/hooks.ts';
import { useResume } from '#src/screens/parts/useResume.ts';
import { ApplyLink } from './ApplyLink.tsx';
import { Calculator } from './Calculator.tsx';
import classes from './Calculator.module.css';

const DOLLARS_PER_THOUSAND = 1000;
const REVENUE_RANGE: SliderRange = {
  min: THOUSANDS.min * DOLLARS_PER_THOUSAND,
  max: THOUSANDS.max * DOLLARS_PER_THOUSAND,
  step: THOUSANDS.step * DOLLARS_PER_THOUSAND,
};

export function Calculators({ view }: { readonly view: LandingView }) {
  return (
    <Split columns={2} from="desktop" gap={5} className={classes.calculators}>
      <AdvanceCalculator view={view} />
      <PayoutCalculator payout={view.payout} />
    </Split>
  );
}

export function AdvanceCalculator({ view }: { readonly view: LandingView }) {
  const send = useSend();
  const content = LANDING.calculator;
  const { monthlyRevenueThousandDollars, months, estimatedAdvanceDollars, estimatedPayout } = view;
  const { receivesDollars, feeDollars, aprPercent } = estimatedPayout;
  const { receives, repays } = useLabels();
  const changeRevenue = (thousandDollars: number) => send({ type: 'calculator.revenueChanged', thousandDollars });
  return (
    <Calculator
      id="calculator"
      title={content.title}
      monthsLegend={content.sizeLegend}
      months={months}
      onMonths={(chosen) => send({ type: 'calculator.monthsChosen', months: chosen })}
      figure={{ label: LANDING.estimatedAdvance, value: formatDollars(estimatedAdvanceDollars) }}
      rows={{
        [LANDING.about(receives)]: formatDollars(receivesDollars),
        [LANDING.fee]: LANDING.feeOf(feeDollars, estimatedAdvanceDollars),
        [APR_LABEL]: formatApr(aprPercent),
        [repays]: formatDollars(estimatedAdvanceDollars),
      }}
      spoken={content.spoken(estimatedAdvanceDollars, receivesDollars, aprPercent, receives)}
      footer={<ApplyLink />}
    >
      <DollarField
        label={content.revenueLabel}
        valueDollars={monthlyRevenueThousandDollars * DOLLARS_PER_THOUSAND}
        range={REVENUE_RANGE}
        unit={content.revenueSuffix}
        onChange={(dollars) => changeRevenue(dollars / DOLLARS_PER_THOUSAND)}
      />
      <Slider
        {...THOUSANDS}
        values={[monthlyRevenueThousandDollars]}
        labels={[content.revenueLabel]}
        formatValue={content.revenue}
        onChange={([thousandDollars]) => thousandDollars !== undefined && changeRevenue(thousandDollars)}
      />
    </Calculator>
  );
}

export function PayoutCalculator({ payout }: Pick<LandingView, 'payout'>) {
  const send = useSend();
  const content = LANDING.payout;
  const { amountDollars, months, receivesDollars, feeDollars, aprPercent } = payout;
  const { receives, receivesAfterFee, repays } = useLabels();
  return (
    <Calculator
      id="calculate"
      title={content.title}
      monthsLegend={content.durationLegend}
      months={months}
      onMonths={(chosen) => send({ type: 'payout.monthsChosen', months: chosen })}
      figure={{ label: receivesAfterFee, value: formatDollars(receivesDollars) }}
      rows={{
        [LANDING.fee]: LANDING.feeOf(feeDollars, amountDollars),
        [APR_LABEL]: formatApr(aprPercent),
        [repays]: formatDollars(amountDollars),
      }}
      spoken={content.spoken(receivesDollars, feeDollars, aprPercent, receives)}
      footer={<Text kind="quiet">{LANDING.estimates}</Text>}
    >
      <DollarField
        label={content.amountLabel}
        valueDollars={amountDollars}
        range={PAYOUT_DOLLARS}
        unit={content.amountHint}
        onChange={(dollars) => send({ type: 'payout.amountChanged', amountDollars: dollars })}
      />
    </Calculator>
  );
}

/** Returns labels that say "you", unless the visitor's application shows that they can't be funded (R16.1). */
function useLabels() {
  return LANDING.who(useResume()?.isFundable ?? true);
}
