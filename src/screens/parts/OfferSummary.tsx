import type { Offer } from '#machines/domain/offers.ts';
import { OFFER_SUMMARY as WORDS } from '#src/content/offerSummary.ts';
import classes from './OfferSummary.module.css';

/** The offer summary as a table: each term, its figure and a sentence (R19.2). */
export function OfferSummary({ offer }: { readonly offer: Offer }) {
  return (
    <div className={classes.summary}>
      <table className={classes.table}>
        <caption>{WORDS.headingOf(offer.months)}</caption>
        <tbody>
          {WORDS.rows(offer).map(({ term, value, note }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>
                <strong>{value}</strong>
                <span>{note}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{WORDS.assumptions}</p>
      <p className={classes.note}>{WORDS.sample}</p>
    </div>
  );
}
