import type { OfferTerms } from '#machines/journey/views/viewOffers.ts';
import { Figure } from '#src/components/Figure.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { formatDollars } from '#src/content/format.ts';
import classes from './ChosenTerms.module.css';

const WORDS = CONTRACT.terms;

/** The terms of the chosen offer beside the contract that binds to them (R8.1, R8.2, R12.1). */
export function ChosenTerms({ terms }: { terms: OfferTerms }) {
  return (
    <section className={classes.terms}>
      <h2 className={classes.heading}>{WORDS.heading}</h2>
      <p className={classes.summary}>{WORDS.summary(terms)}</p>
      <div className={classes.figures}>
        <Figure label={WORDS.receive} value={formatDollars(terms.amountDollars)} note={WORDS.receiveNote(terms)} />
        <Figure label={WORDS.repay} value={formatDollars(terms.totalRepaymentDollars)} note={WORDS.repayNote(terms)} />
        <Figure
          label={WORDS.monthly}
          value={formatDollars(terms.monthlyPaymentDollars)}
          note={WORDS.monthlyNote}
          size="small"
        />
        <Figure label={WORDS.time} value={WORDS.timeValue(terms)} note={WORDS.timeNote} size="small" />
      </div>
    </section>
  );
}
