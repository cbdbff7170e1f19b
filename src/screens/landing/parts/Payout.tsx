import { PAYOUT_RANGE } from '#machines/domain/calculators.ts';
import type { LandingView } from '#machines/journey/views/viewLanding.ts';
import { Figure } from '#src/components/Figure.tsx';
import { formatDollars } from '#src/content/format.ts';
import { LANDING } from '#src/content/landing.ts';
import { useSend } from '#src/journey/hooks.ts';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import classes from './Calculators.module.css';
import { DollarField } from './DollarField.tsx';
import { MonthsChoice } from './MonthsChoice.tsx';
import { Rows } from './Rows.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { SpokenChange } from './SpokenChange.tsx';

const WORDS = LANDING.payout;
const TITLE_ID = 'calculate-title';

/** What a creator receives for an amount of future revenue, and the fee (R3.8). */
export function Payout({ payout }: Pick<LandingView, 'payout'>) {
  const send = useSend();
  const { amountDollars, months, receivesDollars, feeDollars } = payout;
  return (
    <RevealSection id="calculate" titleId={TITLE_ID} className={classes.section}>
      <RevealItem className={classes.calculator}>
        <SectionHeading id={TITLE_ID} title={WORDS.title} />
        <DollarField
          label={WORDS.amountLabel}
          valueDollars={amountDollars}
          range={PAYOUT_RANGE}
          hint={WORDS.amountHint}
          onChange={(dollars) => send({ type: 'payout.amountChanged', amountDollars: dollars })}
        />
        <MonthsChoice
          legend={WORDS.durationLegend}
          months={months}
          onChoose={(chosen) => send({ type: 'payout.monthsChosen', months: chosen })}
        />
        <div className={classes.result}>
          <Figure label={LANDING.receives} size="large" value={formatDollars(receivesDollars)} />
          <Rows
            rows={{
              [LANDING.fee]: LANDING.feeOf(feeDollars, amountDollars),
              [WORDS.repays]: formatDollars(amountDollars),
            }}
          />
          <SpokenChange words={WORDS.spoken(receivesDollars, feeDollars)} />
        </div>
        <p className={classes.note}>{LANDING.estimates}</p>
      </RevealItem>
    </RevealSection>
  );
}
