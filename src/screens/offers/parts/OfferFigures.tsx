import type { OfferTerms } from '#machines/journey/views/viewOffers.ts';
import { Figure } from '#src/components/Figure.tsx';
import { formatDollars } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import classes from './OfferFigures.module.css';

/** What one offer pays and costs, the amount received first (R8.1, R8.2). */
export function OfferFigures({ offer }: { readonly offer: OfferTerms }) {
  return (
    <div className={classes.figures}>
      <Figure
        size="large"
        label={OFFERS_TEXT.amount}
        value={formatDollars(offer.amountDollars)}
        note={OFFERS_TEXT.amountNote(offer)}
      />
      <Figure
        size="small"
        label={OFFERS_TEXT.fee}
        value={formatDollars(offer.feeDollars)}
        note={OFFERS_TEXT.feeBase(offer)}
      />
      <Figure
        size="small"
        label={OFFERS_TEXT.total}
        value={formatDollars(offer.totalRepaymentDollars)}
        note={OFFERS_TEXT.totalNote}
      />
      <Figure
        size="small"
        label={OFFERS_TEXT.monthly}
        value={formatDollars(offer.monthlyPaymentDollars)}
        note={OFFERS_TEXT.monthlyNote}
      />
      <Figure
        size="small"
        label={OFFERS_TEXT.projected}
        value={formatDollars(offer.projectedRevenueDollars)}
        note={OFFERS_TEXT.projectedNote(offer)}
      />
      <Figure
        size="small"
        label={OFFERS_TEXT.estimated}
        value={OFFERS_TEXT.estimatedValue(offer)}
        note={OFFERS_TEXT.estimatedNote}
      />
    </div>
  );
}
