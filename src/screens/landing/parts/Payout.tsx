import type { CSSProperties } from 'react';
import { PAYOUT_RANGE } from '#machines/domain/calculators.ts';
import type { LandingView } from '#machines/journey/views/viewLanding.ts';
import { Figure } from '#src/components/Figure.tsx';
import { formatDollars } from '#src/content/format.ts';
import { LANDING } from '#src/content/landing.ts';
import { useSend } from '#src/journey/hooks.ts';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import { DollarField } from './DollarField.tsx';
import { MonthsChoice } from './MonthsChoice.tsx';
import classes from './Payout.module.css';
import { SectionHeading } from './SectionHeading.tsx';
import { SpokenChange } from './SpokenChange.tsx';

const WORDS = LANDING.payout;
const TITLE_ID = 'calculate-title';

/** What a creator receives for an amount of future revenue, and the fee (R3.8). */
export function Payout({ payout }: Pick<LandingView, 'payout'>) {
  const send = useSend();
  const { amountDollars, months, receivesDollars, feeDollars } = payout;
  const feePercent = Math.round((feeDollars * 1000) / amountDollars) / 10;
  const sentence = WORDS.sentence(amountDollars, months, receivesDollars, feeDollars);
  return (
    <RevealSection id="calculate" titleId={TITLE_ID} className={classes.section}>
      <RevealItem className={classes.words}>
        <SectionHeading id={TITLE_ID} title={WORDS.title} intro={WORDS.intro} />
        <DollarField
          label={WORDS.amountLabel}
          valueDollars={amountDollars}
          range={PAYOUT_RANGE}
          hint={WORDS.amountHint}
          onChange={(dollars) => send({ type: 'payout.amountChanged', amountDollars: dollars })}
        />
        <MonthsChoice
          legend={WORDS.durationLegend}
          nameOf={WORDS.duration}
          months={months}
          onChoose={(chosen) => send({ type: 'payout.monthsChosen', months: chosen })}
        />
      </RevealItem>
      <RevealItem className={classes.result}>
        <div aria-hidden className={classes.bar}>
          <span className={classes.fee} style={{ '--part': feeDollars / amountDollars } as CSSProperties} />
        </div>
        <div className={classes.figures}>
          <div>
            <Figure label={WORDS.fee} value={formatDollars(feeDollars)} note={WORDS.feePercent(feePercent)} />
          </div>
          <div>
            <Figure label={WORDS.receives} size="large" value={formatDollars(receivesDollars)} />
          </div>
        </div>
        <div className={classes.plain}>
          <p>{sentence}</p>
          <p className={classes.finePrint}>{WORDS.finePrint}</p>
        </div>
        <SpokenChange words={sentence} />
      </RevealItem>
    </RevealSection>
  );
}
