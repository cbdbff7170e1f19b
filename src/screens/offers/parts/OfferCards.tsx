import { useDidUpdate } from '@mantine/hooks';
import { useRef } from 'react';
import type { OffersView } from '#machines/journey/views/viewOffers.ts';
import { nextTask } from '#src/components/nextTask.ts';
import { Figure } from '#src/components/Figure.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { formatDollars } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { useSend } from '#src/journey/hooks.ts';
import { Rows } from '#src/screens/parts/Rows.tsx';
import classes from './OfferCards.module.css';

/** Native radio buttons, for a single tab stop and arrow keys (R8.3). */
export function OfferCards({ offers, selectedId, isSigned, canReceive }: OffersView) {
  const send = useSend();
  const selected = useRef<HTMLDivElement>(null);
  // After the selection is painted, scrolls the card out from behind the action bar.
  useDidUpdate(() => {
    void nextTask().then(() => selected.current?.scrollIntoView({ block: 'nearest' }));
  }, [selectedId]);
  return (
    <fieldset className={classes.root} disabled={isSigned}>
      <legend className={classes.legend}>{isSigned ? OFFERS_TEXT.legendSigned : OFFERS_TEXT.legend}</legend>
      <Stack gap={4} className={classes.cards}>
        {offers.map((offer) => {
          const id = `offer-${offer.id}`;
          const isSelected = offer.id === selectedId;
          return (
            <Card
              key={id}
              ref={isSelected ? selected : null}
              gap={3}
              pad={4}
              className={classes.card}
              data-selected={isSelected || undefined}
            >
              <input
                type="radio"
                id={id}
                name="offer"
                value={offer.id}
                checked={isSelected}
                onChange={() => send({ type: 'offers.selected', offerId: offer.id })}
                aria-describedby={`${id}-about`}
                className={classes.radio}
              />
              <label htmlFor={id} className={classes.title}>
                {OFFERS_TEXT.offerTitle(offer.months)}
              </label>
              <Stack id={`${id}-about`} gap={3} className={classes.about}>
                <Figure
                  size="large"
                  label={OFFERS_TEXT.amount(canReceive)}
                  value={formatDollars(offer.amountDollars)}
                />
                <Rows rows={OFFERS_TEXT.card(offer, canReceive)} />
              </Stack>
            </Card>
          );
        })}
      </Stack>
    </fieldset>
  );
}
