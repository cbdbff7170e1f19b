import { useDidUpdate } from '@mantine/hooks';
import { useRef } from 'react';
import type { OfferId } from '#machines/domain/choices.ts';
import type { OffersView } from '#machines/journey/views/viewOffers.ts';
import { nextTask } from '#src/components/nextTask.ts';
import { Figure } from '#src/components/Figure.tsx';
import { formatDollars } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { Rows } from '#src/screens/parts/Rows.tsx';
import classes from './OfferCards.module.css';

type OfferCardsProps = Pick<OffersView, 'offers' | 'selectedId' | 'isSigned'> & {
  readonly canReceive: boolean;
  readonly onSelect: (id: OfferId) => void;
};

/** One choice among the offers: native radios, so one tab stop and the arrow keys of the browser (R8.3). */
export function OfferCards({ offers, selectedId, isSigned, canReceive, onSelect }: OfferCardsProps) {
  const selected = useRef<HTMLDivElement>(null);
  // Clear of the bar that comes over the page and says what was chosen; that it is chosen is painted first.
  useDidUpdate(() => {
    void nextTask().then(() => selected.current?.scrollIntoView({ block: 'nearest' }));
  }, [selectedId]);
  return (
    <fieldset className={classes.root} disabled={isSigned}>
      <legend className={classes.legend}>{isSigned ? OFFERS_TEXT.legendSigned : OFFERS_TEXT.legend}</legend>
      <div className={classes.cards}>
        {offers.map((offer) => {
          const id = `offer-${offer.id}`;
          const isSelected = offer.id === selectedId;
          return (
            <div
              key={id}
              ref={isSelected ? selected : null}
              className={classes.card}
              data-selected={isSelected || undefined}
            >
              <input
                type="radio"
                id={id}
                name="offer"
                value={offer.id}
                checked={isSelected}
                onChange={() => onSelect(offer.id)}
                aria-describedby={`${id}-about`}
                className={classes.radio}
              />
              <label htmlFor={id} className={classes.title}>
                {OFFERS_TEXT.offerTitle(offer.months)}
              </label>
              <div id={`${id}-about`} className={classes.about}>
                <Figure
                  size="large"
                  label={OFFERS_TEXT.amount(canReceive)}
                  value={formatDollars(offer.amountDollars)}
                />
                <Rows rows={OFFERS_TEXT.card(offer, canReceive)} />
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
