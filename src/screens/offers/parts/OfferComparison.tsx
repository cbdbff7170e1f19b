import { useId } from 'react';
import type { OfferId } from '#machines/domain/offers.ts';
import type { OfferTerms } from '#machines/journey/views/viewOffers.ts';
import { formatDollars } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import classes from './OfferComparison.module.css';

const ROWS: readonly { readonly label: string; readonly valueOf: (offer: OfferTerms) => string }[] = [
  { label: OFFERS_TEXT.amount, valueOf: (offer) => formatDollars(offer.amountDollars) },
  { label: OFFERS_TEXT.fee, valueOf: (offer) => formatDollars(offer.feeDollars) },
  { label: OFFERS_TEXT.feeShare, valueOf: OFFERS_TEXT.feeShareValue },
  { label: OFFERS_TEXT.costPerDollar, valueOf: OFFERS_TEXT.costPerDollarValue },
  { label: OFFERS_TEXT.total, valueOf: (offer) => formatDollars(offer.totalRepaymentDollars) },
  { label: OFFERS_TEXT.monthly, valueOf: (offer) => formatDollars(offer.monthlyPaymentDollars) },
  { label: OFFERS_TEXT.projected, valueOf: (offer) => formatDollars(offer.projectedRevenueDollars) },
  { label: OFFERS_TEXT.estimated, valueOf: OFFERS_TEXT.estimatedValue },
];

type OfferComparisonProps = { readonly offers: readonly OfferTerms[]; readonly selectedId: OfferId | null };

/** Every figure of the offers side by side; on narrow screens the cards say it alone (R8.1, R8.2). */
export function OfferComparison({ offers, selectedId }: OfferComparisonProps) {
  const headingId = useId();
  return (
    <section className={classes.comparison} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {OFFERS_TEXT.comparison.heading}
      </h2>
      <table className={classes.table}>
        <caption className={classes.caption}>{OFFERS_TEXT.comparison.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{OFFERS_TEXT.comparison.term}</th>
            {offers.map(({ id, months }) => (
              <th key={id} scope="col" data-selected={id === selectedId || undefined}>
                {OFFERS_TEXT.offerTitle(months)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, valueOf }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {offers.map((offer) => (
                <td key={offer.id} data-selected={offer.id === selectedId || undefined}>
                  {valueOf(offer)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
