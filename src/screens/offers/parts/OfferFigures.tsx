import type { OfferTerms } from '#machines/journey/views/viewOffers.ts';
import { Figure } from '#src/components/Figure.tsx';
import { formatDollars } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import classes from './OfferFigures.module.css';

/** What one offer pays, what it takes and what that costs; the table beneath has every other figure (R8.1). */
export function OfferFigures({ offer }: { readonly offer: OfferTerms }) {
  return (
    <div className={classes.figures}>
      <Figure size="large" label={OFFERS_TEXT.amount} value={formatDollars(offer.amountDollars)} />
      <p className={classes.cost}>
        <span>{OFFERS_TEXT.card.repays(offer)}</span> <span className={classes.fee}>{OFFERS_TEXT.card.fee(offer)}</span>
      </p>
    </div>
  );
}
