import { dearestPerYear } from '#machines/domain/offers.ts';
import type { OffersView } from '#machines/journey/views/viewOffers.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { FiguresTable } from '#src/screens/parts/FiguresTable.tsx';
import classes from './OfferComparison.module.css';

const WORDS = OFFERS_TEXT.comparison;

/** Every figure of the offers, the fixed ones apart from the estimates (R8.1, R8.2). */
export function OfferComparison({ offers, selectedId, example }: OffersView) {
  const columns = offers.map((offer) => ({
    title: OFFERS_TEXT.offerTitle(offer.months),
    value: offer,
    isSelected: offer.id === selectedId,
  }));
  return (
    <Disclosure title={<h2>{WORDS.heading}</h2>}>
      <FiguresTable caption={WORDS.caption} term={WORDS.term} columns={columns} groups={WORDS.groups} />
      <p className={classes.note}>
        <KeepTogether>{WORDS.apr(dearestPerYear(offers))}</KeepTogether>
      </p>
      {offers
        .filter(({ totalRepaymentDollars, projectedRevenueDollars }) => totalRepaymentDollars < projectedRevenueDollars)
        .map((offer) => (
          <p key={offer.id} className={classes.note}>
            <KeepTogether>{WORDS.rounded(offer)}</KeepTogether>
          </p>
        ))}
      <p className={classes.note}>
        <KeepTogether>{WORDS.note(example)}</KeepTogether>
      </p>
    </Disclosure>
  );
}
