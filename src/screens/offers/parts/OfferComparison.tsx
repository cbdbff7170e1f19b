import { highestAprOffer } from '#machines/domain/offers.ts';
import type { OffersView } from '#machines/journey/views/viewOffers.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { FiguresTable } from '#src/screens/parts/FiguresTable.tsx';
import { Note } from '#src/screens/parts/Note.tsx';

const WORDS = OFFERS_TEXT.comparison;

export function OfferComparison({ offers, selectedId, example }: OffersView) {
  const columns = offers.map((offer) => ({
    title: OFFERS_TEXT.offerTitle(offer.months),
    value: offer,
    isSelected: offer.id === selectedId,
  }));
  return (
    <Disclosure title={<h2>{WORDS.heading}</h2>}>
      <Stack gap={2}>
        <FiguresTable caption={WORDS.caption} term={WORDS.term} columns={columns} groups={WORDS.groups} />
        <Note>{WORDS.apr(highestAprOffer(offers))}</Note>
        {offers
          .filter(
            ({ totalRepaymentDollars, projectedRevenueDollars }) => totalRepaymentDollars < projectedRevenueDollars,
          )
          .map((offer) => (
            <Note key={offer.id}>{WORDS.rounded(offer)}</Note>
          ))}
        <Note>{WORDS.note(example)}</Note>
      </Stack>
    </Disclosure>
  );
}
