import { Fragment } from 'react';
import type { Offer } from '#machines/domain/offers.ts';
import type { OffersView } from '#machines/journey/views/viewOffers.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import classes from './OfferComparison.module.css';

const WORDS = OFFERS_TEXT.comparison;

/** Every figure of the offers, the fixed ones apart from the estimates (R8.1, R8.2). */
export function OfferComparison({ offers, selectedId, example }: OffersView) {
  const isSelected = (offer: Offer) => offer.id === selectedId || undefined;
  return (
    <Disclosure title={<h2>{WORDS.heading}</h2>}>
      <table className={classes.table}>
        <caption className={classes.caption}>{WORDS.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.term}>
              {WORDS.term}
            </th>
            {offers.map((offer) => (
              <th key={offer.id} scope="col" data-selected={isSelected(offer)}>
                {OFFERS_TEXT.offerTitle(offer.months)}
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(WORDS.groups).map(([group, rows]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={offers.length + 1} className={classes.group}>
                {group}
              </th>
            </tr>
            {Object.entries(rows).map(([label, valueOf]) => (
              <Fragment key={label}>
                <tr className={classes.over}>
                  <th scope="col" colSpan={offers.length}>
                    {label}
                  </th>
                </tr>
                <tr>
                  <th scope="row" className={classes.term}>
                    {label}
                  </th>
                  {offers.map((offer) => (
                    <td key={offer.id} data-selected={isSelected(offer)}>
                      {valueOf(offer)}
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
      <p className={classes.note}>{WORDS.note(example)}</p>
    </Disclosure>
  );
}
