import type { Offer } from '#machines/domain/offers.ts';
import { Figure } from '#src/components/Figure.tsx';
import { formatDollars, formatMonths } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import classes from './OfferFigures.module.css';

const WORDS = OFFERS_TEXT.card;

/** What one offer pays, what it costs, what is repaid and about how long that takes (R8.1, R18.2). */
export function OfferFigures({ offer }: { readonly offer: Offer }) {
  const rows = [
    { label: WORDS.fee, value: WORDS.feeValue(offer) },
    { label: WORDS.repay, value: formatDollars(offer.totalRepaymentDollars) },
    { label: WORDS.time, value: formatMonths(offer.estimatedMonths) },
  ];
  return (
    <div className={classes.figures}>
      <Figure size="large" label={OFFERS_TEXT.amount} value={formatDollars(offer.amountDollars)} />
      <dl className={classes.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
